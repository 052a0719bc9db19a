import { HIDDEN_AADHAAR, isLikelyAadhaar, replaceAadhaarIn } from '#contract/aadhaar.ts'
import { HIDDEN_PAN } from '#contract/stages/stages.ts'

/** A masked Aadhaar number, as people get it: with its last four digits. */
const MASKED = /XXXX XXXX \d{4}/g
/** A PAN; in JSON, a letter before it can end the sign of a line break. */
const PAN = /(?:(?<=\\[nrt])|\b)[A-Z]{5}\d{4}[A-Z]\b/gi
/** Numbers that others give, by which programs find things; of twelve digits they may look like an Aadhaar number. */
const OF_OTHERS = /("(?:utr|applicationNo|receiptNo|chassisNo|engineNo|vehicleNo|rmaVehicleNo)":"[^"\\]*")/
/** In these, only a number written in three groups counts as an Aadhaar number. */
const WRITTEN = /(?<![\w-])[2-9]\d{3}([ -])\d{4}\1\d{4}(?![\w-])/g

/**
 * Returns an answer for an API key, which gets no digit of an Aadhaar number: the last four are hidden wherever they
 * stand, and so are the numbers and PANs that people type into names, notes and remarks. Files, which are streams, stay
 * as they are.
 */
export function hideNumbers(payload: unknown): unknown {
  if (typeof payload === 'string') return hideIn(payload)
  return payload instanceof Buffer ? Buffer.from(hideIn(payload.toString())) : payload
}

const hideIn = (text: string) =>
  text
    .replaceAll(MASKED, HIDDEN_AADHAAR)
    .split(OF_OTHERS)
    .map((part, index) => (index % 2 === 1 ? hideWritten(part) : hideTyped(part)))
    .join('')

const hideWritten = (text: string) =>
  text.replaceAll(WRITTEN, (found) => (isLikelyAadhaar(found.replaceAll(/[ -]/g, '')) ? HIDDEN_AADHAAR : found))

const hideTyped = (text: string) => replaceAadhaarIn(text, () => HIDDEN_AADHAAR).replaceAll(PAN, HIDDEN_PAN)
