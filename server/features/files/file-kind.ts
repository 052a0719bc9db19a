import { open } from 'node:fs/promises'
import { type ImageKind, isStoredImage, KIND_BYTES, kindOfBytes } from '#contract/files/file-kind.ts'

/** Returns the kind of an uploaded file by its first bytes, or null for one that the portal does not take. */
export async function kindOfFile(path: string): Promise<ImageKind | 'pdf' | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(KIND_BYTES), 0, KIND_BYTES, 0)
    const kind = kindOfBytes(buffer.subarray(0, bytesRead))
    return kind === 'pdf' || isStoredImage(kind) ? kind : null
  } finally {
    await file.close()
  }
}
