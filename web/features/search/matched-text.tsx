import { findIgnoringSeparators } from '#web/ui/find-ignoring-separators.ts'
import { Highlight } from '#web/ui/highlight.tsx'

/** A text with what was sought marked in it, as a whole or, where that is not there, the first word of it that is. */
export function MatchedText({ text, sought }: { text: string; sought: string }) {
  const found = [sought, ...sought.split(/\s+/)].find((part) => findIgnoringSeparators(text, part).length > 0)
  return <Highlight text={text} query={found ?? ''} />
}
