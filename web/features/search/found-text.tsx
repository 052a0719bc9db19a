import { findLoosely } from '#web/ui/loose-search.ts'
import { Mark } from '#web/ui/mark.tsx'

/** A text with what was sought marked in it, as a whole or, where that is not there, the first word of it that is. */
export function FoundText({ text, sought }: { text: string; sought: string }) {
  const found = [sought, ...sought.split(/\s+/)].find((part) => findLoosely(text, part).length > 0)
  return <Mark text={text} query={found ?? ''} />
}
