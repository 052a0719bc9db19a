/** The program of a process that only decodes images (started by server/adapters/images.ts). */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { MAX_IMAGE_SIDE } from '#contract/files/file.ts'
import { answerTasks } from './answer-tasks.ts'
import type { CleanedImage, DecodeTask, Jpeg } from './images.ts'
import { countScans } from './jpeg-scans.ts'

// Attacks use rare image formats, so only three loaders are allowed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

const QUALITY = 82
const PREVIEW_QUALITY = 70

async function clean(task: DecodeTask): Promise<CleanedImage> {
  const decoded = await decode(task)
  if ('fault' in decoded) return decoded
  try {
    const jpeg = await write(`${task.path}.jpg`, decoded.jpeg)
    return { jpeg, preview: decoded.preview && (await write(`${task.path}-preview.jpg`, decoded.preview)) }
  } catch (error) {
    return { fault: error instanceof Error && 'code' in error && error.code === 'ENOSPC' ? 'full' : 'busy' }
  }
}

async function write(path: string, bytes: Buffer): Promise<Jpeg> {
  await writeFile(path, bytes, { mode: 0o600 })
  return { path, bytes: bytes.length }
}

/** Returns the JPEG and the preview, or why there are none. */
async function decode({
  path,
  pixels,
  scans,
  previewSide,
}: DecodeTask): Promise<{ jpeg: Buffer; preview: Buffer | null } | { fault: 'pixels' | 'scans' | 'unreadable' }> {
  try {
    const bytes = await readFile(path)
    const { width, height, format } = await sharp(bytes).metadata()
    if (format === 'jpeg' && countScans(bytes, scans) > scans) return { fault: 'scans' }
    if (width * height > pixels) return { fault: 'pixels' }
    const jpeg = await sharp(bytes, { limitInputPixels: pixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_IMAGE_SIDE, height: MAX_IMAGE_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
    return { jpeg, preview: previewSide === null ? null : await previewOf(jpeg, previewSide) }
  } catch {
    return { fault: 'unreadable' }
  }
}

const previewOf = (jpeg: Buffer, side: number) =>
  sharp(jpeg)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: PREVIEW_QUALITY })
    .toBuffer()

answerTasks(clean)
