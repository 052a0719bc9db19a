import { MAX_UPLOAD_BYTES } from '#contract/files/file.ts'
import { messages } from '#contract/messages.ts'
import type { Caller } from '../../adapters/fair-queue.ts'
import type { Jpeg } from '../../adapters/images.ts'
import type { WrittenPdf } from '../../adapters/pdf/rewrite-pdf.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/errors.ts'
import type { FileOnDisk } from '../../http/multipart.ts'
import { kindOfFile } from '../files/file-kind.ts'
import { pdfError } from '../files/pdf-error.ts'
import { reencodeImage } from '../files/reencode-image.ts'

/** An uploaded file as it is stored, written anew: a JPEG with its preview, or a PDF. */
export type JudgedFile = { kind: 'image'; jpeg: Jpeg; preview: Jpeg } | { kind: 'pdf'; pdf: WrittenPdf }

/** The longer side of a preview in pixels. */
const PREVIEW_SIDE = 480

/**
 * Judges a file by its content. 415 for anything but a JPEG, PNG, WebP or PDF, 413 above 40 megapixels,
 * 400 for a damaged file and for a PDF that is encrypted, active or cannot be written anew, 503 when too
 * many wait, 507 when the disk is full.
 */
export async function judgeFile(
  deps: Pick<Deps, 'images' | 'pdfs'>,
  { path }: FileOnDisk,
  caller: Caller,
): Promise<JudgedFile> {
  const kind = await kindOfFile(path)
  if (!kind)
    throw new HttpError(415, messages.attachments.wrongKind, { fields: { file: messages.attachments.wrongKind } })
  if (kind !== 'pdf') {
    const { jpeg, preview } = await reencodeImage(deps, path, caller, PREVIEW_SIDE)
    return { kind: 'image', jpeg, preview: preview ?? jpeg }
  }
  const answer = await deps.pdfs.check({ path, maxBytes: MAX_UPLOAD_BYTES }, caller)
  if ('fault' in answer) throw pdfError(answer.fault)
  return { kind: 'pdf', pdf: answer.pdf }
}
