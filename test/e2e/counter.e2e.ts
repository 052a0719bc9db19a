import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { officeDay } from '#contract/dates.ts'
import { DAY, HOUR } from '#contract/durations.ts'
import { type CasePaper, paperEndpoints } from '#contract/papers/paper.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { stageLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import type { MadeCase } from '#test/factories.ts'
import { paths } from '#web/lib/paths.ts'
import {
  closeCase,
  counterCases,
  move,
  note,
  onlyApp,
  openCase,
  PHONE,
  setContact,
  storedBytes,
  switchOn,
  waiting,
} from './counter-actions.ts'
import { startFixtures } from './fixtures.ts'
import { storedSession } from './office.ts'
import { dialogOf, press } from './page-actions.ts'
import { storeSession } from './visitor.ts'

/*
 * A device at the counter of the RTO: the kept run-sheet without a network, what is sent when it is back, what the device
 * stores and until when, and that nobody can read it.
 */

const { office, openAs } = await startFixtures({ filled: false })
const { admin } = office.people
const texts = t.counter
const today = officeDay(new Date())

const { caseOfDay, detailsOf, papersOf } = counterCases(office)
const form29Of = async (made: MadeCase) => (await papersOf(made)).papers.find(({ name }) => name === 'Form 29')

/** The office changes the state of Form 29. */
async function changePaper(made: MadeCase, change: Pick<CasePaper, 'state' | 'note'>) {
  const { paperId } = (await form29Of(made)) as CasePaper
  const body = { paperId, ...change }
  await office.ok(paperEndpoints.change, { as: admin, params: { caseId: made.id }, body })
}

/** Marks Form 29 as not needed and leaves its note as it stands. */
async function keepNote(page: Page, shownNote: string) {
  await dialogOf(page).getByText(shownNote).waitFor()
  await dialogOf(page)
    .getByRole('button', { name: t.papers('changeState', { name: 'Form 29' }) })
    .press('Enter')
  const item = t.papers('withNote', { state: t.papers('notNeeded') })
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', {
    name: t.papers('noteOf', { name: 'Form 29', state: t.papers('notNeeded') }),
  })
  const box = dialog.getByRole('textbox')
  if ((await box.inputValue()) === '') await box.fill(shownNote)
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.waitFor({ state: 'detached' })
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

