import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { temporaryFolder } from '../browser.ts'
import { phonePhoto } from '../phone-photo.ts'
import type { DemoOffice } from '../screens/demo-office.ts'
import { openVisitor, type Visitor } from '../visitor.ts'
import { slowDown } from './interaction.ts'

/** Slow 3G: the delay of a round trip in ms, and bytes per second in each direction. */
const SLOW_NET = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const TIMEOUT_MS = 120_000
/** The time in ms in which a dealer chooses the cases to pay. */
const CHOICE_MS = 4000

interface PhoneTime {
  what: string
  ms: number
  target: number
}

const PHONE = { width: 390, height: 844, touch: true, serviceWorkers: 'allow', fresh: true } as const

/** Measures the first visit of a clerk on a cheap phone, without any cache: five pages, each until it can be used. */
export async function timeJourney(browser: Browser, { origin, sessions }: DemoOffice): Promise<PhoneTime[]> {
  const { session, password, samples } = sessions.employee
  const { page, close } = await openVisitor(browser, origin, null, PHONE)
  page.setDefaultTimeout(TIMEOUT_MS)
  await onSlowNet({ page })
  const begin = performance.now()
  const now = () => Math.round(performance.now() - begin)
  await page.goto(paths.signIn, { waitUntil: 'commit', timeout: TIMEOUT_MS })
  await page.getByLabel(t.fields('email')).fill(session.user.email)
  const form = now()
  await page.getByLabel(t.fields('password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t.identity('login') }).tap()
  await page.waitForURL(`**${paths.employee.home}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const home = now()
  const follow = (address: string) =>
    page.evaluate((to) => (globalThis as unknown as Browsing).history.pushState(null, '', to), address)
  // On the first of a month the usual dates have no case.
  await follow(`${paths.employee.verifiedCases}?any=1`)
  await page
    .getByText(/VR-\d{6}/)
    .first()
    .waitFor()
  const list = now()
  const { CaseNo } = samples.cases.paid
  await follow(paths.employee.caseDetail(CaseNo))
  await page.getByRole('heading', { level: 1, name: CaseNo }).waitFor()
  const detail = now()
  await follow(paths.employee.newCase)
  await page
    .getByLabel(/^Vehicle No/)
    .first()
    .fill('MH12AB1234')
  const newCase = now()
  await close()
  const cumulated: [string, number, number][] = [
    ['sign-in form', form, 5_000],
    ['home', home, 17_000],
    ['first list', list, 17_000],
    ['a case', detail, 38_000],
    ['form of a new case', newCase, 38_000],
  ]
  return cumulated.map(([what, ms, target]) => ({ what: `first visit, ${what}`, ms, target }))
}

/** Browser globals that the types of the server do not include. */
interface Browsing {
  history: { pushState(state: null, unused: string, address: string): void }
}

/** Measures a dealer's way on a cheap phone: 390 px wide, a processor 4 times slower, slow 3G. */
export async function timePhone(browser: Browser, { origin, sessions }: DemoOffice): Promise<PhoneTime[]> {
  const open = (session: Parameters<typeof openVisitor>[2]) => openVisitor(browser, origin, session, PHONE)

  const first = await open(sessions.client.session)
  await onSlowNet(first)
  const firstList = await time(async () => {
    await first.page.goto(paths.client.cases, { waitUntil: 'commit', timeout: TIMEOUT_MS })
    await first.page
      .getByText(/VR-\d{6}/)
      .first()
      .waitFor({ timeout: TIMEOUT_MS })
  })
  await first.close()

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
    { what: 'cases, first visit', ms: firstList, target: 17_000 },
    { what: 'cases, return visit', ms: back, target: 6000 },
    { what: 'payment page after Proceed', ms: payment, target: 5000 },
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
