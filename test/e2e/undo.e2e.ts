import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { officeDay } from '#contract/dates.ts'
import { paperEndpoints } from '#contract/papers/paper-endpoints.ts'
import { stageLabels } from '#contract/stages/stage-labels.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { dialogOf, expectAccessibleInBoth, pick, press, toastOf } from './page-actions.ts'

/* What a toast takes back, and the object that it names. */

const { office, openAt } = await startFixtures({ filled: false })
const { admin, client } = office.people
const details = ({ id }: { id: string }) => office.ok(caseEndpoints.details, { as: admin, params: { id } })
const toastSays = (page: Page, text: string) => toastOf(page).getByText(text, { exact: true }).waitFor()
const undo = (page: Page) =>
  toastOf(page)
    .getByRole('button', { name: t.ui('undo') })
    .click()

test('an assignment is taken back from the queue, and of several cases from the list', async () => {
  const cases = [await office.caseIn('ready', { client }), await office.caseIn('ready', { client })]
  const [one] = cases
  if (!one) throw new Error('Two cases were made')
  const visitor = await openAt('superadmin', `${paths.superadmin.queue}?kind=toAssign`)
  const { page, visit } = visitor
  await page.locator('main [aria-keyshortcuts="A"]').first().waitFor()
  await page.keyboard.press('a')
  await pick(page, new RegExp(`^${t.cases('dealer')}`), 'Ravi')
  await dialogOf(page)
    .getByRole('button', { name: t.cases('assign') })
    .click()
  const { firmName } = (await details(one)).generalDetail
  await toastSays(page, t.cases('nowWith', { caseNo: one.CaseNo, dealer: firmName }))
  await expectAccessibleInBoth(visitor)
  await undo(page)
  await toastSays(page, t.cases('unassigned'))
  expect((await details(one)).status).toBe('ready')

  await visit(`${paths.superadmin.verifiedCases}?any=1`)
  for (const { CaseNo } of cases) await page.getByRole('checkbox', { name: t.bulk('select', { name: CaseNo }) }).click()
  await press(page, t.cases('assign'))
  await pick(page, new RegExp(`^${t.cases('dealer')}`), 'Ravi')
  await dialogOf(page)
    .getByRole('button', { name: t.cases('assign') })
    .click()
  await toastSays(page, t.bulk('outcome', { done: 2, failed: 0 }))
  for (const row of cases) expect((await details(row)).status).toBe('assigned')
  await undo(page)
  await toastSays(page, t.bulk('undone', { done: 2, left: 0 }))
  for (const row of cases) expect((await details(row)).status).toBe('ready')
})

test('files that were handed in by the run-sheet go back to their stages', async () => {
  const cases = [await office.caseIn('ready'), await office.caseIn('ready')]
  const ids = cases.map(({ id }) => id)
  await office.database.pool.query('update cases set appointment_date = null')
  await office.database.pool.query('update cases set appointment_date = $1 where id = any($2)', [
    officeDay(new Date()),
    ids,
  ])
  await office.database.pool.query(`update cases set stage = 'inProcess', waiting_on = 'rto' where id = $1`, [ids[1]])
  const { page } = await openAt('superadmin', paths.superadmin.runSheet)
  for (const { CaseNo } of cases) {
    await page.getByRole('checkbox', { name: t.runSheet('tick', { caseNo: CaseNo }) }).focus()
    await page.keyboard.press('Space')
  }
  await press(page, t.runSheet('sentBack'))
  await dialogOf(page).getByRole('textbox').fill('The counter was closed')
  await dialogOf(page)
    .getByRole('button', { name: t.runSheet('sentBack') })
    .click()
  await toastSays(page, t.bulk('outcome', { done: 2, failed: 0 }))
  expect((await Promise.all(cases.map(details))).map(({ stage }) => stage)).toEqual(['papers', 'papers'])
  await undo(page)
  await toastSays(page, t.bulk('undone', { done: 2, left: 0 }))
  expect((await Promise.all(cases.map(details))).map(({ stage }) => stage)).toEqual(['papers', 'inProcess'])
})

test('a stage and a received paper are taken back on the page of the case', async () => {
  const over = { transactionDetail: { to: 'LOCAL', numberPlate: 'NA', drc: true } } as const
  const file = await office.caseIn('ready', { over })
  const { page } = await openAt('superadmin', paths.superadmin.caseDetail(file.CaseNo))
  const row = page.locator('li[data-paper]').filter({ has: page.getByText('Form 29', { exact: true }) })
  await row.getByRole('button').first().focus()
  await page.keyboard.press('r')
  await toastSays(page, t.papers('nowIn', { paper: 'Form 29', state: t.papers('received') }))
  await undo(page)
  await toastSays(page, t.papers('changed'))
  const params = { caseId: file.id }
  const { papers } = await office.ok(paperEndpoints.ofCase, { as: admin, params })
  expect(papers.find(({ name }) => name === 'Form 29')?.state).toBe('missing')

  await press(page, t.stages('change'))
  await dialogOf(page).getByRole('radio', { name: stageLabels().submitted }).click()
  await dialogOf(page)
    .getByRole('button', { name: t.general('save') })
    .click()
  await toastSays(page, t.stages('moved', { caseNo: file.CaseNo, stage: stageLabels().submitted }))
  await undo(page)
  await toastSays(page, t.stages('changed'))
  expect(await details(file)).toMatchObject({ stage: 'papers', waitingOn: 'office' })
})
