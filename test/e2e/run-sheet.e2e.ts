import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { addDays, officeDay, showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { officeEndpoints } from '#contract/office/office.ts'
import { stageLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { pagesOfPdf, placedTexts } from '#test/read-pdf.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { dialogOf, expectAccessibleInBoth, press, rowOf, toastOf, toastShown } from './page-actions.ts'

/* The run-sheet of a day: on the screen, on a phone, on paper and as PDF. */

const { office, openAt } = await startFixtures()
const { admin, employee } = office.people
const today = officeDay(new Date())
const cases = await Promise.all(
  [employee, employee, admin, employee].map((by, at) => office.caseIn(at === 3 ? 'rejected' : 'ready', { by })),
)
const ids = cases.map(({ id }) => id)
// The day of all other cases is one in particular, and may be today.
await office.database.pool.query('update cases set appointment_date = null')
await office.database.pool.query('update cases set appointment_date = $1 where id = any($2)', [today, ids])
const [first, second, ofAdmin, rejected] = await Promise.all(
  ids.map((id) => office.ok(caseEndpoints.details, { as: admin, params: { id } })),
)
if (!first || !second || !ofAdmin || !rejected) throw new Error('Four cases were made')
await office.database.pool.query('update cases set to_rto = $1 where id = $2', ['Thane (MH04)', second.id])
const profile = {
  name: 'Sharma RTO Services',
  phone: '020 2612 3456',
  email: 'desk@rto.example',
  gstin: '27AAPFU0939F1ZV',
}
await office.stepUp(admin)
await office.ok(officeEndpoints.edit, { as: admin, body: profile })

const { runSheet } = t

test('the cases of a day stand under their RTO, on paper and as PDF too, ticks stay, and an RTO narrows the sheet', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.runSheet)
  const { page } = visitor
  await page.getByRole('heading', { name: 'Thane (MH04) · 1 case' }).waitFor()
  for (const { CaseNo } of [first, second, ofAdmin]) await rowOf(page, CaseNo).waitFor()
  expect(await rowOf(page, rejected.CaseNo).count()).toBe(0)
  const { receiptAmount } = first.expenseDetail ?? {}
  const fees = runSheet('feesToCarry', { amount: showRupees(second.expenseDetail?.receiptAmount) })
  for (const text of ['RC book', String(first.generalDetail.applicationNo), showRupees(receiptAmount)])
    expect(await rowOf(page, first.CaseNo).innerText()).toContain(text)
  await page.getByText(fees, { exact: true }).waitFor()

  // The sheet on paper and its PDF hold the same cases, without the page around them.
  await page.locator('[data-print-view]').waitFor({ state: 'attached' })
  const printed = await page.pdf({ format: 'A4' })
  const paper = await pagesOfPdf(printed)
  const [sheet = []] = await placedTexts(printed)
  for (const head of [runSheet('services'), runSheet('lacking'), runSheet('owner')]) {
    const places = sheet.filter(({ text }) => text === head).map(({ x }) => Math.round(x))
    expect(places, head).toHaveLength(2)
    expect(new Set(places).size, head).toBe(1)
  }
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, runSheet('savePdf'))])
  expect(file.suggestedFilename()).toBe(`${runSheet('fileName', { day: today })}.pdf`)
  const saved = await pagesOfPdf(readFileSync(await file.path()))
  for (const pages of [paper, saved]) {
    expect(pages).toHaveLength(1)
    const words = pages.join(' ').replaceAll(/\s+/g, ' ')
    for (const text of Object.values(profile)) expect(words).toContain(text)
    for (const text of [
      runSheet('title'),
      showDay(today),
      fees,
      first.CaseNo,
      second.CaseNo,
      ofAdmin.CaseNo,
      'Thane (MH04)',
    ])
      expect(words).toContain(text)
    for (const text of [rejected.CaseNo, t.menu('myProfile')]) expect(words).not.toContain(text)
  }

  const box = page.getByRole('checkbox', { name: runSheet('tick', { caseNo: second.CaseNo }) })
  await box.focus()
  await page.keyboard.press('Space')
  await page.reload()
  await expect.poll(() => box.getAttribute('aria-checked')).toBe('true')
  await page.getByRole('combobox', { name: t.facets('rto') }).click()
  await page.getByRole('option', { name: 'Thane (MH04)' }).click()
  await rowOf(page, first.CaseNo).waitFor({ state: 'detached' })
  await press(page, runSheet('nextDay'))
  await page.getByText(runSheet('empty', { day: showDay(addDays(today, 1)) })).waitFor()
  expect(new URL(page.url()).searchParams.get('date')).toBe(addDays(today, 1))
})

