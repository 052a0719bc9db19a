import { messages } from '#contract/messages.ts'
import type { BoundName } from '../../bounds.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/errors.ts'
import { countScans } from './jpeg-scans.ts'

const refused = (status: number, message: string, bound?: BoundName) =>
  new HttpError(status, message, { fields: { file: message }, ...(bound && { bound }) })

type Decoder = Pick<Deps, 'images' | 'bounds'>

/**
 * Converts a JPEG, PNG or WebP, recognised by its content, to a JPEG of at most 2400 px: upright, on
 * white, without metadata (contract section 3). 415 for any other content, 413 above 40 megapixels,
 * 400 when it cannot be decoded or takes too long, 503 when too many images wait.
 */
export const reencodeAsJpeg = async (decoder: Decoder, bytes: Buffer, owner: string): Promise<Buffer> =>
  (await reencodeImage(decoder, bytes, owner)).jpeg

/** Converts an image as `reencodeAsJpeg` does; with `previewSide`, a small JPEG of it comes along. */
export async function reencodeImage(
  { images, bounds: { image } }: Decoder,
  bytes: Buffer,
  owner: string,
  previewSide?: number,
): Promise<{ jpeg: Buffer; preview: Buffer | null }> {
  const kind = kindOf(bytes)
  if (!kind) throw refused(415, messages.payments.imagesOnly)
  if (kind === 'jpeg' && countScans(bytes, image.scans) > image.scans)
    throw refused(400, messages.upload.tooSlow, 'image_scans')
  const answer = await images.clean(bytes, owner, previewSide)
  if ('jpeg' in answer) return answer
  switch (answer.fault) {
    case 'pixels':
      throw refused(413, messages.upload.tooManyPixels, 'image_pixels')
    case 'seconds':
      throw refused(400, messages.upload.tooSlow, 'image_seconds')
    case 'unreadable':
      throw refused(400, messages.upload.unreadable)
    case 'busy':
      throw new HttpError(503, messages.general.unavailable, { retryAfter: 5, bound: 'images_waiting' })
  }
}

/** Returns the kind of an image by its first bytes. */
export function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | null {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex
  if (starts('ffd8ff')) return 'jpeg'
  if (starts('89504e470d0a1a0a')) return 'png'
  return starts('52494646') && starts('57454250', 8) ? 'webp' : null
}
