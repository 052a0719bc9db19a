import { findIgnoringSeparators } from './find-ignoring-separators.ts'

/** A text with all matches of `query` marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const matches = findIgnoringSeparators(text, query)
  if (matches.length === 0) return text
  return matches.flatMap(([from, to], index) => [
    text.slice(matches[index - 1]?.[1] ?? 0, from),
    <mark key={from}>{text.slice(from, to)}</mark>,
    index === matches.length - 1 ? text.slice(to) : '',
  ])
}
