import { messages } from '#contract/messages.ts'
import type { PdfFault } from '../../adapters/pdfs.ts'
import { HttpError, shareUsedUp } from '../../http/errors.ts'
import { refusedFile } from './refused-file.ts'

export function pdfError(fault: PdfFault): HttpError {
  switch (fault) {
    case 'busy':
      return new HttpError(503, messages.general.unavailable, { retryAfter: 5, bound: 'pdfs_waiting' })
    case 'share':
      return shareUsedUp()
    case 'seconds':
      return refusedFile(messages.upload.pdfTooSlow, { bound: 'pdf_seconds' })
    case 'memory':
      return refusedFile(messages.upload.pdfTooSlow, { bound: 'pdf_memory' })
    case 'crashed':
      return refusedFile(messages.upload.pdfTooSlow)
    case 'encrypted':
      return refusedFile(messages.upload.pdfEncrypted)
    case 'active':
      return refusedFile(messages.upload.pdfActive)
    case 'unreadable':
      return refusedFile(messages.upload.pdfUnreadable)
    case 'unwritable':
      return refusedFile(messages.upload.pdfUnwritable)
    case 'full':
      return new HttpError(507, messages.general.diskFull)
  }
}
