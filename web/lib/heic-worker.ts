import createDecoder from 'libheif-js/libheif-wasm/libheif.js'
import { MAX_IMAGE_PIXELS } from '#contract/files/file-kind.ts'
import type { HeicTask, Pixels } from './decode-heic.ts'

/*
 * The program of a worker that decodes one HEIC photo. Its own policy lets it compile the decoder and nothing else
 * (server/http/web-app.ts).
 */

/** A part of the decoder that its types leave out. */
interface Photo {
  is_primary(): boolean
  get_width(): number
  get_height(): number
  /** Writes the upright pixels into `target`, and passes it on; null if they cannot be decoded. */
  display<Target extends Pixels>(target: Target, done: (result: Target | null) => void): void
}
type Decoder = (options: { wasmBinary: ArrayBuffer }) => {
  HeifDecoder: new () => { decode(bytes: Uint8Array): Photo[] }
}

self.onmessage = async ({ data: { wasm, bytes } }: MessageEvent<HeicTask>) => {
  const pixels = await decode(wasm, bytes).catch(() => null)
  self.postMessage(pixels, { transfer: pixels ? [pixels.data.buffer] : [] })
}

/** Returns the pixels of the primary image; null if it is damaged or too large. */
async function decode(wasmBinary: ArrayBuffer, bytes: ArrayBuffer): Promise<Pixels | null> {
  const { HeifDecoder } = (createDecoder as unknown as Decoder)({ wasmBinary })
  const photos = new HeifDecoder().decode(new Uint8Array(bytes))
  const photo = photos.find((one) => one.is_primary()) ?? photos[0]
  if (!photo) return null
  const [width, height] = [photo.get_width(), photo.get_height()]
  if (width * height > MAX_IMAGE_PIXELS) return null
  const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  return new Promise((resolve) => photo.display(pixels, resolve))
}
