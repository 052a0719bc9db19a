import { findIgnoringSeparators } from './find-ignoring-separators.ts'

/** A text with all matches of `query` marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const found = findIgnoringSeparators(text, query)
  if (found.length === 0) return text
  return found.flatMap(([from, to], index) => [
    text.slice(found[index - 1]?.[1] ?? 0, from),
    <mark key={from}>{text.slice(from, to)}</mark>,
    index === found.length - 1 ? text.slice(to) : '',
  ])
}
