import { messages } from '#contract/messages.ts'
import type { PdfFault } from '../../adapters/pdfs.ts'
import { HttpError } from '../../http/errors.ts'

const refused = (message: string) => new HttpError(400, message, { fields: { file: message } })

/** Returns the error of a PDF that could not be read. */
export function pdfError(fault: PdfFault): HttpError {
  switch (fault) {
    case 'busy':
      return new HttpError(503, messages.general.unavailable, { retryAfter: 5 })
    case 'seconds':
      return refused(messages.upload.pdfTooSlow)
    case 'encrypted':
      return refused(messages.upload.pdfEncrypted)
    case 'active':
      return refused(messages.upload.pdfActive)
    case 'unreadable':
      return refused(messages.upload.pdfUnreadable)
    case 'unwritable':
      return refused(messages.upload.pdfUnwritable)
    case 'full':
      return new HttpError(507, messages.general.diskFull)
  }
}
