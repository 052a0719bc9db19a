import { type ReactNode, useEffect, useState } from 'react'

/** The longest wait in ms: an answer that takes longer may move the content below. */
const LONGEST_MS = 2000

/**
 * Content below something of unknown height. It loads beside it, and is shown once that height is known, so that
 * nothing moves.
 */
export const Below = ({ isLoading, children }: { isLoading: boolean; children: ReactNode }) => (
  <div className={useWait(isLoading) ? 'hidden' : 'contents'}>{children}</div>
)

/** Whether content waits for something above it that is loading. */
export function useWait(isLoading: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLoading && !isOver
}
