/** Separators in number plates and phone numbers, which users may type or omit. */
const SEPARATORS = /[\s\-.]/

/** The minimum number of matching letters and digits for a match without separators. */
const MIN_BARE_LENGTH = 4

/**
 * Finds `query` in `text`, ignoring letter case: as typed, or else ignoring separators in both, so that `mh12ab`
 * matches `MH 12 AB 1234`. Returns pairs of start and end.
 */
export function findIgnoringSeparators(text: string, query: string): [from: number, to: number][] {
  const lower = text.toLowerCase()
  const exact = query.trim().toLowerCase()
  if (!exact) return []
  const matches = findAll(lower, exact)
  const bareQuery = [...exact].filter((character) => !SEPARATORS.test(character)).join('')
  if (matches.length > 0 || bareQuery.length < MIN_BARE_LENGTH)
    return matches.map((index) => [index, index + exact.length])
  const keptIndexes = Array.from(lower, (_, index) => index).filter((index) => !SEPARATORS.test(lower[index] ?? ''))
  return findAll(keptIndexes.map((index) => lower[index]).join(''), bareQuery).map((index) => [
    keptIndexes[index] ?? 0,
    (keptIndexes[index + bareQuery.length - 1] ?? 0) + 1,
  ])
}

function findAll(text: string, query: string): number[] {
  const matches: number[] = []
  for (let index = text.indexOf(query); index !== -1; index = text.indexOf(query, index + query.length))
    matches.push(index)
  return matches
}
