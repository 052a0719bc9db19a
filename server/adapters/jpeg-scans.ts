const [START_OF_SCAN, END_OF_IMAGE, STANDALONE] = [0xda, 0xd9, 0x01]
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7

/**
 * Counts the scans of a JPEG, up to `maxScans` + 1. A progressive JPEG may have any number of scans of 50 bytes each,
 * and a decoder processes the whole image for each one (LJT-01-003). Reads the markers as the decoder does: it skips
 * segments by their length and searches the rest for the next marker, until the end of the image.
 */
export function countScans(jpeg: Buffer, maxScans: number): number {
  let scans = 0
  let offset = 2 // after the marker that starts the image
  while (scans <= maxScans) {
    const marker = jpeg.indexOf(0xff, offset)
    if (marker < 0) return scans
    offset = marker
    while (jpeg[offset] === 0xff) offset += 1 // any number of fill bytes may precede a code
    const code = jpeg[offset]
    offset += 1
    if (code === undefined || code === END_OF_IMAGE) return scans
    // In the data of a scan: an escaped byte of 255, or a restart marker.
    if (code === 0 || code === STANDALONE || isRestart(code)) continue
    if (code === START_OF_SCAN) scans += 1
    if (offset + 1 >= jpeg.length) return scans
    offset += Math.max(2, jpeg.readUInt16BE(offset))
  }
  return scans
}
