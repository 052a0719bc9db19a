import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { roles } from '../roles.ts'
import { textKey } from '../texts.ts'

/** Uploads of images. */
export const fileEndpoints = {
  upload: endpoint('POST', '/utils/upload', {
    roles,
    summary: 'Take in an image; the answered address is signed and expires',
    limit: 'upload',
    accepts: 'multipart',
    data: z.object({ url: z.string() }),
    status: 201,
    message: 'upload.successful',
  }),
}

/** The longest password of a PDF, in bytes of UTF-8 (ISO 32000-2, 7.6.4.3). */
const MAX_PDF_PASSWORD = 127

/** The password of an uploaded PDF, as it is: it opens the file once and is stored nowhere. */
export const PdfPassword = z
  .string({ error: textKey('upload.pdfWrongPassword') })
  .min(1, textKey('upload.pdfWrongPassword'))
  .max(MAX_PDF_PASSWORD, textKey('upload.pdfWrongPassword'))
  .optional()
