import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { officeDay } from '#contract/dates.ts'
import { HOUR } from '#contract/durations.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { stageLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import type { MadeCase } from '#test/factories.ts'
import { paths } from '#web/lib/paths.ts'
import { openProfile, temporaryFolder } from './browser.ts'
import {
  counterCases,
  lackingFiles,
  lineOf,
  PHONE,
  setContact,
  storedBytes,
  switchOn,
  waiting,
} from './counter-actions.ts'
import { startFixtures } from './fixtures.ts'
import { storedSession } from './office.ts'
import { dialogOf, expectAccessibleInBoth, press, toastOf, toastShown } from './page-actions.ts'
import { storeSession } from './visitor.ts'

/* Several files at once on a device at the counter: ticked, handed in and sent back without a network, and sent later. */

const { office, openAs } = await startFixtures({ filled: false })
const { admin } = office.people
const { counter: texts, runSheet } = t
const { caseOfDay, detailsOf, historyOf } = counterCases(office)
const today = officeDay(new Date())

/** A runner with files of today. */
async function runnerWith(count: number) {
  const runner = await office.employee()
  const files: MadeCase[] = []
  for (let n = 0; n < count; n += 1) files.push(await caseOfDay(today, runner))
  return { runner, files }
}

const boxOf = (page: Page, { CaseNo }: MadeCase) =>
  page.getByRole('checkbox', { name: runSheet('tick', { caseNo: CaseNo }) })
const handedIn = (page: Page) => page.getByRole('button', { name: runSheet('handedIn'), exact: true })
const itemOf = (page: Page, { CaseNo }: MadeCase) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: CaseNo })
const stageOf = async (made: MadeCase) => (await detailsOf(made)).stage
const stageChanges = async (made: MadeCase) =>
  (await historyOf(made)).filter((action) => action === 'stage changed').length

async function tick(page: Page, files: readonly MadeCase[]) {
  for (const made of files) await boxOf(page, made).click()
  await page.getByText(runSheet('ticked', { count: files.length })).waitFor()
}

/** Opens the run-sheet on a phone of the counter that has no network. */
async function openOffline(guest: Parameters<typeof openAs>[0]) {
  const visitor = await openAs(guest, PHONE)
  visitor.pageErrors.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await switchOn(visitor.page)
  await visitor.context.setOffline(true)
  await visitor.page.goto(paths.employee.runSheet)
  return visitor
}

test('a runner switches the device on upon the sheet, and a page without a network leads back to it', async () => {
  const { runner, files } = await runnerWith(1)
  const visitor = await openAs(runner, PHONE)
  const { page, context, pageErrors } = visitor
  pageErrors.allow(/403|Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await office.database.pool.query("update sessions set proved_at = now() - interval '1 hour' where user_id = $1", [
    runner.userId,
  ])
  await page.goto(paths.employee.runSheet)
  await page.getByText(texts('keepSentence')).waitFor()
  await page.getByRole('switch', { name: texts('keep') }).tap()
  // The proof that My Profile asks for is asked for here, too: called off, nothing is kept.
  const question = page.getByRole('dialog', { name: t.stepUp('title') })
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect((await storedBytes(page)).databases).toEqual([])
  await page.getByRole('switch', { name: texts('keep') }).tap()
  await question.getByLabel(/^Password/).fill(runner.password)
  await page.keyboard.press('Enter')
  await page.getByText(/^Kept at \d/).waitFor()
  await page.getByText(texts('keepSentence')).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: texts('outboxOf', { count: 0 }) }).tap()
  await dialogOf(page).getByText(texts('listEmpty')).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => lackingFiles(page), { timeout: 60_000 }).toEqual([])

  await context.setOffline(true)
  await page.goto(paths.employee.queue)
  await page.getByText(t.general('offline')).first().waitFor()
  await page.getByRole('link', { name: texts('openSheet') }).tap()
  await lineOf(page, files[0] as MadeCase).waitFor()
  expect(await page.getByRole('link', { name: texts('openSheet') }).count()).toBe(0)
})

