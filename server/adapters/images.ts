import { basename, dirname, join } from 'node:path'
import type { Bounds } from '../context/bounds.ts'
import type { ReaderLog, TaskFault } from './child-process.ts'
import { childProcesses, type FolderTask } from './child-processes.ts'
import type { Caller } from './fair-queue.ts'
import type { ReaderUsers } from './reader-user.ts'

/** A task for a decoding process: an image in a folder, and how many pixels and scans it may have. */
export interface DecodeTask extends FolderTask {
  name: string
  pixels: number
  side: number
  scans: number
  jpeg: string
  /** The name of the preview and its longer side in pixels. */
  preview: { name: string; side: number } | null
}

/** A JPEG on the disk of this machine. */
export interface Jpeg {
  path: string
  bytes: number
}

/**
 * Why an image is not decoded: `pixels` and `scans` are too many of them, `side` is a side that is too long, `full`
 * is the disk.
 */
export interface ImageFault {
  fault: 'pixels' | 'side' | 'scans' | 'full' | 'unreadable' | TaskFault['fault']
}

/** A JPEG with its preview, or why it could not be made. */
export type CleanedImage = { jpeg: Jpeg; preview: Jpeg | null } | ImageFault

/** The answer of a decoding process: the bytes that it wrote beside the image, or a fault. */
export type DecodedImage = { jpeg: number; preview: number | null } | ImageFault

/** Decodes images of untrusted senders. */
export interface Images {
  /**
   * Re-encodes an image in a file of this machine as a JPEG of at most 2400 px: upright, on white,
   * without metadata. The JPEG is written beside the file. Owners with fewer waiting images come first. With
   * `previewSide`, a small JPEG comes along.
   */
  clean(path: string, caller: Caller, previewSide?: number): Promise<CleanedImage>
  /** Ends the processes; the next image starts a new one. */
  close(): void
}

export function createImages(bounds: Bounds['image'], log: ReaderLog, users: ReaderUsers | null = null): Images {
  const program = new URL('./image-process.ts', import.meta.url)
  const processes = childProcesses<DecodeTask, DecodedImage>(program, bounds, log, users?.images)
  const { pixels, side, scans } = bounds
  return {
    async clean(path, caller, previewSide) {
      const [folder, name] = [dirname(path), basename(path)]
      const jpeg = `${name}.jpg`
      const preview = previewSide === undefined ? null : { name: `${name}-preview.jpg`, side: previewSide }
      const answer = await processes.run(() => ({ folder, name, pixels, side, scans, jpeg, preview }), caller)
      if ('fault' in answer) return answer
      return {
        jpeg: { path: join(folder, jpeg), bytes: answer.jpeg },
        preview: preview && answer.preview ? { path: join(folder, preview.name), bytes: answer.preview } : null,
      }
    },
    close: () => processes.close(),
  }
}
