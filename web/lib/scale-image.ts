import { type FileKind, isStoredImage, MAX_IMAGE_SIDE, MAX_UPLOAD_BYTES } from '#contract/files/file-kind.ts'
import { t } from '#contract/texts.ts'
import { fileEndpoints } from '#web/endpoints.generated.ts'
import { decodeHeic } from './decode-heic.ts'
import { kindOfFile, type SendFileOptions, sendFile, UnfitFile } from './uploads.ts'

/** How far an image may be scaled down, for a fast upload over a slow connection. */
interface ScaleLimits {
  /** An image up to this size is sent as it is; a larger one is scaled until it is about that small. */
  targetBytes: number
  /** The shortest longer side to which it is scaled, in pixels. */
  leastSide: number
  /** The JPEG qualities of the attempts, each at a smaller size than the one before. */
  qualities: readonly number[]
}

/** A proof of payment: at 50 kB/s it takes 4 s, and a receipt stays legible. */
const ofProof: ScaleLimits = { targetBytes: 200 * 1024, leastSide: 1024, qualities: [0.8, 0.7, 0.6, 0.5] }

/** A paper: the small print of an A4 page stays legible, at no less than 150 dots an inch. */
export const ofPaper: ScaleLimits = { targetBytes: 400 * 1024, leastSide: 1800, qualities: [0.8, 0.75, 0.7] }

/** An estimate above this multiple of the target is certainly too large. */
const HOPELESS = 1.5

/** The sample of an estimate: 8 × 8 tiles of 64 × 64 pixels, whole blocks of a JPEG. */
const TILES = 8

const TILE = 64

/** Files that are ready already: a second call leaves them as they are. */
const prepared = new WeakSet<File>()

/**
 * Returns the file that is sent for a chosen image: whatever the browser can decode as a JPEG, upright, on white, at most 2400
 * px; the original, where that would not be smaller or the browser gives false colours back. Throws `UnfitFile` for
 * a file that is no image, of a kind that neither the browser nor the server can open, or larger than 10 MB then. A
 * JPEG, PNG or WebP that the browser cannot decode is sent as it is: the server judges it.
 */
export async function prepareImage(file: File, limits: ScaleLimits): Promise<File> {
  if (prepared.has(file)) return file
  const kind = await kindOfFile(file)
  const isUnknown = kind === null || kind === 'pdf'
  if (isUnknown && (kind === 'pdf' || file.size <= MAX_UPLOAD_BYTES)) throw new UnfitFile(t.payments('imagesOnly'))
  const jpeg = isUnknown ? null : await toSmallJpeg(file, kind, limits)
  const ready = jpeg ? asFile(jpeg, file) : file
  if (ready.size > MAX_UPLOAD_BYTES) throw new UnfitFile(t.payments('tooLarge'))
  if (!jpeg && !isStoredImage(kind))
    throw new UnfitFile(kind === 'heic' ? t.upload('heicClosed') : t.upload('kindClosed'))
  prepared.add(ready)
  return ready
}

/** Returns a JPEG to send instead of an image, or null to send the image itself, if the server takes its kind. */
async function toSmallJpeg(file: File, kind: FileKind, limits: ScaleLimits): Promise<Blob | null> {
  const image = await decodeImage(file, kind)
  if (!image) return null
  const mayStay = isStoredImage(kind) && longerSide(image) <= MAX_IMAGE_SIDE
  try {
    if ((mayStay && file.size <= limits.targetBytes) || !(await readsTrueColours())) return null
    const small = await encodeSmall(draw(image, Math.min(MAX_IMAGE_SIDE, longerSide(image))), limits)
    return small && !(mayStay && small.size >= file.size) ? small : null
  } catch {
    return null
  } finally {
    image.close()
  }
}

/**
 * Encodes at smaller sizes until the result is small enough; the last attempt is kept. Returns null if the result does not
 * show the image.
 */
async function encodeSmall(image: HTMLCanvasElement, limits: ScaleLimits): Promise<Blob | null> {
  const { targetBytes, qualities } = limits
  let side = longerSide(image)
  const expected = await estimateBytes(image, qualities[0])
  // The attempt at full size takes longer than all others together.
  const isHopeless = expected > HOPELESS * targetBytes
  if (isHopeless) side = smallerSide(side, expected, limits)
  let jpeg: Blob | null = null
  let drawn = image
  for (const quality of isHopeless ? qualities.slice(1) : qualities) {
    drawn = side === longerSide(image) ? image : draw(image, side)
    jpeg = await encode(drawn, quality)
    if (!jpeg || jpeg.size <= targetBytes) break
    side = smallerSide(side, jpeg.size, limits)
  }
  return jpeg && (await showsPicture(jpeg, drawn)) ? jpeg : null
}

/** The side for the next attempt. The size grows with the area; fine structure is lost more slowly. */
const smallerSide = (side: number, bytes: number, { targetBytes, leastSide }: ScaleLimits) =>
  Math.min(side, Math.max(leastSide, Math.floor(side * 0.95 * Math.sqrt(targetBytes / bytes))))

/** Estimates the bytes of the first attempt by tiles from all over the image. */
async function estimateBytes(image: HTMLCanvasElement, quality: number | undefined): Promise<number> {
  const { canvas, context } = createCanvas(TILES * TILE, TILES * TILE)
  const begins = Array.from({ length: TILES }, (_, index) => index / (TILES - 1))
  for (const [column, x] of begins.entries())
    for (const [row, y] of begins.entries()) {
      const from = [(image.width - TILE) * x, (image.height - TILE) * y].map(Math.round) as [number, number]
      context.drawImage(image, ...from, TILE, TILE, column * TILE, row * TILE, TILE, TILE)
    }
  const sample = await encode(canvas, quality)
  return ((sample?.size ?? 0) * image.width * image.height) / (canvas.width * canvas.height)
}

const encode = (image: HTMLCanvasElement, quality: number | undefined) =>
  new Promise<Blob | null>((resolve) => image.toBlob(resolve, 'image/jpeg', quality))

function draw(image: ImageBitmap | HTMLCanvasElement, side: number): HTMLCanvasElement {
  const scale = side / longerSide(image)
  const pixels = (length: number) => Math.max(1, Math.round(length * scale))
  const { canvas, context } = createCanvas(pixels(image.width), pixels(image.height))
  context.imageSmoothingQuality = 'medium'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A white canvas. */
function createCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  return { canvas, context }
}

const longerSide = ({ width, height }: { width: number; height: number }) => Math.max(width, height)

const asFile = (jpeg: Blob, { name, lastModified }: File) =>
  new File([jpeg], `${name.replace(/\.\w+$/, '')}.jpg`, { type: jpeg.type, lastModified })

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
const readsTrueColours = (): Promise<boolean> => (areTrue ??= readKnownColours().catch(() => false))

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
async function showsPicture(jpeg: Blob, picture: HTMLCanvasElement): Promise<boolean> {
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

/** Returns the pixels of an image, upright, or null if this browser cannot decode it. */
async function decodeImage(file: File, kind: FileKind): Promise<ImageBitmap | null> {
  // The declared type may be wrong; without one, a browser looks at the bytes.
  const bytes = file.slice(0, file.size, kind === 'image' ? '' : `image/${kind}`)
  try {
    return await createImageBitmap(bytes, { imageOrientation: 'from-image' })
  } catch {
    const pixels = kind === 'heic' ? await decodeHeic(bytes) : null
    return pixels && createImageBitmap(pixels)
  }
}

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
