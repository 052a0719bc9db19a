import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { attachmentEndpoints } from '#contract/attachments/attachment-endpoints.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { paperEndpoints } from '#contract/papers/paper-endpoints.ts'
import { stageLabels } from '#contract/stages/stage-labels.ts'
import { t } from '#contract/texts.ts'
import { formWith, proofImage } from '#test/upload-form.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { dialogOf, expectAccessibleInBoth } from './page-actions.ts'

/* The papers of a case on its page: states and notes by staff, and what a dealer still has to bring. */

const { office, openAs, openAt } = await startFixtures({ filled: false })
const { admin, employee, client } = office.people

const { papers: texts } = t
/** A case with eight required papers. */
const over = { transactionDetail: { to: 'LOCAL', numberPlate: 'NA', drc: true } } as const
const checklist = (caseId: string) => office.ok(paperEndpoints.ofCase, { as: admin, params: { caseId } })
const papersCard = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: /^Papers/ }) })
const paperRow = (page: Page, name: string) =>
  papersCard(page)
    .locator('li[data-paper]')
    .filter({ has: page.getByText(name, { exact: true }) })
const countText = async (caseId: string) => {
  const { required, lacking } = await checklist(caseId)
  return t.stages('papersOf', { there: required - lacking, required })
}

async function choose(page: Page, paper: string, item: string) {
  await paperRow(page, paper)
    .getByRole('button', { name: texts('changeState', { name: paper }) })
    .press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
}

test('the arrows walk through the papers, R and D note a state, and a paper keeps its place', async () => {
  const { id, CaseNo } = await office.caseIn('ready', { by: employee, over })
  const { page } = await openAt('employee', paths.employee.caseDetail(CaseNo))
  const names = () => papersCard(page).locator('li[data-paper]').allTextContents()
  await paperRow(page, 'Form 29').getByRole('button').first().focus()
  const before = await names()
  await page.keyboard.press('r')
  await paperRow(page, 'Form 29').getByText(texts('received'), { exact: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('d')
  await dialogOf(page)
    .getByRole('textbox', { name: texts('note') })
    .fill('Not signed')
  await dialogOf(page)
    .getByRole('button', { name: t.general('save') })
    .click()
  await paperRow(page, 'Form 30').getByText('Not signed').waitFor()
  const [first, second] = (await checklist(id)).papers
  expect([first?.state, second?.state]).toEqual(['received', 'deficient'])
  const after = await names()
  expect(after.map((name) => name.slice(0, 7))).toEqual(before.map((name) => name.slice(0, 7)))
  await page.reload()
  await expect.poll(async () => (await names())[0]).toContain('Form 30')
})

test('staff note states by keyboard, with notes where needed, and the counts follow', async () => {
  const { id, CaseNo } = await office.caseIn('ready', { by: employee, over })
  const visitor = await openAt('employee', paths.employee.caseDetail(CaseNo))
  const { page } = visitor
  const line = page.getByRole('region', { name: t.stages('ofFile') })
  await line.getByText(t.stages('papersHere', { papers: await countText(id) })).waitFor()
  await choose(page, 'Form 29', texts('received'))
  await paperRow(page, 'Form 29').getByText(texts('received'), { exact: true }).waitFor()
  await line.getByText(t.stages('papersHere', { papers: await countText(id) })).waitFor()
  await papersCard(page)
    .getByText(await countText(id))
    .waitFor()
  await choose(page, 'Form 30', texts('withNote', { state: texts('deficient') }))
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.getByText(texts('noteRequired')).waitFor()
  await dialog.getByRole('textbox', { name: texts('note') }).fill('The seller has not signed')
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.waitFor({ state: 'detached' })
  await paperRow(page, 'Form 30').getByText('The seller has not signed').waitFor()
  await paperRow(page, 'Form 30').getByText('Asha Patil').waitFor()
  const { papers } = await checklist(id)
  expect(papers.find(({ name }) => name === 'Form 30')).toMatchObject({
    state: 'deficient',
    note: 'The seller has not signed',
  })
  await expectAccessibleInBoth(visitor)
})

test('a paper of one case is added, and all lacking papers are received at once', async () => {
  const { id, CaseNo } = await office.caseIn('ready', { by: employee, over })
  const { page } = await openAt('superadmin', paths.superadmin.caseDetail(CaseNo))
  await papersCard(page)
    .getByRole('button', { name: texts('add') })
    .click()
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: texts('name') }).fill('Letter of the bank')
  await dialog.getByRole('button', { name: texts('add') }).click()
  await dialog.waitFor({ state: 'detached' })
  await paperRow(page, 'Letter of the bank').getByText(texts('missing')).waitFor()
  await papersCard(page)
    .getByRole('button', { name: texts('markAll') })
    .click()
  await papersCard(page)
    .getByText(`${texts('complete')} ${texts('stillNeeded', { names: 'Letter of the bank' })}`)
    .waitFor()
  const { papers, lacking } = await checklist(id)
  expect(lacking).toBe(0)
  expect(papers.find(({ name }) => name === 'Letter of the bank')).toMatchObject({ state: 'missing', services: [] })
  expect(
    await papersCard(page)
      .getByRole('button', { name: texts('markAll') })
      .count(),
  ).toBe(0)
})

