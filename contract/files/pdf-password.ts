import { z } from 'zod'
import { textKey } from '../texts.ts'

/** The longest password of a PDF, in bytes of UTF-8 (ISO 32000-2, 7.6.4.3). */
const MAX_PDF_PASSWORD = 127

/** The password of an uploaded PDF, as it is: it opens the file once and is stored nowhere. */
export const PdfPassword = z
  .string({ error: textKey('upload.pdfWrongPassword') })
  .min(1, textKey('upload.pdfWrongPassword'))
  .max(MAX_PDF_PASSWORD, textKey('upload.pdfWrongPassword'))
  .optional()
