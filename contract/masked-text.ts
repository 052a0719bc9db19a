import { maskAadhaarIn } from './aadhaar.ts'
import { normalizeLine, normalizeLines } from './text.ts'

/*
 * Cleans texts that people type: Aadhaar numbers are masked before they are stored, references of the bank stay. Every
 * text of a call is cleaned so, but for numbers that others give (chassis, application, UTR, receipt), addresses of the
 * web, and search and comparison texts.
 */

/** Cleans a name or another text of one line. */
export const maskedLine = (text: string) => maskAadhaarIn(normalizeLine(text))

/** Cleans lines that people write to each other, such as reasons and notes. */
export const maskedLines = (text: string) => maskAadhaarIn(normalizeLines(text))
