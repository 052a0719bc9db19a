import type { Logger } from 'pino'
import type { Bounds } from '../bounds.ts'
import { childProcesses, type TaskFault } from './child-processes.ts'

/** A task for a decoding process: the path of the image, and how many pixels and scans it may have. */
export interface DecodeTask {
  path: string
  pixels: number
  scans: number
  /** The longer side of the preview in pixels, or null for none. */
  previewSide: number | null
}

/** A JPEG on the disk of this machine. */
export interface Jpeg {
  path: string
  bytes: number
}

/** A JPEG with its preview, or why there is none; `pixels` and `scans` are too many of them, `full` is the disk. */
export type CleanedImage = { jpeg: Jpeg; preview: Jpeg | null } | { fault: 'pixels' | 'scans' | 'full' } | TaskFault

/** Decodes images of untrusted senders. */
export interface Images {
  /**
   * Re-encodes an image in a file of this machine as a JPEG of at most 2400 px: upright, on white,
   * without metadata. The JPEG is written beside the file. `owner` is the sender; senders with fewer
   * waiting images come first. With `previewSide`, a small JPEG comes along.
   */
  clean(path: string, owner: string, previewSide?: number): Promise<CleanedImage>
  /** Ends the processes; the next image starts a new one. */
  close(): void
}

/** Returns a decoder that works in child processes. */
export function createImages(bounds: Bounds['image'], log: Pick<Logger, 'warn'>): Images {
  const program = new URL('./image-process.ts', import.meta.url)
  const processes = childProcesses<DecodeTask, CleanedImage>(program, bounds, log)
  return {
    clean: (path, owner, previewSide) =>
      processes.run({ path, pixels: bounds.pixels, scans: bounds.scans, previewSide: previewSide ?? null }, owner),
    close: () => processes.close(),
  }
}
