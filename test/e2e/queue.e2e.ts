import { beforeAll, expect, test } from 'vitest'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { addDays, dayStart, monthStart, officeDay } from '#contract/dates.ts'
import { queueEndpoints as calls, type QueueRow } from '#contract/queue/queue.ts'
import { type QueueKind, queueKindsOf } from '#contract/queue/queue-values.ts'
import { t } from '#contract/texts.ts'
import { sampleOf } from '#test/breadth.ts'
import type { Session } from '#test/caller.ts'
import { refreshVehicles } from '#test/refresh-vehicles.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { cardOf, dialogOf, expectAccessibleInBoth, pick, toastOf } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* Today on the homes, and the queue: tiles, keys, the side panel, and every action. */

const { office, openAs, openAt } = await startFixtures()
const { admin, employee } = office.people
let visitor: Visitor
/** The first case of each kind has waited longest. */
beforeAll(async () => {
  await office.database.pool.query(
    `update cases set waits_since = waits_since - interval '108 days', created_at = created_at - interval '108 days' where id = $1`,
    [office.cases.updated.id],
  )
  await refreshVehicles(office.database)
})

const text = t.queue.raw('kinds')
const countsOf = (as: Session) => office.ok(calls.counts, { as })
const rowsOf = (as: Session, kind: QueueKind): Promise<QueueRow[]> => office.ok(calls.rows, { as, body: { kind } })
const casesOf = async (as: Session, kind: QueueKind) => (await rowsOf(as, kind)) as (QueueRow & CaseRow)[]
const plates = (rows: readonly CaseRow[]) => rows.map(({ vehicleNo }) => showPlate(vehicleNo))

async function openQueue(who: 'superadmin' | 'employee', kind: QueueKind, more = '') {
  visitor = await openAt(who, `${paths[who].queue}?kind=${kind}${more}`)
}
const press = async (...keys: string[]) => {
  for (const key of keys) await visitor.page.keyboard.press(key)
}
const rows = (kind: QueueKind) => visitor.page.getByRole('list', { name: text[kind] }).getByRole('listitem')
const focusBecomes = (name: string) => expect.poll(() => focusOf(visitor.page)).toBe(name)
const panel = (title: string) => visitor.page.getByRole('dialog', { name: title })
/** The side panel of a plate, whose text has no blanks between the groups. */
const panelOf = (plate: string) => panel(plate.replaceAll(' ', ''))
const chosen = () => new URL(visitor.page.url()).searchParams.get('kind')
const opened = () => new URL(visitor.page.url()).searchParams.get('open')

test.each(['superadmin', 'employee'] as const)('%s: a tile for each kind with work leads to its queue', async (who) => {
  visitor = await openAs(who)
  const { page, visit, settle } = visitor
  const counts = await countsOf(who === 'superadmin' ? admin : employee)
  expect(counts.map(({ kind }) => kind)).toEqual(queueKindsOf(who))
  await visit(paths[who].home)
  const strip = cardOf(page, t.queue('today'))
  await strip.getByRole('link', { name: text.toVerify, exact: false }).first().waitFor()
  for (const { kind, count } of sampleOf(counts, 3, who === 'employee' ? 1 : 0)) {
    const name = count > 0 ? `${text[kind]} ${count}` : text[kind]
    await strip.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(new RegExp(`${paths[who].queue}\\?kind=${kind}$`))
    await settle()
    await page.getByRole('heading', { name: text[kind], exact: true }).waitFor()
    expect(await rows(kind).count(), kind).toBe(Math.min(count, 50))
    await page.goBack()
  }
  if (who === 'employee') return
  // The case that waits longest is one click from home.
  await page.getByRole('link', { name: `${t.queue('openOldest', { kind: text.toVerify })}, oldest 108 d` }).click()
  const [first] = await casesOf(admin, 'toVerify')
  await panelOf(plates(first ? [first] : [])[0] ?? '')
    .getByText(office.cases.updated.CaseNo)
    .waitFor()
})

test('J, K, arrows and digits move, Enter opens the panel, O the case', async () => {
  await openQueue('superadmin', 'toVerify')
  const [first = '', second = '', third = ''] = plates(await casesOf(admin, 'toVerify'))
  await focusBecomes(first)
  await press('j')
  await focusBecomes(second)
  await press('ArrowDown')
  await focusBecomes(third)
  await press('k', 'ArrowUp')
  await focusBecomes(first)
  await press('k')
  await focusBecomes(first)
  await press('?')
  const shortcuts = panel(t.shell('keysTitle'))
  await shortcuts.getByText(t.shell('keyRows')).waitFor()
  await press('v', 'j', 'Escape')
  await shortcuts.waitFor({ state: 'detached' })
  await focusBecomes(first)
  await press('j', 'Enter')
  await panelOf(second).waitFor()
  await expectAccessibleInBoth(visitor)
  const before = opened()
  await press('j')
  await panelOf(third).waitFor()
  await expect.poll(opened).not.toBe(before)
  await visitor.page.reload()
  await panelOf(third).waitFor()
  await press('Escape')
  await panelOf(third).waitFor({ state: 'detached' })
  await focusBecomes(third)
  await press('8')
  await expect.poll(chosen).toBe('rejectedToFix')
  await focusBecomes(showPlate((await casesOf(admin, 'rejectedToFix'))[0]?.vehicleNo ?? ''))
  await press('o')
  await visitor.page.waitForURL(new RegExp(`/superadmin/cases/${office.cases.rejected.CaseNo}`))
})