test('what the office changed meanwhile stands side by side, and the person decides; what is kept is not readable, and a logout leaves nothing', async () => {
  const [moved, gone, paper, noted] = [await caseOfDay(), await caseOfDay(), await caseOfDay(), await caseOfDay()]
  const numbers = 'Challan 1234 5678 9012 lacks a signature'
  await changePaper(noted, { state: 'deficient', note: numbers })
  const counter = await openOffline('employee')
  const { page, context } = counter
  const takeIn = async (made: MadeCase, take: () => Promise<unknown>) => {
    await openCase(page, made)
    await take()
    await closeCase(page)
  }
  await takeIn(moved, () => move(page, 'submitted', 'MH12/1'))
  await takeIn(gone, () => move(page, 'submitted'))
  await takeIn(paper, () => note(page, 'Form 29', 'deficient', 'Not signed'))
  await takeIn(noted, () => keepNote(page, 'Challan XXXX XXXX XXXX lacks a signature'))
  await waiting(page, 4)

  const asOffice = (stage: string) => ({
    as: admin,
    params: { caseId: moved.id },
    body: { stage, waitingOn: 'office' },
  })
  await office.ok(stageEndpoints.change, asOffice('approved'))
  const body = { rejectionRemarks: 'Wrong chassis' }
  await office.ok(caseEndpoints.reject, { as: admin, params: { id: gone.id }, body })
  await changePaper(paper, { state: 'notNeeded', note: 'Old owner' })

  await context.setOffline(false)
  await expect.poll(() => form29Of(noted), { timeout: 60_000 }).toMatchObject({ state: 'notNeeded', note: numbers })
  await page.getByText(texts('toDecide', { count: 3 })).waitFor({ timeout: 60_000 })
  await press(page, texts('show'))
  const item = (made: MadeCase) => dialogOf(page).getByRole('listitem').filter({ hasText: made.CaseNo })
  const side = (made: MadeCase, title: string) => item(made).getByRole('region', { name: title })
  await item(moved).getByText(texts('changedMeanwhile')).waitFor()
  await side(moved, texts('yours')).getByText(stageLabels().submitted).waitFor()
  await side(moved, texts('offices')).getByText(stageLabels().approved).waitFor()
  await item(gone).getByText(t.stages('notMovable')).waitFor()
  await side(paper, texts('yours')).getByText('Not signed').waitFor()
  await side(paper, texts('offices')).getByText('Old owner').waitFor()
  // Nothing was overwritten before the decisions.
  expect((await detailsOf(moved)).stage).toBe('approved')

  await item(gone)
    .getByRole('button', { name: texts('drop') })
    .click()
  await item(gone).waitFor({ state: 'detached' })
  await item(paper)
    .getByRole('button', { name: texts('sendAgain') })
    .click()
  await item(paper).waitFor({ state: 'detached' })
  expect(await form29Of(paper)).toMatchObject({ state: 'deficient', note: 'Not signed' })
  // A step back without a note is refused once more: it stays.
  await item(moved)
    .getByRole('button', { name: texts('sendAgain') })
    .click()
  await item(moved).getByText(t.stages('noteForBack')).waitFor()
  await item(moved)
    .getByRole('button', { name: texts('drop') })
    .click()
  await dialogOf(page).getByText(texts('listEmpty')).waitFor()
  expect((await detailsOf(moved)).stage).toBe('approved')

  await context.setOffline(true)
  await page.goto(paths.employee.runSheet)
  await openCase(page, noted)
  await move(page, 'submitted', 'SECRETRECEIPT')
  await closeCase(page)
  await waiting(page, 1)
  const kept = await storedBytes(page)
  expect(kept.databases).toEqual(['counter'])
  for (const text of [noted.CaseNo, noted.vehicleNo, 'SECRETRECEIPT', 'Form 29', 'extractable key'])
    expect(kept.texts).not.toContain(text)
  expect(kept.texts).toContain('key')
  expect(onlyApp(kept.cached)).toEqual([])
  await press(page, t.shell('openMenu'))
  await press(page, t.session('logout'))
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(t.shell('changesWillBeLost', { count: 1 })).waitFor()
  await dialog.getByRole('button', { name: t.session('logout') }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(async () => (await storedBytes(page)).databases).toEqual([])
  const left = await storedBytes(page)
  expect([left.texts, onlyApp(left.cached)]).toEqual(['', []])
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const text of [noted.CaseNo, 'SECRETRECEIPT']) expect(stored).not.toContain(text)
})

test('the key goes with a 401, twelve hours after the last contact, and where that was ahead of the clock; the person is told', async () => {
  // Their session is ended below.
  const runner = await office.employee()
  const made = await caseOfDay(today, runner)
  const { page, context } = await openOffline(runner)
  await openCase(page, made)
  await move(page, 'submitted')
  await waiting(page, 1)
  await setContact(page, -12 * HOUR)
  await page.reload()
  await page.getByText(texts('lost', { count: 1 })).waitFor()
  await page.getByText(texts('nothingKept')).waitFor()
  expect((await storedBytes(page)).texts).toBe('')
  await context.setOffline(false)
  await page.getByText(made.CaseNo).first().waitFor()
  await page.goto(paths.employee.profile)
  await page.getByText(/^Kept at \d/).waitFor()
  // It was not read yet.
  await page.getByText(texts('lost', { count: 1 })).waitFor()
  await press(page, texts('understood'))
  await page.getByText(texts('lost', { count: 1 })).waitFor({ state: 'detached' })
  expect((await storedBytes(page)).databases).toEqual(['counter'])
  // The clock of the device was far ahead at the last contact, and was put right since.
  await context.setOffline(true)
  await setContact(page, 400 * DAY)
  await page.goto(paths.employee.runSheet)
  await page.getByText(texts('nothingKept')).waitFor()
  expect((await storedBytes(page)).texts).toBe('')
  await context.setOffline(false)
  await page.goto(paths.employee.profile)
  await page.getByText(/^Kept at \d/).waitFor()
  await office.database.pool.query('delete from sessions where user_id = $1', [runner.userId])
  await page.goto(paths.employee.runSheet)
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(async () => (await storedBytes(page)).databases).toEqual([])
  expect((await detailsOf(made)).stage).toBe('papers')
})

