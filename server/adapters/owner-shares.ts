import { HOUR } from '#contract/durations.ts'

/** Owners above which those with an untouched share are forgotten. */
const MANY_OWNERS = 1000

/**
 * Counts the work of each owner. An owner may use `seconds` an hour; what was used comes back evenly, so that
 * an owner who used it up soon has a little of it again.
 */
export function ownerShares(seconds: number, now: () => number = Date.now) {
  const used = new Map<string, { seconds: number; at: number }>()
  const usedBy = (owner: string) => {
    const last = used.get(owner)
    return last ? Math.max(0, last.seconds - ((now() - last.at) / HOUR) * seconds) : 0
  }
  const forget = () => {
    for (const owner of used.keys()) if (usedBy(owner) === 0) used.delete(owner)
  }
  return {
    isUsedUp: (owner: string): boolean => usedBy(owner) >= seconds,
    add(owner: string, work: number): void {
      if (used.size > MANY_OWNERS) forget()
      used.set(owner, { seconds: usedBy(owner) + work, at: now() })
    },
  }
}
