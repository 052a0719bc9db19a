import { MAX_IMAGE_SIDE } from '#contract/files/file.ts'

/** An image up to this size is sent as it is: at 50 kB/s it takes 4 s. */
const TARGET_BYTES = 200 * 1024
/** The shortest longer side to which an image is scaled, in pixels: a receipt stays legible. */
const LEAST_SIDE = 1024
/** The JPEG qualities of the attempts, each at a smaller size than the one before. */
const QUALITIES = [0.8, 0.7, 0.6, 0.5]

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
  let jpeg: Blob | null = null
  for (const quality of QUALITIES) {
    const scaled = side === longerSide(image) ? image : draw(image, side)
    jpeg = await new Promise<Blob | null>((resolve) => scaled.toBlob(resolve, 'image/jpeg', quality))
    if (!jpeg || jpeg.size <= TARGET_BYTES) return jpeg
    // The size grows with the area; fine structure is lost more slowly.
    side = Math.min(side, Math.max(LEAST_SIDE, Math.floor(side * 0.95 * Math.sqrt(TARGET_BYTES / jpeg.size))))
  }
  return jpeg
}

function draw(image: ImageBitmap | HTMLCanvasElement, side: number): HTMLCanvasElement {
  const scale = side / longerSide(image)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'medium'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

const longerSide = ({ width, height }: { width: number; height: number }) => Math.max(width, height)

const asFile = (jpeg: Blob, { name, lastModified }: File) =>
  new File([jpeg], `${name.replace(/\.\w+$/, '')}.jpg`, { type: jpeg.type, lastModified })
