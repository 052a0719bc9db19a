import { findIgnoringSeparators, Highlight } from '#web/ui/highlight.tsx'

/** True if a word of the name starts with the text: `ver` and `cases` match Verified-Cases. */
export const isNamed = (label: string, text: string) =>
  label
    .toLowerCase()
    // `\w` does not match Devanagari letters.
    .split(/(?=\b\w)|(?<=\s)/)
    .some((_, at, words) => words.slice(at).join('').startsWith(text.toLowerCase()))

/** A text in which the search text is marked or, if it does not occur as a whole, its first word that does. */
export function MatchedText({ text, query }: { text: string; query: string }) {
  const matchedPart = [query, ...query.split(/\s+/)].find((part) => findIgnoringSeparators(text, part).length > 0)
  return <Highlight text={text} query={matchedPart ?? ''} />
}
