import { messages } from '#contract/messages.ts'
import type { PdfFault } from '../../adapters/pdfs.ts'
import type { BoundName } from '../../bounds.ts'
import { HttpError, shareUsedUp } from '../../http/errors.ts'

const refused = (message: string, bound?: BoundName) =>
  new HttpError(400, message, { fields: { file: message }, ...(bound && { bound }) })

export function pdfError(fault: PdfFault): HttpError {
  switch (fault) {
    case 'busy':
      return new HttpError(503, messages.general.unavailable, { retryAfter: 5, bound: 'pdfs_waiting' })
    case 'share':
      return shareUsedUp()
    case 'seconds':
      return refused(messages.upload.pdfTooSlow, 'pdf_seconds')
    case 'memory':
      return refused(messages.upload.pdfTooSlow, 'pdf_memory')
    case 'crashed':
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
