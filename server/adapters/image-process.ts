/**
 * The program of a process that decodes images and nothing else (server/adapters/images.ts starts it). It is one of its
 * own because a decoder can only be stopped by ending its process, and because it shares no memory, no secret and no
 * connection with the portal.
 */
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { CleanedImage, DecodeTask } from './images.ts'

// Image libraries are attacked through their rare formats: only three loaders stay (quality.md, Input).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)
// Whoever waits for a list comes before whoever sent an image.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const LONGEST_SIDE = 2400
const QUALITY = 82

async function clean({ bytes, pixels }: DecodeTask): Promise<CleanedImage> {
  try {
    const { width, height } = await sharp(bytes).metadata()
    if (width * height > pixels) return { fault: 'pixels' }
    const jpeg = await sharp(bytes, { limitInputPixels: pixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
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
// The portal ended, however it did. Not by exit(), which would wait for a decoder that is at work.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Ctrl-C at a terminal reaches this process, too; the portal ends it when the last image is done.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
send('ready')