test('ticked files are handed in at once, one that cannot be stays ticked with its reason, and Undo takes all back', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.runSheet)
  const { page } = visitor
  const boxOf = ({ CaseNo }: { CaseNo: string }) =>
    page.getByRole('checkbox', { name: runSheet('tick', { caseNo: CaseNo }) })
  const stageOf = async ({ id }: { id: string }) =>
    (await office.ok(caseEndpoints.details, { as: admin, params: { id } })).stage
  await boxOf(first).click()
  await boxOf(ofAdmin).click()
  await page.getByText(runSheet('ticked', { count: 2 })).waitFor()
  await expectAccessibleInBoth(visitor)
  await office.database.pool.query("update cases set status = 'Updated' where id = $1", [ofAdmin.id])
  await press(page, runSheet('handedIn'))
  await page.getByText(t.bulk('outcome', { done: 1, failed: 1 })).waitFor()
  await page.getByText(t.stages('notMovable')).waitFor()
  expect(await stageOf(first)).toBe('submitted')
  // Somebody else with the same sheet sees that the file has been handed in.
  const isHandedIn = rowOf(page, first.CaseNo).getByText(new RegExp(`^${stageLabels().submitted}, \\d\\d:\\d\\d$`))
  await isHandedIn.waitFor()
  expect(await boxOf(first).getAttribute('aria-checked')).toBe('false')
  expect(await boxOf(ofAdmin).getAttribute('aria-checked')).toBe('true')
  const inProcess = "update cases set status = 'ready', stage = 'inProcess', waiting_on = 'rto' where id = $1"
  await office.database.pool.query(inProcess, [ofAdmin.id])
  await page.reload()

  await boxOf(first).click()
  await page.getByText(runSheet('handedInBefore', { count: 2 })).waitFor()
  await page.getByRole('button', { name: runSheet('handedIn'), exact: true }).click({ force: true })
  await toastShown(page, runSheet('allHandedIn'), 'warning')
  await press(page, runSheet('sentBack'))
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: runSheet('sentBack') }).click()
  await dialog.getByText(t.papers('noteRequired')).waitFor()
  await dialog.getByRole('textbox').fill('Form 30 lacks a signature')
  await dialog.getByRole('button', { name: runSheet('sentBack') }).click()
  await toastShown(page, t.bulk('outcome', { done: 2, failed: 0 }))
  expect([await stageOf(first), await stageOf(ofAdmin)]).toEqual(['papers', 'papers'])
  await isHandedIn.waitFor({ state: 'detached' })
  await toastOf(page)
    .getByRole('button', { name: t.ui('undo') })
    .click()
  await toastShown(page, t.bulk('undone', { done: 2, left: 0 }))
  expect([await stageOf(first), await stageOf(ofAdmin)]).toEqual(['submitted', 'inProcess'])
  await isHandedIn.waitFor()

  // Somebody else has handed in the file, of which this sheet does not know yet.
  await office.database.pool.query("update cases set stage = 'submitted' where id = $1", [second.id])
  await boxOf(second).click()
  await press(page, runSheet('handedIn'))
  await page.getByText(t.bulk('outcome', { done: 0, failed: 1 })).waitFor()
  await page.getByText(t.stages('reached', { stage: stageLabels().submitted })).waitFor()
  await office.database.pool.query("update cases set stage = 'papers' where id = $1", [second.id])
})

test('an employee has own cases only, and a phone shows them as cards', async () => {
  const visitor = await openAt('employee', `${paths.employee.runSheet}?date=${today}`, { width: 390 })
  const { page } = visitor
  await page.getByRole('listitem').filter({ hasText: first.CaseNo }).waitFor()
  expect(await page.getByText(ofAdmin.CaseNo).count()).toBe(0)
  await page.getByRole('link', { name: first.CaseNo }).click()
  await page.waitForURL(`**${paths.employee.caseDetail(first.CaseNo)}`)
})

test('the bar at the bottom of a phone begins with the run-sheet, and covers nothing', async () => {
  const visitor = await openAt('employee', paths.employee.queue, { width: 390, height: 844, touch: true })
  const { page, visit } = visitor
  const bar = page.getByRole('navigation', { name: t.shell('bottomBar') })
  const labels = [runSheet('title'), t.queue('title'), t.stages('title'), t.menu('newCase'), t.menu('more')]
  expect(await bar.getByRole('listitem').allInnerTexts()).toEqual(labels)
  expect(await bar.locator('[aria-current]').allInnerTexts()).toEqual([t.queue('title')])
  await bar.getByRole('link', { name: runSheet('title') }).tap()
  await page.getByRole('heading', { level: 1, name: runSheet('title') }).waitFor()
  await page.getByRole('checkbox').first().tap()
  const handedIn = page.getByRole('button', { name: runSheet('handedIn') })
  const [button, edge] = [await handedIn.boundingBox(), await bar.boundingBox()]
  expect((button?.y ?? 9999) + (button?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)
  await visit(paths.employee.newCase)
  const submit = page.locator('[data-sticks="bottom"]')
  const [stuck, foot] = [await submit.boundingBox(), await bar.boundingBox()]
  expect((stuck?.y ?? 9999) + (stuck?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  await bar.getByRole('button', { name: t.menu('more') }).tap()
  await page
    .getByRole('dialog', { name: t.shell('menu') })
    .getByRole('link', { name: t.menu('myProfile') })
    .waitFor()
})
