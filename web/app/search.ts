/** Parses search parameters as plain texts, `?q=mh12&page=2`; each page's schema converts them. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** The inverse; empty values are omitted. */
export function stringifySearch(search: Record<string, unknown>): string {
  const definedEntries = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const text = new URLSearchParams(definedEntries.map(([key, value]) => [key, String(value)])).toString()
  return text ? `?${text}` : ''
}