test('V verifies a case and focuses the next one, and asks for the appointment date of one that lacks it', async () => {
  const ready = () => office.caseIn('Created', { by: employee })
  await ready()
  await ready()
  await openQueue('superadmin', 'toVerify')
  const before = await casesOf(admin, 'toVerify')
  const lacking = before.findIndex(({ lacking }) => lacking.length > 0)
  await focusBecomes(plates(before)[0] ?? '')
  for (let step = 0; step < lacking; step += 1) await press('j')
  await focusBecomes(plates(before)[lacking] ?? '')
  await press('v')
  await dialogOf(visitor.page)
    .getByLabel(new RegExp(`^${t.caseFields('appointmentDate')}`))
    .waitFor()
  await press('Escape')
  await focusBecomes(plates(before)[lacking] ?? '')

  const at = before.findLastIndex(({ lacking }, index) => lacking.length === 0 && index < before.length - 1)
  for (let step = lacking; step < at; step += 1) await press('j')
  await focusBecomes(plates(before)[at] ?? '')
  await press('v')
  await dialogOf(visitor.page)
    .getByRole('heading', { name: t.cases('verifyTitle') })
    .waitFor()
  await press('Escape')
  await focusBecomes(plates(before)[at] ?? '')
  await press('v')
  await dialogOf(visitor.page)
    .getByRole('heading', { name: t.cases('verifyTitle') })
    .waitFor()
  // Until the papers of the case are read, the button ignores presses.
  await dialogOf(visitor.page)
    .getByRole('button', { name: t.general('verify'), disabled: false })
    .waitFor()
  await press('Enter')
  await dialogOf(visitor.page).waitFor({ state: 'detached' })
  await focusBecomes(plates(before)[at + 1] ?? '')
  expect(await rows('toVerify').count()).toBe(before.length - 1)
  const nav = visitor.page.getByRole('navigation', { name: t.queue('queues') })
  await nav.getByRole('button', { name: `${text.toVerify} ${before.length - 1}` }).waitFor()
  expect(plates(await casesOf(admin, 'toVerify'))).not.toContain(plates(before)[at])
})

test('in the panel A assigns and X rejects, and the panel goes on with the next case', async () => {
  const { client } = office.people
  for (let n = 0; n < 3; n += 1) {
    const over = { generalDetail: { firmName: client.client.firmName } }
    await office.caseIn('ready', { over })
  }
  await openQueue('superadmin', 'toAssign')
  const before = await casesOf(admin, 'toAssign')
  const at = before.length - 3
  await focusBecomes(plates(before)[0] ?? '')
  for (let step = 0; step < at; step += 1) await press('j')
  await press('Enter')
  await panelOf(plates(before)[at] ?? '').waitFor()
  await press('a')
  const { page } = visitor
  const assign = page.getByRole('dialog', { name: t.cases('assignTitle', { caseNumber: before[at]?.CaseNo ?? '' }) })
  await assign.getByRole('combobox').waitFor()
  await expect
    .poll(() => assign.getByRole('combobox').inputValue(), { timeout: 60_000 })
    .toContain(client.client.firmName)
  await assign.getByRole('button', { name: t.cases('assign'), exact: true }).click()
  await panelOf(plates(before)[at + 1] ?? '').waitFor()
  await assign.waitFor({ state: 'detached' })
  await press('x')
  const reject = page.getByRole('dialog', {
    name: t.cases('rejectTitle', { caseNumber: before[at + 1]?.CaseNo ?? '' }),
  })
  await reject.getByRole('textbox').fill('Papers are missing')
  await reject.getByRole('button', { name: t.general('reject') }).click()
  await panelOf(plates(before)[at + 2] ?? '').waitFor()
  expect(plates(await casesOf(admin, 'toAssign'))).toEqual(plates(before).filter((_, n) => n < at || n === at + 2))
})

