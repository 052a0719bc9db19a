const [START_OF_SCAN, END_OF_IMAGE, STANDALONE] = [0xda, 0xd9, 0x01]
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7

/** What the markers of a JPEG tell: how many scans it has, and whether it ends with the marker of its end. */
export interface JpegMarkers {
  scans: number
  hasEnd: boolean
}

/**
 * Counts the scans of a JPEG, up to `maxScans` + 1, and looks for its end marker. A progressive JPEG may have any number of
 * scans of 50 bytes each, and a decoder processes the whole image for each one (LJT-01-003). Reads the markers as the decoder
 * does: it skips segments by their length and searches the rest for the next marker, until the end of the image.
 */
export function readMarkers(jpeg: Buffer, maxScans: number): JpegMarkers {
  let scans = 0
  let offset = 2 // after the marker that starts the image
  while (scans <= maxScans) {
    const marker = jpeg.indexOf(0xff, offset)
    if (marker < 0) break
    offset = marker
    while (jpeg[offset] === 0xff) offset += 1 // any number of fill bytes may precede a code
    const code = jpeg[offset]
    offset += 1
    if (code === END_OF_IMAGE) return { scans, hasEnd: true }
    if (code === undefined) break
    // In the data of a scan: an escaped byte of 255, or a restart marker.
    if (code === 0 || code === STANDALONE || isRestart(code)) continue
    if (code === START_OF_SCAN) scans += 1
    if (offset + 1 >= jpeg.length) break
    offset += Math.max(2, jpeg.readUInt16BE(offset))
  }
  return { scans, hasEnd: false }
}
