import { HIDDEN_AADHAAR } from '#contract/aadhaar.ts'

/** A masked Aadhaar number, as people get it: with its last four digits. */
const MASKED = /XXXX XXXX \d{4}/g

/**
 * Returns an answer for an API key, which gets no digit of an Aadhaar number (contract-trade section 11): the last four
 * are hidden wherever they stand, in fields, names, notes and the history. Files, which are streams, stay as they are.
 */
export function hideNumbers(payload: unknown): unknown {
  if (typeof payload === 'string') return payload.replaceAll(MASKED, HIDDEN_AADHAAR)
  return payload instanceof Buffer ? Buffer.from(payload.toString().replaceAll(MASKED, HIDDEN_AADHAAR)) : payload
}
