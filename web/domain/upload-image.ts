import { MAX_UPLOAD_BYTES } from '#contract/files/file.ts'
import { messages } from '#contract/messages.ts'
import { fileEndpoints } from '#web/endpoints.generated.ts'
import { ofProof, scaleImage } from '#web/lib/scale-image.ts'
import { type SendFileOptions, sendFile } from '#web/lib/send-file.ts'

/** Returns the reason why a file cannot be a proof or a logo, or null: images only, at most 10 MB (spec/2 point 5). */
export function imageProblem(file: File): string | null {
  if (!file.type.startsWith('image/')) return messages.payments.imagesOnly
  return file.size > MAX_UPLOAD_BYTES ? messages.payments.tooLarge : null
}

/** Scales an image down, uploads it, and returns its URL. */
export async function uploadImage(file: File, options: SendFileOptions = {}): Promise<string> {
  options.onProgress?.({ sent: 0, total: 0 })
  const image = await scaleImage(file, ofProof)
  options.signal?.throwIfAborted()
  const { url } = (await sendFile(fileEndpoints.upload.path, image, options)) as { url: string }
  return url
}
