import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, officeDay } from '#contract/dates.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'
import { type CasePaper, paperEndpoints } from '#contract/papers/paper.ts'
import { t } from '#contract/texts.ts'
import type { MadeCase } from '#test/factories.ts'
import { paths } from '#web/lib/paths.ts'
import { openProfile, temporaryFolder } from './browser.ts'
import {
  closeCase,
  counterCases,
  lineOf,
  move,
  note,
  onlyApp,
  openCase,
  photograph,
  storedBytes,
  switchOn,
  waiting,
} from './counter-actions.ts'
import { startFixtures } from './fixtures.ts'
import { storedSession } from './office.ts'
import { dialogOf, press } from './page-actions.ts'
import { phonePhoto } from './phone-photo.ts'
import { storeSession } from './visitor.ts'

/* Two hours at the counter without a network, with a browser that is killed, and a session that ends as in an office. */

const { office } = await startFixtures({ filled: false })
Object.assign(office.deps.config, { STAFF_IDLE_MINUTES: 60, STAFF_MAX_HOURS: 12 })
const { admin, employee } = office.people
const { caseOfDay, detailsOf, papersOf, historyOf } = counterCases(office)
const texts = t.counter
const today = officeDay(new Date())
/** Papers and photos of each of three cases: thirty changes and twelve photos. */
const PAPERS = 8
const PHOTOS = 4

