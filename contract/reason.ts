import { maskAadhaarIn } from './aadhaar.ts'
import { requiredText } from './fields.ts'
import { LONG_TEXT_LENGTH } from './limits.ts'
import { normalizeLines } from './text.ts'

/**
 * Cleans lines that people write to each other, such as reasons and notes: Aadhaar numbers are masked, references of the
 * bank stay.
 */
export const maskedLines = (text: string) => maskAadhaarIn(normalizeLines(text))

/** A mandatory reason of several lines; `missing` is the message for a missing value. */
export const requiredReason = (missing: string) => requiredText(missing, LONG_TEXT_LENGTH, maskedLines)
