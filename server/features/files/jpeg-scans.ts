const [START_OF_SCAN, END_OF_IMAGE, LONELY] = [0xda, 0xd9, 0x01]
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7

/**
 * How many scans a JPEG has, or one more than `most` as soon as there are more. A progressive JPEG may have any number of
 * them, of 50 bytes each, and a decoder goes through the whole image for each one (LJT-01-003). Reads the markers as the
 * decoder does: segments are skipped by their length, the rest is searched for the next marker, until the image ends.
 */
export function countScans(jpeg: Buffer, most: number): number {
  let scans = 0
  let at = 2 // behind the marker that starts the image
  while (scans <= most) {
    while (at < jpeg.length && jpeg[at] !== 0xff) at += 1
    while (jpeg[at] === 0xff) at += 1 // any number of them may stand before a code
    const code = jpeg[at]
    at += 1
    if (code === undefined || code === END_OF_IMAGE) return scans
    // In the data of a scan: a byte of 255 as it is written there, or a place to start from again.
    if (code === 0 || code === LONELY || isRestart(code)) continue
    if (code === START_OF_SCAN) scans += 1
    if (at + 1 >= jpeg.length) return scans
    at += Math.max(2, jpeg.readUInt16BE(at))
  }
  return scans
}
