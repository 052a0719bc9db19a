import type { FileKind } from '#contract/files/file-kind.ts'
import { decodeHeic } from './decode-heic.ts'

/** Returns the pixels of an image, upright, or null if this browser cannot decode it. */
export async function decodeImage(file: File, kind: FileKind): Promise<ImageBitmap | null> {
  // The declared type may be wrong; without one, a browser looks at the bytes.
  const bytes = file.slice(0, file.size, kind === 'image' ? '' : `image/${kind}`)
  try {
    return await createImageBitmap(bytes, { imageOrientation: 'from-image' })
  } catch {
    const pixels = kind === 'heic' ? await decodeHeic(bytes) : null
    return pixels && createImageBitmap(pixels)
  }
}
