import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#contract/files/file-kind.ts'
import { t } from '#contract/texts.ts'
import { heicPhoto } from '#test/heic-photo.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'

/* Which images a browser sends as proofs: kinds that the server does not take, and canvases that lie. */

const { office, openAs } = await startFixtures({ filled: false })

/** A picture of 1200 × 900 pixels, red at the left and blue at the right. */
const halves = (noise = 0) => {
  const [width, height] = [1200, 900]
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1)
    pixels.set(
      at % width < width / 2 ? [190, (at * 7919) % (noise + 1), 20] : [20, (at * 7919) % (noise + 1), 190],
      at * 3,
    )
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

interface Recorded {
  /** Bytes that were sent, and of the picture that is shown. */
  sent: { size: number; type: string }[]
  shown: Blob[]
}

/** In the browser: records what is sent and shown. */
function record(): void {
  const recorded: Recorded = Object.assign(globalThis, { sent: [], shown: [] })
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function sendRecorded(form) {
    recorded.sent.push((form as FormData).get('file') as File)
    send.call(this, form)
  }
  const { createObjectURL } = URL
  URL.createObjectURL = (blob: Blob) => {
    recorded.shown.push(blob)
    return createObjectURL(blob)
  }
}

/** Opens the payment page of a new case, which runs `prepare` before a file is chosen. */
async function openPayment(prepare?: () => void) {
  const { client } = office.people
  const { assignmentId, CaseNo, totalAmount } = await office.caseIn('assigned', { client })
  const visitor = await openAs(client)
  const { page } = visitor
  const state = { paidCaseIds: [assignmentId], totalPayable: totalAmount, caseNos: [CaseNo] }
  await visitor.visit({ address: paths.client.payment, state })
  await page.evaluate(record)
  if (prepare) await page.evaluate(prepare)
  const sent = () =>
    page.evaluate(() => {
      const { sent: files, shown } = globalThis as unknown as Recorded
      return files.map((file) => ({ size: file.size, type: file.type, isShown: shown.some((blob) => blob === file) }))
    })
  return { ...visitor, sent }
}

/** Gives a file of any declared type, and returns the stored image. */
async function upload(page: Page, name: string, buffer: Buffer): Promise<Buffer> {
  const [answer] = await Promise.all([page.waitForResponse('**/utils/upload'), give(page, name, buffer)])
  const { data } = (await answer.json()) as { data: { url: string } }
  await page.getByText(t.payments('proofUploaded')).waitFor()
  return (await page.request.get(data.url)).body()
}
const give = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

/** Whether a stored image is red at the left and blue at the right. */
async function showsHalves(image: Buffer): Promise<boolean> {
  const [red, blue] = await Promise.all(
    [0, 1].map(async (half) => {
      const { width } = await sharp(image).metadata()
      const region = { left: Math.floor((half * width) / 2) + 2, top: 2, width: Math.floor(width / 2) - 4, height: 20 }
      const { channels } = await sharp(await sharp(image).extract(region).toBuffer()).stats()
      return channels.map(({ mean }) => mean)
    }),
  )
  return (red?.[0] ?? 0) > 150 && (red?.[2] ?? 255) < 90 && (blue?.[2] ?? 0) > 150 && (blue?.[0] ?? 255) < 90
}

test('what the browser can open is sent as a JPEG, whatever it is called, and the preview is what was sent', async () => {
  const { page, sent } = await openPayment()
  const large = await halves(255).png({ compressionLevel: 0 }).resize(2000, 2000, { fit: 'fill' }).toBuffer()
  expect(large.length).toBeGreaterThan(MAX_UPLOAD_BYTES)
  const images: [string, Buffer][] = [
    ['small.gif', await halves().gif().toBuffer()],
    ['small.avif', await halves().avif({ effort: 0 }).toBuffer()],
    ['IMG_0042.HEIC', heicPhoto],
    ['wide.png', await halves().resize(5000, 2000, { fit: 'fill' }).png().toBuffer()],
    ['large.png', large],
  ]
  for (const [name, bytes] of images) {
    expect(await showsHalves(await upload(page, name, bytes)), name).toBe(true)
    const last = (await sent()).at(-1)
    expect(last, name).toMatchObject({ type: 'image/jpeg', isShown: true })
    expect(last?.size, name).toBeLessThan(260_000)
  }
})

test('what no browser can open is refused before it is sent, with the kinds that are taken', async () => {
  const { page, sent } = await openPayment()
  const refused: [string, Buffer, string][] = [
    ['scan.tiff', await halves().tiff().toBuffer(), t.upload('kindClosed')],
    ['logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), t.upload('kindClosed')],
    ['IMG_0043.HEIC', heicPhoto.subarray(0, 300), t.upload('heicClosed')],
    ['proof.jpg', Buffer.from('no image'), t.payments('imagesOnly')],
  ]
  for (const [name, bytes, reason] of refused) {
    await give(page, name, bytes)
    await page.getByText(reason).waitFor()
  }
  expect(await sent()).toEqual([])
})

/* In the browser: canvases that lie, as browsers do against fingerprinting. */
const lies: Record<string, () => void> = {
  'stripes in every encoded picture': () => {
    const { toBlob } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = function (...args) {
      const canvas = Object.assign(document.createElement('canvas'), { width: this.width, height: this.height })
      const context = canvas.getContext('2d')
      for (let y = 0; context && y < canvas.height; y += 4) {
        context.fillStyle = y % 8 === 0 ? '#00ff00' : '#106010'
        context.fillRect(0, y, canvas.width, 4)
      }
      toBlob.apply(canvas, args)
    }
  },
  'a band in large encoded pictures': () => {
    const { toBlob } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = function (...args) {
      const { width, height } = this
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      context?.drawImage(this, 0, 0)
      if (width > 600) context?.fillRect(0, height / 2, width, 40)
      toBlob.apply(canvas, args)
    }
  },
  'white in everything that is read back': () => {
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
      new ImageData(new Uint8ClampedArray(width * height * 4).fill(255), width, height)
  },
  'an error instead of pixels': () => {
    CanvasRenderingContext2D.prototype.getImageData = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  },
}

test.each(Object.entries(lies))('the original is sent where canvases show %s', async (_, lie) => {
  const { page, sent } = await openPayment(lie)
  const photo = await halves(255).jpeg({ quality: 95 }).toBuffer()
  expect(await showsHalves(await upload(page, 'photo.jpg', photo))).toBe(true)
  expect(await sent()).toMatchObject([{ size: photo.length, isShown: true }])
  await give(page, 'small.gif', await halves().gif().toBuffer())
  await page.getByText(t.upload('kindClosed')).waitFor()
  expect(await sent()).toHaveLength(1)
})

test('a canvas whose pixels differ by one scales photos as any other', async () => {
  const { page, sent } = await openPayment(() => {
    const { getImageData } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.getImageData = function (...args) {
      const pixels = getImageData.apply(this, args)
      for (let at = 0; at < pixels.data.length; at += 7) pixels.data[at] = (pixels.data[at] ?? 0) ^ 1
      return pixels
    }
  })
  const photo = await halves(255).jpeg({ quality: 95 }).toBuffer()
  expect(await showsHalves(await upload(page, 'photo.jpg', photo))).toBe(true)
  expect((await sent())[0]?.size).toBeLessThan(photo.length / 2)
})