test('files are handed in without a network: each is sent once and in order, one refused is told at its file, the done are grey with their time', async () => {
  const { runner, files } = await runnerWith(5)
  const [first, second, refused, done, back] = files as [MadeCase, MadeCase, MadeCase, MadeCase, MadeCase]
  const move = (made: MadeCase, stage: string) =>
    office.ok(stageEndpoints.change, {
      as: admin,
      params: { caseId: made.id },
      body: { stage, waitingOn: 'rto' } as never,
    })
  await move(done, 'inProcess')
  const draft = await caseOfDay(today, runner, 'Created')
  const visitor = await openOffline(runner)
  const { page, context } = visitor
  const isDone = (made: MadeCase, stage: keyof ReturnType<typeof stageLabels>) =>
    itemOf(page, made).getByText(new RegExp(`^${stageLabels()[stage]}, \\d\\d:\\d\\d$`))
  await isDone(done, 'inProcess').waitFor()

  // A file that is handed in cannot be handed in again.
  await tick(page, [done])
  await handedIn(page).click({ force: true })
  await toastShown(page, runSheet('allHandedIn'), 'warning')
  await page.getByText(texts('outboxOf', { count: 0 })).waitFor()
  for (const made of [first, second, refused, draft]) await boxOf(page, made).click()
  await page.getByText(runSheet('handedInBefore', { count: 1 })).waitFor()
  await expectAccessibleInBoth(visitor)
  await handedIn(page).click()
  await page.getByText(t.bulk('outcome', { done: 3, failed: 1 })).waitFor()
  await page.getByText(t.stages('notMovable')).waitFor()
  await waiting(page, 3)
  for (const made of [first, second, refused]) await isDone(made, 'submitted').waitFor()
  expect(await boxOf(page, first).getAttribute('aria-checked')).toBe('false')
  expect(await boxOf(page, draft).getAttribute('aria-checked')).toBe('true')
  // Those that are done stand at the end.
  const order = await page
    .getByRole('main')
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((one) => one.ariaLabel))
  const placeOf = ({ CaseNo }: MadeCase) => order.indexOf(runSheet('tick', { caseNo: CaseNo }))
  expect(Math.max(placeOf(back), placeOf(draft))).toBeLessThan(Math.min(...[first, second, refused, done].map(placeOf)))

  // One is sent back by mistake, and that is taken back before it is sent.
  await boxOf(page, draft).click()
  await boxOf(page, done).click()
  await tick(page, [back])
  await press(page, runSheet('sentBack'))
  await dialogOf(page).getByRole('textbox').fill('Form 30 lacks a signature')
  await dialogOf(page)
    .getByRole('button', { name: runSheet('sentBack') })
    .click()
  await waiting(page, 4)
  await toastOf(page)
    .getByRole('button', { name: t.ui('undo') })
    .click()
  await toastShown(page, t.bulk('undone', { done: 1, left: 0 }))
  await waiting(page, 3)
  await page.getByRole('button', { name: texts('outboxOf', { count: 3 }) }).click()
  const items = dialogOf(page).getByRole('listitem')
  expect(await items.count()).toBe(3)
  for (const [at, { CaseNo }] of [first, second, refused].entries())
    expect(await items.nth(at).innerText()).toContain(CaseNo)
  await page.keyboard.press('Escape')

  // Meanwhile the office has rejected one.
  const body = { rejectionRemarks: 'Wrong chassis' }
  await office.ok(caseEndpoints.reject, { as: admin, params: { id: refused.id }, body })
  await context.setOffline(false)
  await expect.poll(() => stageOf(second), { timeout: 60_000 }).toBe('submitted')
  await page.getByText(texts('toDecide', { count: 1 })).waitFor({ timeout: 60_000 })
  await page.getByText(texts('outboxOf', { count: 1 })).waitFor()
  // The rejected case has left the sheet; with a network, too, the done files are told as such.
  for (const made of [first, second]) await isDone(made, 'submitted').waitFor()
  expect([await stageChanges(first), await stageChanges(second), await stageChanges(back)]).toEqual([1, 1, 0])
  expect([await stageOf(refused), await stageOf(draft)]).toEqual(['papers', 'papers'])
})

