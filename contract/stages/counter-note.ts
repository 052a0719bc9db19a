import { HIDDEN_AADHAAR } from '../aadhaar.ts'

/** What replaces a PAN: none of its letters or digits. */
export const HIDDEN_PAN = 'XXXXX0000X'

/** Hides what could be an Aadhaar number or a PAN in a note that people typed: so a device at the counter keeps it. */
export const counterNote = (note: string): string =>
  note
    .replaceAll(/(?<!\d)(?:\d{4}[ -]?){2}\d{4}(?!\d)/g, HIDDEN_AADHAAR)
    .replaceAll(/\b[A-Z]{5}\d{4}[A-Z]\b/gi, HIDDEN_PAN)
