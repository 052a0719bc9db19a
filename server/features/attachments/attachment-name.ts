import { maskAadhaar } from '#contract/aadhaar.ts'
import { MAX_NAME } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { normalizeLine } from '#contract/text.ts'

/** Characters that no name has: control, private use, unassigned for ever; and those by which paths are built. */
const unfit = /[\p{Cc}\p{Co}\p{Noncharacter_Code_Point}/\\:*?"<>|]/gu
const AADHAAR = /(?<!\d)\d{4}([ _-]?)\d{4}\1(\d{4})(?!\d)/g

/**
 * Returns the name of an attachment from that of its file: the last part of a path, without characters
 * that mislead, at most 100 characters. A number that could be an Aadhaar number is masked.
 */
export function attachmentName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? ''
  const name = normalizeLine(last.toWellFormed().replace(unfit, ' ')).replace(AADHAAR, (_, __, lastFour) =>
    maskAadhaar(lastFour),
  )
  return [...name].slice(0, MAX_NAME).join('').trim() || messages.attachments.unnamed
}