test('a change that the office has overtaken is told at its file, with a network and without', async () => {
  const { runner, files } = await runnerWith(2)
  const [taken, overtaken] = files as [MadeCase, MadeCase]
  const { page, context } = await openOffline(runner)
  await tick(page, [taken, overtaken])
  await handedIn(page).click()
  await waiting(page, 2)
  const body = { stage: 'approved', waitingOn: 'office' } as const
  await office.ok(stageEndpoints.change, { as: admin, params: { caseId: overtaken.id }, body })
  await context.setOffline(false)
  const reason = texts('notTakenHere', { reason: texts('changedMeanwhile') })
  await itemOf(page, overtaken).getByText(reason).waitFor({ timeout: 60_000 })
  await expect.poll(() => stageOf(taken)).toBe('submitted')
  expect(await itemOf(page, taken).getByText(reason).count()).toBe(0)
  await context.setOffline(true)
  await page.reload()
  await itemOf(page, overtaken).getByText(reason).waitFor()
  expect(await stageOf(overtaken)).toBe('approved')
})

test('a browser that is killed half way while it sends has sent each file once, and all arrive', async () => {
  const { runner, files } = await runnerWith(5)
  const third = files[2] as MadeCase
  const folder = temporaryFolder('several')
  const openDevice = async (): Promise<[BrowserContext, Page]> => {
    const context = await openProfile(folder.path, 0, office.origin)
    const page = context.pages()[0] ?? (await context.newPage())
    page.setDefaultTimeout(30_000)
    return [context, page]
  }
  let [device, page] = await openDevice()
  const kill = async () => {
    const cdp = await device.newCDPSession(page)
    await Promise.all([device.waitForEvent('close'), cdp.send('Browser.crash').catch(() => undefined)])
  }
  await storeSession(page, await storedSession(office, runner))
  await switchOn(page)
  // The browser writes its local storage to the disk seconds later, or as it is closed: without the session nothing is kept.
  await device.close()
  ;[device, page] = await openDevice()
  await device.setOffline(true)
  await page.goto(paths.employee.runSheet)
  await tick(page, files)
  await handedIn(page).click()
  await waiting(page, 5)
  await kill()
  ;[device, page] = await openDevice()
  await device.setOffline(true)
  await page.goto(paths.employee.runSheet)
  await waiting(page, 5)
  const { pool } = office.database
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from cases where id = $1 for update', [third.id])
    await device.setOffline(false)
    const held = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(held)).rowCount, { timeout: 60_000 }).toBeGreaterThan(0)
    // Two have arrived; the answer of the third is lost.
    expect(await Promise.all(files.map(stageOf))).toEqual(['submitted', 'submitted', 'papers', 'papers', 'papers'])
    await kill()
  } finally {
    await holder.query('commit')
    holder.release()
  }
  ;[device, page] = await openDevice()
  await page.goto(paths.employee.runSheet)
  for (const made of files) await expect.poll(() => stageOf(made), { timeout: 60_000 }).toBe('submitted')
  await page.getByText(texts('outboxOf', { count: 0 })).waitFor({ timeout: 60_000 })
  expect(await Promise.all(files.map(stageChanges))).toEqual([1, 1, 1, 1, 1])
  await device.close()
  folder.remove()
})

test('an expired key and a logout remove all files that were handed in but not sent, and say how many', async () => {
  const { runner, files } = await runnerWith(3)
  const { page, context } = await openOffline(runner)
  await tick(page, files)
  await handedIn(page).click()
  await waiting(page, 3)
  await setContact(page, -12 * HOUR)
  await page.reload()
  await page.getByText(texts('lost', { count: 3 })).waitFor()
  await page.getByText(texts('nothingKept')).waitFor()
  expect((await storedBytes(page)).texts).toBe('')
  await context.setOffline(false)
  await page.getByText(/^Kept at \d/).waitFor({ timeout: 60_000 })
  await context.setOffline(true)
  await page.reload()
  await tick(page, files)
  await handedIn(page).click()
  await waiting(page, 3)
  await press(page, t.shell('openMenu'))
  await press(page, t.session('logout'))
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(t.shell('changesWillBeLost', { count: 3 })).waitFor()
  await dialog.getByRole('button', { name: t.session('logout') }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(async () => (await storedBytes(page)).databases).toEqual([])
  expect((await storedBytes(page)).texts).toBe('')
  expect(await Promise.all(files.map(stageOf))).toEqual(['papers', 'papers', 'papers'])
})
