import { useRef } from 'react'

/** Within this time of the last decision nobody has read the row to which it went on. */
const SLIP_MS = 400

type Keys = Readonly<Record<string, () => void>>

/**
 * Returns the keys of a list together with those that decide about its current row and go on to the next: a second of
 * these within a moment does nothing, unless another key came between.
 */
export function useDecidingKeys(keys: Keys, deciding: Keys): Keys {
  const decidedAt = useRef(Number.NEGATIVE_INFINITY)
  const others = Object.entries(keys).map(([key, act]) => [
    key,
    () => {
      decidedAt.current = Number.NEGATIVE_INFINITY
      act()
    },
  ])
  const decisions = Object.entries(deciding).map(([key, decide]) => [
    key,
    () => {
      const now = performance.now()
      const isSlip = now - decidedAt.current < SLIP_MS
      decidedAt.current = now
      if (!isSlip) decide()
    },
  ])
  return Object.fromEntries([...others, ...decisions])
}
