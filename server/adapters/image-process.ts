/** The program of a process that only decodes images (started by server/adapters/images.ts). */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { MAX_IMAGE_SIDE } from '#contract/files/file-kind.ts'
import { answerTasks } from './answer-tasks.ts'
import type { DecodedImage, DecodeTask, ImageFault } from './images.ts'
import { readMarkers } from './jpeg-scans.ts'
import { isDiskFull, isOfMachine } from './local-files.ts'

// Attacks use rare image formats, so only three loaders are allowed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

const QUALITY = 82
const PREVIEW_QUALITY = 70

async function clean(task: DecodeTask): Promise<DecodedImage> {
  const decoded = await decode(await readFile(join(task.folder, task.name)), task)
  if ('fault' in decoded) return decoded
  const write = async (name: string, bytes: Buffer) => {
    await writeFile(join(task.folder, name), bytes, { mode: 0o600 })
    return bytes.length
  }
  try {
    const jpeg = await write(task.jpeg, decoded.jpeg)
    return { jpeg, preview: task.preview && decoded.preview && (await write(task.preview.name, decoded.preview)) }
  } catch (error) {
    if (isDiskFull(error)) return { fault: 'full' }
    throw error
  }
}

/** Returns the JPEG and the preview, or why they could not be made. */
async function decode(
  bytes: Buffer,
  { pixels, side, scans, preview }: DecodeTask,
): Promise<{ jpeg: Buffer; preview: Buffer | null } | ImageFault> {
  try {
    const { width, height, format } = await sharp(bytes).metadata()
    const markers = format === 'jpeg' ? readMarkers(bytes, scans) : null
    if (markers && markers.scans > scans) return { fault: 'scans' }
    if (width * height > pixels) return { fault: 'pixels' }
    // A line of millions of pixels costs far more than its pixels.
    if (Math.max(width, height) > side) return { fault: 'side' }
    // A JPEG whose end marker is missing is whole if the decoder finds nothing else to warn of.
    const lacksEnd = markers?.hasEnd === false
    const whole = lacksEnd ? Buffer.concat([withoutPadding(bytes), END_OF_JPEG]) : bytes
    const jpeg = await sharp(whole, { limitInputPixels: pixels, failOn: lacksEnd ? 'warning' : 'error' })
      .autoOrient()
      .resize({ width: MAX_IMAGE_SIDE, height: MAX_IMAGE_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
    return { jpeg, preview: preview && (await makePreview(jpeg, preview.side)) }
  } catch (error) {
    if (isOfMachine(error)) throw error
    return { fault: 'unreadable' }
  }
}

const END_OF_JPEG = Buffer.from('ffd9', 'hex')

/** Removes the zeros with which a disk or a transfer filled up a file. */
function withoutPadding(bytes: Buffer): Buffer {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end -= 1
  // A zero after a byte of 255 belongs to the data of the image.
  return bytes.subarray(0, bytes[end - 1] === 0xff ? end + 1 : end)
}

const makePreview = (jpeg: Buffer, side: number) =>
  sharp(jpeg)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: PREVIEW_QUALITY })
    .toBuffer()

void answerTasks(clean)
