import { open } from 'node:fs/promises'

/** The size of a JPEG in pixels, and its colour components: 1 for grey, 3 for colour, 4 for print. */
export interface JpegFrame {
  width: number
  height: number
  components: number
}

/** The frame header of the images that the portal stores is among their first bytes. */
const MAX_HEADER = 100_000

/** Reads the frame header of a JPEG; null for a file that has none. */
export async function readJpegFrame(path: string): Promise<JpegFrame | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_HEADER), 0, MAX_HEADER, 0)
    return frameIn(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)

function frameIn(start: Buffer): JpegFrame | null {
  let offset = 2 // after the marker that starts the image
  while (offset + 10 <= start.length && start[offset] === 0xff) {
    if (isFrame(start[offset + 1] ?? 0))
      return {
        height: start.readUInt16BE(offset + 5),
        width: start.readUInt16BE(offset + 7),
        components: start[offset + 9] ?? 0,
      }
    offset += 2 + start.readUInt16BE(offset + 2)
  }
  return null
}