test('changes and photos of two hours outlive the browser, and each arrives once', async () => {
  const cases = [await caseOfDay(), await caseOfDay(), await caseOfDay(addDays(today, 1))]
  const notToday = await caseOfDay(addDays(today, 2))
  const photo = await phonePhoto()
  const folder = temporaryFolder('counter')
  const begin = Date.now()
  let hours = 0
  const openDevice = async (): Promise<[BrowserContext, Page]> => {
    const context = await openProfile(folder.path, 0, office.origin)
    // The browser's clock; that of the server follows when the network is back.
    await context.clock.install({ time: Date.now() + hours * HOUR })
    const page = context.pages()[0] ?? (await context.newPage())
    page.setDefaultTimeout(30_000)
    return [context, page]
  }
  let [device, page] = await openDevice()
  /** Ends the browser as a kill does, without a word to the page. */
  const kill = async () => {
    const cdp = await device.newCDPSession(page)
    await Promise.all([device.waitForEvent('close'), cdp.send('Browser.crash').catch(() => undefined)])
  }
  await storeSession(page, await storedSession(office, employee))
  await switchOn(page)
  const { pool } = office.database
  await pool.query("update sessions set idle_until = now() + interval '1 hour' where user_id = $1", [employee.userId])
  await device.setOffline(true)
  await page.goto(paths.employee.runSheet)
  await lineOf(page, cases[0] as MadeCase).waitFor()
  expect(await lineOf(page, notToday).count()).toBe(0)
  await page.getByText(/^No network since \d\d:\d\d\./).waitFor()

  let count = 0
  let photos = 0
  for (const made of cases) {
    if (made === cases[2]) await press(page, texts('tomorrow'))
    await openCase(page, made)
    const names = (await papersOf(made)).papers.slice(0, PAPERS).map(({ name }) => name)
    for (const name of names) {
      await note(page, name, 'received')
      count += 1
      await waiting(page, count)
    }
    for (const [stage, receiptNo] of [
      ['submitted', 'MH12/7'],
      ['inProcess', ''],
    ] as const) {
      await move(page, stage, receiptNo)
      count += 1
      await waiting(page, count)
    }
    for (const name of names.slice(0, PHOTOS)) {
      await photograph(page, name, photo, `photo-${photos}.jpg`)
      photos += 1
      count += 1
      await waiting(page, count)
    }
    await closeCase(page)
    if (made !== cases[2]) {
      hours += 1
      await page.clock.fastForward(HOUR)
    }
    if (made === cases[0]) {
      // The browser is killed in between, without a network.
      await kill()
      ;[device, page] = await openDevice()
      await device.setOffline(true)
      await page.goto(paths.employee.runSheet)
      await waiting(page, count)
      await lineOf(page, made).waitFor()
      await page.getByText(texts('waitingHere', { count }), { exact: true }).waitFor()
    }
  }
  expect([count - photos, photos]).toEqual([30, 12])
  await page.clock.runFor(MINUTE)
  expect(await page.evaluate(() => Date.now())).toBeGreaterThanOrEqual(begin + 2 * HOUR)
  await device.close()
  office.clock.set(new Date(Date.now() + 2 * HOUR))
  // Meanwhile the office has looked at the last paper of each case.
  const body = { state: 'deficient', note: 'Seen at the office' } as const
  for (const made of cases) {
    const { paperId } = (await papersOf(made)).papers[PAPERS - 1] as CasePaper
    await office.ok(paperEndpoints.change, {
      as: admin,
      params: { caseId: made.id },
      body: { paperId, ...body },
    })
  }
  ;[device, page] = await openDevice()
  await page.goto(paths.employee.runSheet)
  // It is killed once more while it sends: some have arrived, of one the answer is perhaps lost.
  const arrived = async () =>
    (await Promise.all(cases.map(historyOf))).flat().filter((action) => action === 'paper changed').length
  await expect.poll(arrived, { timeout: 60_000 }).toBeGreaterThan(cases.length + 1)
  await kill()
  ;[device, page] = await openDevice()
  await page.goto(paths.employee.runSheet)
  // Of each case the last paper is a conflict. The person sends two again and drops one; what came after them follows.
  await page.getByText(texts('toDecide', { count: 3 })).waitFor({ timeout: 120_000 })
  const [dropped] = cases
  await press(page, texts('show'))
  for (const made of cases) {
    const conflict = dialogOf(page)
      .getByRole('listitem')
      .filter({ hasText: made.CaseNo })
      .filter({ hasText: texts('changedMeanwhile') })
    await conflict
      .getByRole('region', { name: texts('offices') })
      .getByText(body.note)
      .waitFor()
    await conflict.getByRole('button', { name: made === dropped ? texts('drop') : texts('sendAgain') }).click()
    await conflict.waitFor({ state: 'detached', timeout: 60_000 })
  }
  await expect
    .poll(() => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('counter:'))?.[1]), {
      timeout: 120_000,
    })
    .toBe('0')
  for (const made of cases) {
    const { stage, receiptNo } = await detailsOf(made)
    expect([stage, receiptNo]).toEqual(['inProcess', 'MH12/7'])
    const { papers } = await papersOf(made)
    const states = papers.slice(0, PAPERS).map(({ state }) => state)
    expect(states).toEqual([...Array(PAPERS - 1).fill('received'), made === dropped ? 'deficient' : 'received'])
    expect(papers.flatMap(({ attachments }) => attachments)).toHaveLength(PHOTOS)
    for (const { bytes } of papers.flatMap(({ attachments }) => attachments)) expect(bytes).toBeLessThan(photo.length)
    const history = await historyOf(made)
    expect(history.filter((action) => action === 'stage changed')).toHaveLength(2)
    expect(history.filter((action) => action === 'file added')).toHaveLength(PHOTOS)
    // With the office's own change, and without the one that was dropped.
    expect(history.filter((action) => action === 'paper changed')).toHaveLength(PAPERS + (made === dropped ? 0 : 1))
  }
  // A logout leaves nothing of the two hours on the device.
  await dialogOf(page)
    .getByRole('button', { name: t.general('close'), exact: true })
    .first()
    .click()
  await press(page, t.session('logout'))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t.session('logout') })
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(async () => (await storedBytes(page)).databases).toEqual([])
  const left = await storedBytes(page)
  expect([left.texts, onlyApp(left.cached)]).toEqual(['', []])
  await device.close()
  folder.remove()
})
