import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { stageEndpoints } from '#contract/stages/stage-endpoints.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stage-labels.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { dialogOf, expectAccessibleInBoth } from './page-actions.ts'

/* Where the files are: the page At the RTO, and the stage on the page of a case. */

const { office, openAt } = await startFixtures()
const { admin, employee } = office.people
const late = await office.caseIn('ready', { by: employee })
await office.database.pool.query(`update cases set stage_since = stage_since - interval '12 days' where id = $1`, [
  late.id,
])

const details = (id: string) => office.ok(caseEndpoints.details, { as: admin, params: { id } })

test('the stages narrow the list, the late ones lead, and a file moves on in a dialog', async () => {
  const visitor = await openAt('superadmin', `${paths.superadmin.rto}?view=table`)
  const { page, settle } = visitor
  const rows = page.getByRole('table').getByRole('row')
  await rows.filter({ hasText: late.CaseNo }).waitFor()
  await expectAccessibleInBoth(visitor)
  await page.getByRole('button', { name: /late/ }).first().click()
  await page.waitForURL(/stage=papers.*late=1|late=1.*stage=papers/)
  await settle()
  await rows.filter({ hasText: late.CaseNo }).waitFor()
  await page.getByRole('button', { name: t.stages('changeOf', { caseNo: late.CaseNo }) }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: stageLabels().submitted }).click()
  await dialog.getByRole('radio', { name: waitingOnLabels().rto, exact: true }).click()
  await dialog.getByRole('textbox', { name: t.stages('receiptNo') }).fill('MH12/2026/4711')
  await dialog.getByRole('textbox', { name: t.stages('feePaid') }).fill('1250.50')
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await rows.filter({ hasText: late.CaseNo }).waitFor({ state: 'detached' })
  await expect.poll(async () => (await details(late.id)).stage).toBe('submitted')
  expect(await details(late.id)).toMatchObject({ waitingOn: 'rto', receiptNo: 'MH12/2026/4711', feePaid: 1250.5 })
})

test('a file that is handed over names its receiver and keeps the receipt of the RTO, and a step back needs a note', async () => {
  const { page } = await openAt('superadmin', paths.superadmin.caseDetail(late.CaseNo))
  const stages = page.getByRole('region', { name: t.stages('ofFile') })
  await stages.getByText(t.stages('receiptOf', { receiptNo: 'MH12/2026/4711' })).waitFor()
  await stages.getByText(t.stages('waitsOn', { who: waitingOnLabels().rto }), { exact: false }).waitFor()
  await stages.getByRole('button', { name: t.stages('change') }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: stageLabels().handedOver }).click()
  expect(await dialog.getByRole('textbox', { name: t.stages('receiptNo') }).count()).toBe(0)
  await dialog.getByRole('textbox', { name: t.stages('handedTo') }).fill('Ramesh Pawar')
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await stages.getByText(t.stages('handedToName', { name: 'Ramesh Pawar' })).waitFor()
  expect(await details(late.id)).toMatchObject({ receiptNo: 'MH12/2026/4711', handedTo: 'Ramesh Pawar' })

  await stages.getByRole('button', { name: t.stages('change') }).click()
  await dialog.getByRole('radio', { name: stageLabels().papers }).click()
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.locator('textarea[aria-invalid="true"]').waitFor()
  await dialog.getByRole('textbox', { name: t.stages('note') }).fill('Form 30 lacks a signature')
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await details(late.id)).stage).toBe('papers')
})

test('who saves a stage hears first that somebody else has moved the file meanwhile', async () => {
  const file = await office.caseIn('ready', { by: employee })
  const visitor = await openAt('employee', paths.employee.caseDetail(file.CaseNo))
  const { page } = visitor
  const stages = page.getByRole('region', { name: t.stages('ofFile') })
  await stages.getByRole('button', { name: t.stages('change') }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: stageLabels().inProcess }).click()
  const body = { stage: 'approved', waitingOn: 'rto' } as const
  await office.ok(stageEndpoints.change, { as: admin, params: { caseId: file.id }, body })
  await dialog.getByRole('textbox', { name: t.stages('note') }).fill('Token given')
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.getByRole('alert').filter({ hasText: stageLabels().approved }).waitFor()
  expect((await details(file.id)).stage).toBe('approved')
  await expectAccessibleInBoth(visitor)
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await details(file.id)).stage).toBe('inProcess')
})
