/**
 * The program of a process that only decodes images (started by server/adapters/images.ts). Decoding
 * has a process of its own because only ending the process stops a decoder, and because the process
 * shares no memory, secret or connection with the portal.
 */
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { MAX_IMAGE_SIDE } from '#contract/files/file.ts'
import type { CleanedImage, DecodeTask } from './images.ts'

// Attacks use rare image formats, so only three loaders are allowed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)
// Requests for lists have priority over images.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const QUALITY = 82

async function clean({ bytes, pixels }: DecodeTask): Promise<CleanedImage> {
  try {
    const { width, height } = await sharp(bytes).metadata()
    if (width * height > pixels) return { fault: 'pixels' }
    const jpeg = await sharp(bytes, { limitInputPixels: pixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_IMAGE_SIDE, height: MAX_IMAGE_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
    return { jpeg }
  } catch {
    return { fault: 'unreadable' }
  }
}

const send = (answer: CleanedImage | 'ready') => process.send?.(answer)

process.on('message', (task: DecodeTask) => void clean(task).then(send))
// The portal has ended. A kill, because exit() would wait for a running decoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Ctrl-C at a terminal reaches this process as well; the portal ends it after the last image.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
send('ready')
