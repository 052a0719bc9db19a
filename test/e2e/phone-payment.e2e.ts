import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { proofImage } from '#test/upload-form.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { press } from './page-actions.ts'
import { phonePhoto } from './phone-photo.ts'

/* Paying on a phone: the UPI app first, the screenshot scaled down before it is sent, and what the payer is asked. */

const PHONE = { width: 390, height: 844, touch: true }
const { office, openAs } = await startFixtures({ filled: false })
await office.stepUp(office.people.admin)
await office.ok(referenceEndpoints.updateUpi, { as: office.people.admin, body: { upi: 'office.pune@okhdfc' } })

/** Opens the payment page of a new case. `sent` tells what the page has uploaded since. */
async function openPayment(options?: Parameters<typeof openAs>[1]) {
  const { client } = office.people
  const { assignmentId, CaseNo, totalAmount } = await office.caseIn('assigned', { client })
  const visitor = await openAs(client, options)
  const { page } = visitor
  const state = { paidCaseIds: [assignmentId], totalPayable: totalAmount, caseNos: [CaseNo] }
  await visitor.visit({ address: paths.client.payment, state })
  await page.evaluate(recordUploads)
  return { ...visitor, sent: () => page.evaluate(() => (globalThis as unknown as Recorded).uploads) }
}

interface Recorded {
  uploads: { name: string; type: string; size: number }[]
}

/** Records name, type and size of each file that the page sends. */
function recordUploads(): void {
  const recorded = globalThis as unknown as Recorded & {
    XMLHttpRequest: {
      prototype: { send(form: { get(name: string): { name: string; type: string; size: number } }): void }
    }
  }
  recorded.uploads = []
  const { prototype } = recorded.XMLHttpRequest
  const { send } = prototype
  prototype.send = function sendRecorded(form) {
    const { name, type, size } = form.get('file')
    recorded.uploads.push({ name, type, size })
    send.call(this, form)
  }
}

const fileInput = (page: Page) => page.locator('input[type=file]').first()
const give = (page: Page, name: string, buffer: Buffer) =>
  fileInput(page).setInputFiles({ name, mimeType: `image/${name.split('.').at(-1)}`, buffer })
const appLink = (page: Page) => page.getByRole('link', { name: /^Pay ₹[\d,.]+ in a UPI app$/ })
const code = (page: Page) => page.getByRole('img', { name: /^UPI code to pay/ })
const comeBack = (page: Page) =>
  page.evaluate(() => {
    const { document } = globalThis as unknown as { document: EventTarget }
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('on a phone the UPI app comes first, the code is behind, and who returns from the app is asked for the screenshot', async () => {
  const visitor = await openPayment(PHONE)
  const { page } = visitor
  await appLink(page).waitFor()
  expect(await appLink(page).getAttribute('href')).toMatch(/^upi:\/\/pay\?pa=.+&am=\d+\.\d\d&cu=INR&/)
  const { y = 0 } = (await appLink(page).boundingBox()) ?? {}
  expect(y, 'without scrolling').toBeLessThan(PHONE.height)
  expect(await code(page).isVisible()).toBe(false)
  await page.getByText('Pay from another phone').tap()
  await code(page).waitFor()
  expect(
    await page
      .locator('ol > li')
      .filter({ hasText: /^\d(?:Pay|Screenshot|UTR)/ })
      .count(),
  ).toBe(3)

  const asked = page.getByText('Paid? Add the screenshot')
  expect(await asked.count()).toBe(0)
  await comeBack(page)
  await asked.waitFor()
  await give(page, 'receipt.png', await proofImage(3))
  await page.getByText('Proof uploaded').waitFor()
  await comeBack(page)
  expect(await asked.count()).toBe(0)
})

test('a photo is scaled down and turned upright before it is sent', async () => {
  const photo = await phonePhoto()
  expect(photo.length).toBeGreaterThan(1_000_000)
  const { page, sent } = await openPayment(PHONE)
  const encodedSides = await recordEncodedSides(page)
  const [answer] = await Promise.all([
    page.waitForResponse('**/utils/upload', { timeout: 60_000 }), // decoding takes long on a busy machine
    give(page, 'IMG_0042.jpeg', photo),
    page.getByRole('progressbar', { name: 'Upload' }).waitFor(),
  ])
  await page.getByText('Proof uploaded').waitFor()
  const [image] = await sent()
  expect(image).toMatchObject({ name: 'IMG_0042.jpg', type: 'image/jpeg' })
  expect(image?.size).toBeLessThan(260_000)
  const { data } = (await answer.json()) as { data: { url: string } }
  const stored = await sharp(await (await page.request.get(data.url)).body()).metadata()
  expect([stored.height, stored.width]).toEqual([stored.height, Math.round(((stored.height ?? 0) * 3) / 4)])
  expect(stored.height).toBeLessThanOrEqual(2400)
  // At full size it would be eight times too large: a sample tells so, and saves the longest attempt.
  expect(Math.max(...(await encodedSides()))).toBeLessThan(1200)
})

/** Records the longer side of each image that the page encodes. */
async function recordEncodedSides(page: Page) {
  await page.evaluate(() => {
    const sides: number[] = []
    const { toBlob } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = function (...args) {
      sides.push(Math.max(this.width, this.height))
      return toBlob.apply(this, args)
    }
    Object.assign(globalThis, { sides })
  })
  return () => page.evaluate(() => (globalThis as unknown as { sides: number[] }).sides)
}

test('a failed upload is tried again, a running one cancelled; a small or a broken image is sent as it is', async () => {
  const { page, pageErrors, sent } = await openPayment(PHONE)
  pageErrors.allow(/Failed to load resource/)
  await page.route('**/utils/upload', (route) => route.abort())
  await give(page, 'receipt.png', await proofImage(6))
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute('**/utils/upload')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/utils/upload', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await press(page, 'Try again')
  await page.getByRole('progressbar', { name: 'Upload' }).waitFor()
  await press(page, 'Cancel')
  await page.getByRole('button', { name: 'Choose an image' }).waitFor()
  release()
  await page.unroute('**/utils/upload')

  const small = await proofImage(5)
  await give(page, 'small.png', small)
  await page.getByText('Proof uploaded').waitFor()
  const broken = Buffer.concat([small.subarray(0, 60), Buffer.alloc(400_000, 7)])
  await give(page, 'broken.png', broken)
  await page.getByText(t.upload('unreadable')).first().waitFor()
  expect((await sent()).slice(-2)).toEqual([
    { name: 'small.png', type: 'image/png', size: small.length },
    { name: 'broken.png', type: 'image/png', size: broken.length },
  ])
})

test('the UTR is asked for a payment by UPI only, and sent with it only', async () => {
  const { page } = await openPayment(PHONE)
  await page.getByLabel('UTR').fill('123456789012')
  await page.getByRole('radio', { name: /^Cash/ }).tap()
  expect(await page.getByLabel('UTR').count()).toBe(0)
  await give(page, 'receipt.png', await proofImage(8))
  await page.getByText('Proof uploaded').waitFor()
  const [request] = await Promise.all([
    page.waitForRequest('**/client/make-case-payment'),
    page.getByRole('button', { name: /^Pay Now/ }).tap(),
  ])
  expect(request.postDataJSON()).not.toHaveProperty('utr')
  await page.waitForURL((url) => url.pathname !== paths.client.payment)
})
