/** Separators in number plates and phone numbers, which users may type or omit. */
const GROUPING = /[\s\-.]/

/** The minimum number of matching letters and digits for a match without separators. */
const LEAST = 4

/**
 * Finds `sought` in `text`, ignoring letter case: as typed, or else ignoring separators in both, so that `mh12ab`
 * matches `MH 12 AB 1234`. Returns pairs of start and end.
 */
export function findIgnoringSeparators(text: string, sought: string): [from: number, to: number][] {
  const lower = text.toLowerCase()
  const exact = sought.trim().toLowerCase()
  if (!exact) return []
  const found = places(lower, exact)
  const bare = [...exact].filter((sign) => !GROUPING.test(sign)).join('')
  if (found.length > 0 || bare.length < LEAST) return found.map((at) => [at, at + exact.length])
  const kept = Array.from(lower, (_, at) => at).filter((at) => !GROUPING.test(lower[at] ?? ''))
  return places(kept.map((at) => lower[at]).join(''), bare).map((at) => [
    kept[at] ?? 0,
    (kept[at + bare.length - 1] ?? 0) + 1,
  ])
}

function places(text: string, sought: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + sought.length)) found.push(at)
  return found
}
