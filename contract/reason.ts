import { requiredText } from './fields.ts'
import { LONG_TEXT_LENGTH } from './limits.ts'
import { maskedLines } from './masked-text.ts'

/** A mandatory reason of several lines; `missing` is the message for a missing value. */
export const requiredReason = (missing: string) => requiredText(missing, LONG_TEXT_LENGTH, maskedLines)
