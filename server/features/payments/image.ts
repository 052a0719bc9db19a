import type Sharp from 'sharp'
import { messages } from '#contract/messages.ts'
import { imageMessages } from '#contract/payments/payment.ts'
import { badInput, Refusal } from '../../http/errors.ts'

let loading: Promise<typeof Sharp> | undefined

/** The library, loaded with the first image: a server that has seen none does without its 25 MB. */
function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Image libraries are attacked through their rare formats: only three loaders stay (quality.md, Input).
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return loading
}

const MAX_PIXELS = 40_000_000
const LONGEST_SIDE = 2400
const QUALITY = 82
const SECONDS = 20
/** Images decoded side by side in this process: an image of the greatest size takes some 200 MB. */
const AT_ONCE = 2

const refused = (status: number, message: string) => new Refusal(status, message, { fields: { file: message } })

/**
 * A JPEG, PNG or WebP, told by its content, as a JPEG of at most 2400 px: upright, on white, without
 * metadata (contract section 3). 415 for any other content, 413 beyond 40 megapixels, 400 when it cannot be decoded.
 */
export async function toCleanJpeg(bytes: Buffer): Promise<Buffer> {
  if (!isKnownImage(bytes)) throw refused(415, messages.payments.imagesOnly)
  return inTurn(async () => {
    const sharp = await loadSharp()
    try {
      const { width, height } = await sharp(bytes).metadata()
      if (width * height > MAX_PIXELS) throw refused(413, imageMessages.tooManyPixels)
      return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .jpeg({ quality: QUALITY })
        .toBuffer()
    } catch (error) {
      throw error instanceof Refusal ? error : badInput({ file: imageMessages.unreadable })
    }
  })
}

function isKnownImage(bytes: Buffer): boolean {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex
  const isJpeg = starts('ffd8ff')
  const isPng = starts('89504e470d0a1a0a')
  const isWebp = starts('52494646') && starts('57454250', 8)
  return isJpeg || isPng || isWebp
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    // A turn is handed on, or given back when nobody waits.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
