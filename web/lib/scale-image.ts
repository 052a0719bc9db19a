import { MAX_IMAGE_SIDE, MAX_UPLOAD_BYTES } from '#contract/files/file.ts'
import { type FileKind, isStoredImage } from '#contract/files/file-kind.ts'
import { t } from '#contract/texts.ts'
import { readsTrueColours, showsPicture } from './canvas-colours.ts'
import { decodeImage } from './decode-image.ts'
import { kindOfFile, UnfitFile } from './unfit-file.ts'

/** How far an image may be scaled down, for a fast upload over a slow connection. */
export interface ScaleLimits {
  /** An image up to this size is sent as it is; a larger one is scaled until it is about that small. */
  targetBytes: number
  /** The shortest longer side to which it is scaled, in pixels. */
  leastSide: number
  /** The JPEG qualities of the attempts, each at a smaller size than the one before. */
  qualities: readonly number[]
}

/** A proof of payment: at 50 kB/s it takes 4 s, and a receipt stays legible. */
export const ofProof: ScaleLimits = { targetBytes: 200 * 1024, leastSide: 1024, qualities: [0.8, 0.7, 0.6, 0.5] }
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
