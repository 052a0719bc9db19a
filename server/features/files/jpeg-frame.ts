/** The size of a JPEG in pixels, and its colour components: 1 for grey, 3 for colour, 4 for print. */
export interface JpegFrame {
  width: number
  height: number
  components: number
}

const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)

/** Reads the frame header of a JPEG from its first bytes; null while it has not come. */
export function readJpegFrame(start: Buffer): JpegFrame | null {
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