test('Shift+A assigns the cases of the queue, each to its own firm, and names those of none', async () => {
  const { firmName } = office.people.client.client
  const over = { generalDetail: { firmName } }
  const own = [await office.caseIn('ready', { over }), await office.caseIn('ready', { over })]
  const ofNone = await office.caseIn('ready')
  await office.database.pool.query('update cases set dealer_id = null where id = $1', [ofNone.id])
  await openQueue('superadmin', 'toAssign')
  const { page } = visitor
  await focusBecomes(plates(await casesOf(admin, 'toAssign'))[0] ?? '')
  await press('Shift+A')
  const dialog = dialogOf(page)
  await dialog.getByRole('row', { name: new RegExp(`^${firmName} \\d+ ₹`) }).waitFor()
  await dialog.getByText(t.bulk('noDealer')).first().waitFor()
  await expectAccessibleInBoth(visitor)
  await focusBecomes(t.bulk('assignTo'))
  await press('Enter')
  await page.getByText(`${ofNone.CaseNo}: ${t.cases('namesNoDealer')}`).waitFor()
  const left = (await casesOf(admin, 'toAssign')).map(({ id }) => id)
  expect(left).toContain(ofNone.id)
  for (const { id } of own) expect(left).not.toContain(id)
})

test('an assignment is taken back by its toast', async () => {
  const { client } = office.people
  await openQueue('superadmin', 'toAssign')
  const [first] = await casesOf(admin, 'toAssign')
  if (!first) throw new Error('A case waits to be assigned')
  const { page } = visitor
  await focusBecomes(plates([first])[0] ?? '')
  await press('a')
  await pick(page, new RegExp(`^${t.cases('dealer')}`), client.client.firmName)
  await dialogOf(page)
    .getByRole('button', { name: t.cases('assign') })
    .click()
  const toast = toastOf(page)
  await toast
    .getByText(t.cases('nowWith', { caseNo: first.CaseNo, dealer: client.client.firmName }), { exact: true })
    .waitFor()
  await toast.getByRole('button', { name: t.ui('undo') }).click()
  await toast.getByText(t.cases('unassigned'), { exact: true }).waitFor()
  expect(plates(await casesOf(admin, 'toAssign'))).toContain(plates([first])[0])
})

test('A accepts a dealer, who leaves the queue', async () => {
  await openQueue('superadmin', 'dealersToAccept')
  const before = await rowsOf(admin, 'dealersToAccept')
  await press('a')
  const dialog = panel(t.client('verifyClient'))
  await dialog.getByLabel(new RegExp(`^${t.fields('creditLimit')}`)).fill('5000')
  await dialog.getByLabel(new RegExp(`^${t.fields('fixedPenalty')}`)).fill('100')
  await press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await rowsOf(admin, 'dealersToAccept')).toHaveLength(before.length - 1)
  await panel('Link to set a password')
    .getByRole('button', { name: t.general('close') })
    .last()
    .click()
  await expect.poll(() => rows('dealersToAccept').count()).toBe(before.length - 1)
})

test('a paper has a number to call, a bill leads to its dealer, an empty queue says what it would hold', async () => {
  await openQueue('superadmin', 'expiringThisWeek')
  const { page, visit, settle } = visitor
  const call = rows('expiringThisWeek').first().getByRole('link').first()
  expect(await call.getAttribute('href')).toMatch(/^tel:\+91\d{10}$/)
  // A bill of last month is overdue from the 16th.
  await office.clock.at(dayStart(addDays(monthStart(officeDay(new Date())), 20)), async () => {
    await visit(`${paths.superadmin.queue}?kind=overdueBills`)
    await press('o')
    await page.waitForURL(/clientDetails\?.*tab=bills/)
    await settle()
  })
  await office.database.pool.query(`update cases set stage_since = now()`)
  await visit(`${paths.superadmin.queue}?kind=lateFiles`)
  await page.getByText(t.queue('empty.lateFiles')).waitFor()
  await settle()
})

test('an employee sees own work alone, on a phone with a select', async () => {
  const foreign = await office.caseIn('Created', { by: await office.employee() })
  await openQueue('employee', 'toVerify')
  const { page, settle } = visitor
  const own = plates(await casesOf(employee, 'toVerify'))
  expect(own.length).toBeGreaterThan(0)
  expect(await rows('toVerify').count()).toBe(own.length)
  expect(await page.getByText(foreign.CaseNo).count()).toBe(0)
  const nav = page.getByRole('navigation', { name: t.queue('queues') })
  expect(await nav.getByRole('button').count()).toBe(queueKindsOf('employee').length)
  await page.setViewportSize({ width: 390, height: 844 })
  await settle()
  await nav.getByRole('combobox').click()
  await page.getByRole('option', { name: new RegExp(`^${text.rejectedToFix}`) }).click()
  await expect.poll(chosen).toBe('rejectedToFix')
  await settle()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})

test('a queue that an employee does not have shows the first of their own', async () => {
  await openQueue('employee', 'paymentsToCheck')
  await visitor.page.getByRole('heading', { name: text.toVerify, exact: true }).waitFor()
})

test('the reason of a rejection is read whole in its row', async () => {
  const reason = 'Chassis number of the pencil print ends with 4471, not 4417'
  const change = 'update cases set rejection_remarks = $1 where id = $2'
  await office.database.pool.query(change, [reason, office.cases.rejected.id])
  await openQueue('superadmin', 'rejectedToFix')
  const shown = visitor.page.getByTitle(reason)
  const isCut = (at: HTMLElement) => at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth
  expect(await shown.evaluate(isCut)).toBe(false)
})
