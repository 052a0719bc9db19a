import wasmAddress from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { ApiError } from './errors.ts'

/** The decoder, and the photo that it is to decode. */
export interface HeicTask {
  wasm: ArrayBuffer
  bytes: ArrayBuffer
}

/** Pixels in RGBA. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
}

/** How long a photo may take, in ms: 12 megapixels take a slow phone about 10 s. */
const LONGEST = 60_000

/**
 * Decodes a HEIC photo, which most browsers cannot, in a worker of its own; returns null where neither can. Throws if the
 * decoder cannot be loaded.
 */
export async function decodeHeic(photo: Blob): Promise<ImageData | null> {
  const [wasm, bytes] = await Promise.all([loadDecoder(), photo.arrayBuffer()])
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' })
  const pixels = await new Promise<Pixels | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Pixels | null>) => resolve(data)
    worker.onerror = () => resolve(null)
    setTimeout(resolve, LONGEST, null)
    worker.postMessage({ wasm, bytes } satisfies HeicTask, [wasm, bytes])
  })
  worker.terminate()
  return pixels && new ImageData(pixels.data, pixels.width, pixels.height)
}

async function loadDecoder(): Promise<ArrayBuffer> {
  const answer = await fetch(wasmAddress).catch(() => null)
  if (!answer?.ok) throw new ApiError(answer?.status ?? 0)
  return answer.arrayBuffer()
}
