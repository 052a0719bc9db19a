import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { timeLimit } from '#test/time-limit.ts'
import { paths } from '#web/paths.ts'
import { temporaryFolder } from '../browser.ts'
import { phonePhoto } from '../phone-photo.ts'
import type { DemoOffice } from '../screens/demo-office.ts'
import { openVisitor, type Visitor } from '../visitor.ts'
import { slowDown } from './interaction.ts'

/** Slow 3G: the delay of a round trip in ms, and bytes per second in each direction. */
const SLOW_NET = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const TIMEOUT_MS = timeLimit(60_000)
/** The time in ms in which a dealer chooses the cases to pay. */
const CHOICE_MS = 4000

interface PhoneTime {
  what: string
  ms: number
  target: number
}

/** Measures a dealer's way on a cheap phone: 390 px wide, a processor 4 times slower, slow 3G. */
export async function timePhone(browser: Browser, { origin, sessions }: DemoOffice): Promise<PhoneTime[]> {
  const open = (session: Parameters<typeof openVisitor>[2]) =>
    openVisitor(browser, origin, session, { width: 390, height: 844, touch: true, serviceWorkers: 'allow' })

  const stranger = await open(null)
  await onSlowNet(stranger)
  const form = await time(async () => {
    await stranger.page.goto(paths.signIn, { waitUntil: 'commit', timeout: TIMEOUT_MS })
    await stranger.page.getByLabel('Email').waitFor({ timeout: TIMEOUT_MS })
  })
  await stranger.close()

  const { page, ...client } = await open(sessions.client.session)
  const caseBoxes = page.getByRole('checkbox', { name: /^Select / })
  await client.visit(paths.client.cases)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await client.visit(paths.client.cases)
  await onSlowNet({ page })
  const back = await time(async () => {
    await page.goto(paths.client.cases, { waitUntil: 'commit', timeout: TIMEOUT_MS })
    await page
      .getByText(/VR-\d{6}/)
      .first()
      .waitFor({ timeout: TIMEOUT_MS })
  })

  await page.getByRole('button', { name: 'Make Payment' }).tap()
  for (const index of [0, 1, 2]) await caseBoxes.nth(index).tap()
  await page.waitForTimeout(CHOICE_MS)
  const payment = await time(async () => {
    await page.getByRole('button', { name: /^Proceed/ }).tap()
    await page.getByRole('link', { name: /^Pay ₹[\d,.]+ in a UPI app$/ }).waitFor({ timeout: TIMEOUT_MS })
  })
  // A file on disk, as on a phone: bytes that Playwright passes on would be decoded by the slow page first.
  const folder = temporaryFolder('phone-photo')
  const file = join(folder.path, 'IMG_0042.jpeg')
  const photo = await phonePhoto()
  writeFileSync(file, photo)
  const sent = await time(async () => {
    await page.locator('input[type=file]').first().setInputFiles(file, { timeout: TIMEOUT_MS })
    await page.getByText('Proof uploaded').waitFor({ timeout: TIMEOUT_MS })
  })
  folder.remove()
  await client.close()
  return [
    { what: 'sign-in form, first visit', ms: form, target: 5000 },
    { what: 'cases, return visit', ms: back, target: 4000 },
    { what: 'payment page after Proceed', ms: payment, target: 4000 },
    { what: `photo of ${(photo.length / 1e6).toFixed(1)} MB sent`, ms: sent, target: 8000 },
  ]
}

async function onSlowNet({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await slowDown(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_NET)
}

async function time(act: () => Promise<void>): Promise<number> {
  const begin = performance.now()
  await act()
  return Math.round(performance.now() - begin)
}
