import type { Caller } from '../../adapters/fair-queue.ts'
import type { ImageFault, Jpeg } from '../../adapters/images.ts'
import type { Deps } from '../../context/deps.ts'
import type { HttpError } from '../../http/errors.ts'
import { refusedFile, unreadFile } from './refused-file.ts'

/**
 * Converts a JPEG, PNG or WebP of the disk to a JPEG of at most 2400 px: upright, on white, without
 * metadata; with `previewSide`, a small JPEG of it comes along. 413 above 40 megapixels or 30,000 px on a side, 400
 * when it cannot be decoded or takes too long or too much memory, 429 when the sender has used up its share, 503 when
 * too many images wait or the machine is at fault, 507 when the disk is full.
 */
export async function reencodeImage(
  { images }: Pick<Deps, 'images'>,
  path: string,
  caller: Caller,
  previewSide?: number,
): Promise<{ jpeg: Jpeg; preview: Jpeg | null }> {
  const answer = await images.clean(path, caller, previewSide)
  if ('jpeg' in answer) return answer
  throw imageErrors[answer.fault]()
}

const imageErrors: Record<ImageFault['fault'], () => HttpError> = {
  pixels: () => refusedFile('upload.tooManyPixels', { status: 413, bound: 'image_pixels' }),
  side: () => refusedFile('upload.tooLongSide', { status: 413, bound: 'image_side' }),
  scans: () => refusedFile('upload.unopened', { bound: 'image_scans' }),
  seconds: () => refusedFile('upload.tooSlow', { bound: 'image_seconds' }),
  memory: () => refusedFile('upload.unopened', { bound: 'image_memory' }),
  crashed: () => refusedFile('upload.unopened'),
  unreadable: () => refusedFile('upload.unreadable'),
  busy: () => unreadFile('busy', 'images_waiting'),
  share: () => unreadFile('share', 'images_waiting'),
  full: () => unreadFile('full', 'images_waiting'),
  machine: () => unreadFile('machine', 'images_waiting'),
}
