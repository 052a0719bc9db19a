/** A text with every place that matches `query` marked. */
export function Mark({ text, query }: { text: string; query: string }) {
  const sought = query.trim().toLowerCase()
  if (!sought) return text
  const lower = text.toLowerCase()
  const parts: { at: number; text: string; hit: boolean }[] = []
  let from = 0
  for (let at = lower.indexOf(sought); at !== -1; at = lower.indexOf(sought, from)) {
    if (at > from) parts.push({ at: from, text: text.slice(from, at), hit: false })
    parts.push({ at, text: text.slice(at, at + sought.length), hit: true })
    from = at + sought.length
  }
  if (parts.length === 0) return text
  parts.push({ at: from, text: text.slice(from), hit: false })
  return parts.map((part) => (part.hit ? <mark key={part.at}>{part.text}</mark> : part.text))
}
