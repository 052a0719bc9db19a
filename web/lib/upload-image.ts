import { fileEndpoints } from '#web/endpoints.generated.ts'
import { ofProof, prepareImage } from '#web/lib/scale-image.ts'
import { type SendFileOptions, sendFile } from '#web/lib/send-file.ts'

interface UploadImageOptions extends SendFileOptions {
  /** Receives the image that is sent, before it is sent. */
  onReady?: (image: File) => void
}

/**
 * Scales an image down, uploads it, and returns its URL. Throws `UnfitFile` for a file that cannot be a proof or a logo.
 */
export async function uploadImage(file: File, { onReady, ...options }: UploadImageOptions = {}): Promise<string> {
  options.onProgress?.({ sent: 0, total: 0 })
  const image = await prepareImage(file, ofProof)
  options.signal?.throwIfAborted()
  onReady?.(image)
  const { url } = (await sendFile(fileEndpoints.upload.path, image, options)) as { url: string }
  return url
}
