import { open } from 'node:fs/promises'

export type ImageKind = 'jpeg' | 'png' | 'webp'

/** Returns the kind of an uploaded file by its first bytes, or null for one that the portal does not take. */
export async function kindOfFile(path: string): Promise<ImageKind | 'pdf' | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return kindOf(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

function kindOf(bytes: Buffer): ImageKind | 'pdf' | null {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex
  if (starts('ffd8ff')) return 'jpeg'
  if (starts('89504e470d0a1a0a')) return 'png'
  if (starts('255044462d')) return 'pdf'
  return starts('52494646') && starts('57454250', 8) ? 'webp' : null
}
