/*
 * Some browsers falsify what a page reads back of a canvas, against fingerprinting: Firefox with resistFingerprinting and
 * its relatives send stripes, Brave a few pixels that differ by one.
 */

type Picture = ImageBitmap | HTMLCanvasElement

/** A cell of the grid that is compared is about this large, and a picture has at most this many in a row. */
const CELL = 32
const MOST_CELLS = 24
/** By how much of 255 the mean colour of a cell may differ: JPEG changes it by 5, in stripes of one red and one green pixel by 17. */
const TOLERANCE = 24

const known = ['#ff0000', '#00c000', '#2040ff', '#ffffff', '#000000', '#e0b040', '#40b0c0', '#808080'] as const

let areTrue: Promise<boolean> | null = null

/** Returns whether known colours come back as painted; tried once a page. */
export const readsTrueColours = (): Promise<boolean> => (areTrue ??= readKnownColours().catch(() => false))

async function readKnownColours(): Promise<boolean> {
  const canvas = Object.assign(document.createElement('canvas'), { width: known.length * CELL, height: CELL })
  const context = canvas.getContext('2d')
  for (const [place, colour] of known.entries()) {
    if (context) context.fillStyle = colour
    context?.fillRect(place * CELL, 0, CELL, CELL)
  }
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  const painted = known.flatMap((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)))
  return jpeg !== null && areAlike(painted, meanColours(canvas)) && (await showsPicture(jpeg, canvas))
}

/** Returns whether an encoded picture shows the same as the canvas from which it was encoded. */
export async function showsPicture(jpeg: Blob, picture: HTMLCanvasElement): Promise<boolean> {
  const decoded = await createImageBitmap(jpeg)
  try {
    const isSameSize = decoded.width === picture.width && decoded.height === picture.height
    return isSameSize && areAlike(meanColours(picture), meanColours(decoded))
  } finally {
    decoded.close()
  }
}

const areAlike = (expected: readonly number[], read: readonly number[]) =>
  expected.every((value, index) => Math.abs(value - (read[index] ?? Number.NaN)) <= TOLERANCE)

/** Returns the mean red, green and blue of each cell, row by row. */
function meanColours(picture: Picture): number[] {
  const { width } = picture
  const [columns, rows] = [cellsOf(width), cellsOf(picture.height)]
  return Array.from({ length: rows }, (_, row) => {
    const [top, bottom] = edges(row, rows, picture.height)
    const canvas = Object.assign(document.createElement('canvas'), { width, height: bottom - top })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(picture, 0, -top)
    const data = context?.getImageData(0, 0, width, bottom - top).data ?? []
    return Array.from({ length: columns }, (__, column) => meanOf(data, edges(column, columns, width), width))
  }).flat(2)
}

const cellsOf = (side: number) => Math.min(MOST_CELLS, Math.max(1, Math.round(side / CELL)))

/** The beginning and the end of a cell in pixels. */
const edges = (index: number, count: number, side: number): [number, number] => [
  Math.round((index * side) / count),
  Math.round(((index + 1) * side) / count),
]

/** The mean colour of the pixels between two columns of a band of rows. */
function meanOf(data: ArrayLike<number>, [left, right]: readonly [number, number], width: number): number[] {
  const sums = [0, 0, 0]
  const rows = data.length / (width * 4)
  for (let row = 0; row < rows; row += 1)
    for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4)
      for (const channel of [0, 1, 2] as const) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0)
  return sums.map((sum) => sum / ((right - left) * rows))
}
