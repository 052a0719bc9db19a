/** Search parameters are plain texts, `?q=mh12&page=2`; whoever reads one turns it into what it means. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** The reverse; what is empty is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text ? `?${text}` : ''
}
