import { MAX_IMAGE_SIDE } from '#contract/files/file.ts'

/** An image up to this size is sent as it is: at 50 kB/s it takes 4 s. */
const TARGET_BYTES = 200 * 1024
/** The shortest longer side to which an image is scaled, in pixels: a receipt stays legible. */
const LEAST_SIDE = 1024
/** The JPEG qualities of the attempts, each at a smaller size than the one before. */
const QUALITIES = [0.8, 0.7, 0.6, 0.5] as const
/** An estimate above this multiple of the target is certainly too large. */
const HOPELESS = 1.5
/** The sample of an estimate: 8 × 8 tiles of 64 × 64 pixels, whole blocks of a JPEG. */
const TILES = 8
const TILE = 64

/**
 * Scales a photo down before its upload: upright, on white, at most 2400 px, about 200 kB as JPEG. Returns the original
 * where that would not be smaller, or where the browser cannot decode it: the server judges it then.
 */
export async function scaleImage(file: File): Promise<File> {
  if (file.size <= TARGET_BYTES) return file
  try {
    const jpeg = await encodeSmall(await decode(file))
    return jpeg && jpeg.size < file.size ? asFile(jpeg, file) : file
  } catch {
    return file
  }
}

/** Decodes an image, at most 2400 px long: each attempt then starts from a small one. */
async function decode(file: File): Promise<HTMLCanvasElement> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return draw(image, Math.min(MAX_IMAGE_SIDE, longerSide(image)))
  } finally {
    image.close()
  }
}

/** Encodes at smaller sizes until the result is small enough; the last attempt is kept. */
async function encodeSmall(image: HTMLCanvasElement): Promise<Blob | null> {
  let side = longerSide(image)
  const expected = await estimateBytes(image)
  // The attempt at full size takes longer than all others together.
  const isHopeless = expected > HOPELESS * TARGET_BYTES
  if (isHopeless) side = smallerSide(side, expected)
  let jpeg: Blob | null = null
  for (const quality of isHopeless ? QUALITIES.slice(1) : QUALITIES) {
    jpeg = await encode(side === longerSide(image) ? image : draw(image, side), quality)
    if (!jpeg || jpeg.size <= TARGET_BYTES) return jpeg
    side = smallerSide(side, jpeg.size)
  }
  return jpeg
}

/** The side for the next attempt. The size grows with the area; fine structure is lost more slowly. */
const smallerSide = (side: number, bytes: number) =>
  Math.min(side, Math.max(LEAST_SIDE, Math.floor(side * 0.95 * Math.sqrt(TARGET_BYTES / bytes))))

/** Estimates the bytes of the first attempt by tiles from all over the image. */
async function estimateBytes(image: HTMLCanvasElement): Promise<number> {
  const { canvas, context } = createCanvas(TILES * TILE, TILES * TILE)
  const begins = Array.from({ length: TILES }, (_, index) => index / (TILES - 1))
  for (const [column, x] of begins.entries())
    for (const [row, y] of begins.entries()) {
      const from = [(image.width - TILE) * x, (image.height - TILE) * y].map(Math.round) as [number, number]
      context.drawImage(image, ...from, TILE, TILE, column * TILE, row * TILE, TILE, TILE)
    }
  const sample = await encode(canvas, QUALITIES[0])
  return ((sample?.size ?? 0) * image.width * image.height) / (canvas.width * canvas.height)
}

const encode = (image: HTMLCanvasElement, quality: number) =>
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
