import { findIgnoringSeparators } from '#web/ui/find-ignoring-separators.ts'
import { Highlight } from '#web/ui/highlight.tsx'

/** A text in which the search text is marked or, if it does not occur as a whole, its first word that does. */
export function MatchedText({ text, query }: { text: string; query: string }) {
  const matchedPart = [query, ...query.split(/\s+/)].find((part) => findIgnoringSeparators(text, part).length > 0)
  return <Highlight text={text} query={matchedPart ?? ''} />
}
