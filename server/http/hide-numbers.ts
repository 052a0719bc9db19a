import { HIDDEN_AADHAAR, isLikelyAadhaar } from '#contract/aadhaar.ts'

/** A masked Aadhaar number, as people get it: with its last four digits. */
const MASKED = /XXXX XXXX \d{4}/g
/** A number as Aadhaar numbers are written, in three groups; not a part of an id. References of banks have no groups. */
const WRITTEN = /(?<![\w-])[2-9]\d{3}([ -])\d{4}\1\d{4}(?![\w-])/g

/**
 * Returns an answer for an API key, which gets no digit of an Aadhaar number (contract-trade section 11): the last four
 * are hidden wherever they stand, in fields, names, notes and the history. Files, which are streams, stay as they are.
 */
export function hideNumbers(payload: unknown): unknown {
  if (typeof payload === 'string') return hideIn(payload)
  return payload instanceof Buffer ? Buffer.from(hideIn(payload.toString())) : payload
}

const hideIn = (text: string) =>
  text
    .replaceAll(MASKED, HIDDEN_AADHAAR)
    .replaceAll(WRITTEN, (found) => (isLikelyAadhaar(found.replaceAll(/[ -]/g, '')) ? HIDDEN_AADHAAR : found))
