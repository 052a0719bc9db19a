/** The kinds of image that the server stores; the browser converts others that it can open. */
const imageKinds = ['jpeg', 'png', 'webp'] as const

export type ImageKind = (typeof imageKinds)[number]

/** The kind of a file; `image` is an image of any other kind. */
export type FileKind = ImageKind | 'heic' | 'image' | 'pdf'

export const isStoredImage = (kind: FileKind | null): kind is ImageKind => imageKinds.some((one) => one === kind)

/** How many bytes tell the kind of a file. */
export const KIND_BYTES = 1024

/** How files begin, in hexadecimal; the first that fits counts. */
const signatures: readonly [RegExp, FileKind][] = [
  [/^ffd8ff/, 'jpeg'],
  [/^89504e470d0a1a0a/, 'png'],
  [/^52494646.{8}57454250/, 'webp'],
  [/^47494638(?:37|39)61/, 'image'], // GIF
  [/^424d.{8}00000000/, 'image'], // BMP
  [/^(?:49492a00|4d4d002a)/, 'image'], // TIFF
  [/^00000100/, 'image'], // an icon
  [/^(?:ff0a|0000000c(?:4a584c20|6a502020))/, 'image'], // JPEG XL and JPEG 2000
  [/^(?:efbbbf)?(?:20|09|0a|0d)*3c(?:3f786d6c(?:..)*?3c)?(?:737667|21444f435459504520737667)/, 'image'], // SVG
  [/^(?:..)*?255044462d/, 'pdf'], // anywhere in the first bytes, as viewers find it
]

const avifBrands = ['avif', 'avis']

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** Returns the kind of a file by its first bytes, whatever its name and its declared type say; null if none is known. */
export function kindOfBytes(bytes: Uint8Array): FileKind | null {
  const start = bytes.subarray(0, KIND_BYTES)
  const brands = brandsOf(start)
  // A file of AVIF may have the general brands of HEIC as well.
  if (brands.some((brand) => avifBrands.includes(brand))) return 'image'
  if (brands.some((brand) => heicBrands.includes(brand))) return 'heic'
  const hex = Array.from(start, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return signatures.find(([signature]) => signature.test(hex))?.[1] ?? null
}

/** Returns the brands in the first box of a file of the ISO base media format. */
function brandsOf(bytes: Uint8Array): string[] {
  const text = String.fromCharCode(...bytes)
  if (text.slice(4, 8) !== 'ftyp') return []
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(0)
  return text.slice(8, size).match(/.{4}/gs) ?? []
}

/** The limit of an uploaded image (JPEG, PNG or WebP): 10 MB. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

/** The longer side of a stored image in pixels; larger ones are scaled down, by the browser before the upload. */
export const MAX_IMAGE_SIDE = 2400

/** The most pixels of an image that is decoded. */
export const MAX_IMAGE_PIXELS = 40_000_000
