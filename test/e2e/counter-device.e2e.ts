import { afterEach, expect, test } from 'vitest'
import { officeDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { stageEndpoints } from '#contract/stages/stage-endpoints.ts'
import type { Session } from '#test/caller.ts'
import { paths } from '#web/paths.ts'
import {
  closeCase,
  counterCases,
  move,
  onlyApp,
  openCase,
  PHONE,
  storedBytes,
  switchOn,
  waiting,
} from './counter-actions.ts'
import { startFixtures } from './fixtures.ts'
import { close, expectAccessibleInBoth, press } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* What a device at the counter stores, until when, and that nobody can read it. */

const { office, openAs } = await startFixtures({ filled: false })
const texts = messages.counter
const today = officeDay(new Date())
let visitor: Visitor | null = null
afterEach(async () => {
  if (visitor) await close(visitor)
  visitor = null
})

const { caseOfDay, detailsOf } = counterCases(office)

test('what is kept is not readable, and a logout leaves nothing', async () => {
  const made = await caseOfDay()
  visitor = await openAs('employee', PHONE)
  visitor.pageErrors.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const { page, context } = visitor
  await switchOn(page)
  await context.setOffline(true)
  await page.goto(paths.employee.runSheet)
  await openCase(page, made)
  await move(page, 'submitted', 'SECRETRECEIPT')
  await closeCase(page)
  await waiting(page, 1)
  await expectAccessibleInBoth(visitor)
  const kept = await storedBytes(page)
  expect(kept.databases).toEqual(['counter'])
  for (const text of [made.CaseNo, made.vehicleNo, 'SECRETRECEIPT', 'Form 29', 'extractable key'])
    expect(kept.texts).not.toContain(text)
  expect(kept.texts).toContain('key')
  expect(onlyApp(kept.cached)).toEqual([])

  await press(page, messages.shell.openMenu)
  await press(page, messages.session.logout)
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(messages.shell.changesWillBeLost(1)).waitFor()
  await dialog.getByRole('button', { name: messages.session.logout }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(async () => (await storedBytes(page)).databases).toEqual([])
  const left = await storedBytes(page)
  expect([left.texts, onlyApp(left.cached)]).toEqual(['', []])
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const text of [made.CaseNo, 'SECRETRECEIPT']) expect(stored).not.toContain(text)
})

test('the key goes with a 401 and twelve hours after the last contact, and the person is told', async () => {
  // Their session is ended below.
  const runner = await office.employee()
  const made = await caseOfDay(today, runner)
  visitor = await openAs(runner, PHONE)
  visitor.pageErrors.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const { page, context } = visitor
  await switchOn(page)
  await context.setOffline(true)
  await page.goto(paths.employee.runSheet)
  await openCase(page, made)
  await move(page, 'submitted')
  await waiting(page, 1)
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('counter')
      request.onsuccess = () => resolve(request.result)
    })
    const store = db.transaction('key', 'readwrite').objectStore('key')
    const key = await new Promise<object>((resolve) => {
      const request = store.get('key')
      request.onsuccess = () => resolve(request.result)
    })
    await new Promise((resolve) => {
      store.put({ ...key, lastContact: Date.now() - 12 * 3_600_000 }, 'key').onsuccess = resolve
    })
    db.close()
  })
  await page.reload()
  await page.getByText(texts.lost(1)).waitFor()
  await page.getByText(texts.nothingKept).waitFor()
  expect((await storedBytes(page)).texts).toBe('')
  await context.setOffline(false)
  await page.getByText(made.CaseNo).first().waitFor()
  await page.goto(paths.employee.profile)
  await page.getByText(/^Kept at \d/).waitFor()
  // It was not read yet.
  await page.getByText(texts.lost(1)).waitFor()
  await press(page, texts.understood)
  await page.getByText(texts.lost(1)).waitFor({ state: 'detached' })
  expect((await storedBytes(page)).databases).toEqual(['counter'])
  await office.database.pool.query('delete from sessions where user_id = $1', [runner.userId])
  await page.goto(paths.employee.runSheet)
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(async () => (await storedBytes(page)).databases).toEqual([])
  expect((await detailsOf(made)).stage).toBe('papers')
})

test('a device stores nothing until it is switched on, and a dealer cannot switch it on', async () => {
  await caseOfDay()
  const dealer: Session = office.people.client
  for (const [who, switches] of [
    ['superadmin', 1],
    ['client', 0],
  ] as const) {
    visitor = await openAs(who, { serviceWorkers: 'allow' })
    const { page, visit } = visitor
    await visit(paths[who].profile)
    // The card comes after the page.
    await expect.poll(() => page.getByRole('switch', { name: texts.keep }).count()).toBe(switches)
    if (who === 'superadmin') await visit(paths.superadmin.runSheet)
    const { databases, cached } = await storedBytes(page)
    expect([databases, onlyApp(cached)]).toEqual([[], []])
    await close(visitor)
  }
  visitor = null
  expect((await office.call(stageEndpoints.counterSheet, { as: dealer, query: { date: today } })).status).toBe(403)
})