test('the kept run-sheet opens, too, where a proxy answers for a portal that is down; a full storage is said', async () => {
  const made = await caseOfDay()
  const visitor = await openAs('employee', PHONE)
  const { page, context, pageErrors } = visitor
  pageErrors.allow(/Failed to load resource/)
  await switchOn(page)
  await context.route('**/api/**', (route) => route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' }))
  await page.goto(paths.employee.runSheet)
  await openCase(page, made)
  await move(page, 'submitted')
  await closeCase(page)
  await waiting(page, 1)
  await context.unroute('**/api/**')
  await expect.poll(async () => (await detailsOf(made)).stage, { timeout: 60_000 }).toBe('submitted')
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    window.dispatchEvent(new Event('online'))
  })
  await page.getByText(texts('storageRefused')).waitFor()
})

test('a device stores nothing until it is switched on, and a dealer cannot switch it on', async () => {
  await caseOfDay()
  const { admin, client: dealer } = office.people
  const visitor = await openAs(null, { serviceWorkers: 'allow' })
  const { page, visit } = visitor
  for (const [who, session, switches] of [
    ['superadmin', admin, 1],
    ['client', dealer, 0],
  ] as const) {
    await storeSession(page, await storedSession(office, session))
    await visit(paths[who].profile)
    // The card comes after the page.
    await expect.poll(() => page.getByRole('switch', { name: texts('keep') }).count()).toBe(switches)
    if (who === 'superadmin') await visit(paths.superadmin.runSheet)
    const { databases, cached } = await storedBytes(page)
    expect([databases, onlyApp(cached)]).toEqual([[], []])
  }
  expect((await office.call(stageEndpoints.counterSheet, { as: dealer, query: { date: today } })).status).toBe(403)
})

test('a change that is dropped while those before it are sent is not sent', async () => {
  const [slow, wrong] = [await caseOfDay(), await caseOfDay()]
  const { page, context } = await openOffline('employee')
  for (const made of [slow, wrong]) {
    await openCase(page, made)
    await move(page, 'submitted')
    await closeCase(page)
  }
  await waiting(page, 2)
  // The device reads the run-sheet after it has sent what waits.
  const isRoundOver = page.waitForResponse('**/case/counter-sheet?*', { timeout: 90_000 })
  const holder = await office.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from cases where id = $1 for update', [slow.id])
    await context.setOffline(false)
    const held = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect
      .poll(async () => (await office.database.pool.query(held)).rowCount, { timeout: 60_000 })
      .toBeGreaterThan(0)
    await press(page, texts('show'))
    const item = dialogOf(page).getByRole('listitem').filter({ hasText: wrong.CaseNo })
    await item.getByRole('button', { name: texts('drop') }).click()
    await item.waitFor({ state: 'detached' })
  } finally {
    await holder.query('commit')
    holder.release()
  }
  await isRoundOver
  const stageOf = async (made: MadeCase) => (await detailsOf(made)).stage
  expect([await stageOf(slow), await stageOf(wrong)]).toEqual(['submitted', 'papers'])
})