test('lacking papers warn before Verify and before Submitted, and block neither', async () => {
  const { id, CaseNo } = await office.caseIn('Created', { by: employee, over })
  const visitor = await openAt('superadmin', paths.superadmin.caseDetail(CaseNo))
  const { page } = visitor
  const warning = dialogOf(page).getByText(/These papers are missing: .*Form 29/)
  await page.getByRole('button', { name: t.general('verify'), exact: true }).click()
  await warning.waitFor()
  await dialogOf(page)
    .getByRole('button', { name: t.general('verify') })
    .click()
  await dialogOf(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: t.stages('change') }).click()
  await dialogOf(page).getByRole('radio', { name: stageLabels().inProcess }).click()
  expect(await warning.count()).toBe(0)
  await dialogOf(page).getByRole('radio', { name: stageLabels().submitted }).click()
  await warning.waitFor()
  await expectAccessibleInBoth(visitor)
  await dialogOf(page)
    .getByRole('button', { name: t.general('save') })
    .click()
  await dialogOf(page).waitFor({ state: 'detached' })
  expect((await checklist(id)).lacking).toBeGreaterThan(0)
})

test('V and Enter verify no case before its lacking papers are shown, in the queue and in the list', async () => {
  const queued = await office.caseIn('Created', { by: employee, over })
  const listed = await office.caseIn('Created', { over })
  const statusOf = async ({ id }: { id: string }) =>
    (await office.ok(caseEndpoints.details, { as: admin, params: { id } })).status
  const { page, visit } = await openAs('superadmin')
  // The papers come after Enter was pressed, as on a slow line.
  let letPapersCome = () => {}
  const holdPapers = async () => {
    const held = new Promise<void>((resolve) => {
      letPapersCome = resolve
    })
    await page.unroute('**/case/papers/**')
    await page.route('**/case/papers/**', async (route) => {
      await held
      await route.continue()
    })
  }
  const warning = dialogOf(page).getByText(/These papers are missing: .*Form 29/)
  const expectWarned = async (made: { id: string }) => {
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: t.general('verify') })
    await confirm.waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => confirm.getAttribute('aria-busy')).toBe('true')
    letPapersCome()
    await warning.waitFor()
    expect(await statusOf(made)).toBe('Created')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    expect(await statusOf(made)).toBe('ready')
  }
  await holdPapers()
  await visit(`${paths.superadmin.queue}?kind=toVerify`)
  await page.getByRole('button', { name: new RegExp(showPlate(queued.vehicleNo)) }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('v')
  await expectWarned(queued)
  await holdPapers()
  await visit(paths.superadmin.myCases)
  await page.getByRole('button', { name: t.cases('verifyCase', { caseNumber: listed.CaseNo }) }).click()
  await expectWarned(listed)
})

test('a dealer reads what is still needed and why, and changes no state', async () => {
  const { id, CaseNo } = await office.caseIn('assigned', { client, over })
  const { papers } = await checklist(id)
  const paperId = papers.find(({ name }) => name === 'Form 29')?.paperId as string
  const body = { paperId, state: 'deficient', note: 'The thumb print is blurred' } as const
  await office.ok(paperEndpoints.change, { as: admin, params: { caseId: id }, body })
  const visitor = await openAt('client', paths.client.caseDetail(CaseNo), { width: 390, height: 844, touch: true })
  const { page } = visitor
  await papersCard(page)
    .getByText(/^Still needed: .*Form 29 \(The thumb print is blurred\)/)
    .waitFor()
  await paperRow(page, 'Form 29').getByText(texts('toCorrect')).waitFor()
  expect(
    await papersCard(page)
      .getByRole('button', { name: /^Change state/ })
      .count(),
  ).toBe(0)
  await expectAccessibleInBoth(visitor)
})

test('a paper that the dealer sent waits to be looked at, from the queue to the button of the paper', async () => {
  const { id, CaseNo, vehicleNo } = await office.caseIn('assigned', { by: employee, client, over })
  const { papers } = await checklist(id)
  const paper = papers.find(({ name }) => name === 'Form 29')
  const file = formWith(await proofImage(71), 'form-29.png', undefined, { paperId: paper?.paperId ?? '' })
  await office.ok(attachmentEndpoints.upload, { as: client, params: { caseId: id }, ...file })
  const { page } = await openAt('employee', `${paths.employee.queue}?kind=papersToCheck`)
  await page.getByText(showPlate(vehicleNo)).first().waitFor()
  await page.keyboard.press('o')
  await page.waitForURL((url) => url.pathname === paths.employee.caseDetail(CaseNo))
  const row = paperRow(page, 'Form 29')
  await row.getByText(t.queue('kinds.papersToCheck'), { exact: true }).waitFor()
  await expect.poll(() => focusOf(page)).toBe(t.attachments('open', { name: 'form-29.png' }))
  await page.keyboard.press('l')
  await row.getByText(t.queue('kinds.papersToCheck'), { exact: true }).waitFor({ state: 'detached' })
  const checked = (await checklist(id)).papers.find(({ name }) => name === 'Form 29')
  expect(checked).toMatchObject({ state: 'received', checkedBy: { role: 'employee' } })
})

test('a superadmin closes a rejected case with a reason', async () => {
  const { id, CaseNo } = await office.caseIn('rejected', { by: employee, over })
  const { page } = await openAt('superadmin', paths.superadmin.caseDetail(CaseNo))
  await page.getByRole('button', { name: t.cases('close') }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox').fill('The owner sold the car')
  await dialog.getByRole('button', { name: t.cases('close') }).click()
  await page.getByRole('button', { name: t.cases('close') }).waitFor({ state: 'detached' })
  const data = await office.ok(caseEndpoints.details, { as: admin, params: { id } })
  expect(data).toMatchObject({ status: 'rejected', closedAt: expect.any(String) })
})
