import { open, readFile } from 'node:fs/promises'
import { messages } from '#contract/messages.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/errors.ts'
import type { FileOnDisk } from '../../http/multipart.ts'
import { pdfError } from '../files/pdf-error.ts'
import { kindOf, reencodeImage } from '../files/reencode-image.ts'

/** An uploaded file as it is stored: a new JPEG with its preview, or the path of a PDF that was checked. */
export type JudgedFile = { kind: 'image'; jpeg: Buffer; preview: Buffer } | { kind: 'pdf'; path: string }

/** The longer side of a preview in pixels. */
const PREVIEW_SIDE = 480

/**
 * Judges a file by its content. 415 for anything but a JPEG, PNG, WebP or PDF, 413 above 40 megapixels,
 * 400 for a damaged file and for a PDF that is encrypted or active, 503 when too many wait.
 */
export async function judgeFile(
  deps: Pick<Deps, 'images' | 'pdfs' | 'bounds'>,
  { path }: FileOnDisk,
  owner: string,
): Promise<JudgedFile> {
  const start = await readStart(path)
  if (kindOf(start)) {
    const { jpeg, preview } = await reencodeImage(deps, await readFile(path), owner, PREVIEW_SIDE)
    return { kind: 'image', jpeg, preview: preview ?? jpeg }
  }
  if (start.subarray(0, 5).toString('latin1') !== '%PDF-')
    throw new HttpError(415, messages.attachments.wrongKind, { fields: { file: messages.attachments.wrongKind } })
  const answer = await deps.pdfs.check(path, owner)
  if ('fault' in answer) throw pdfError(answer.fault)
  return { kind: 'pdf', path }
}

/** Returns the first bytes of a file, by which its kind is known. */
async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
