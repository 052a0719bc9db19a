import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { stageLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { formWith, proofImage } from '#test/upload-form.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { dialogOf, expectAccessibleInBoth, toastOf } from './page-actions.ts'

/* The papers of a case on its page: states and notes by staff, and what a dealer still has to bring. */

const { office, openAs, openAt } = await startFixtures({ filled: false })
const { admin, employee, client } = office.people

const { papers: texts } = t
/** A case with eight required papers. */
const over = { transactionDetail: { to: 'LOCAL', numberPlate: 'NA', drc: true } } as const
const checklist = async (caseId: string) => await office.ok(paperEndpoints.ofCase, { as: admin, params: { caseId } })
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

test('staff walk through the papers by arrows and note states by keys, with notes where needed; the counts follow, and Undo takes a state back', async () => {
  const { id, CaseNo } = await office.caseIn('ready', { by: employee, over })
  const visitor = await openAt('employee', paths.employee.caseDetail(CaseNo))
  const { page } = visitor
  const names = () => papersCard(page).locator('li[data-paper]').allTextContents()
  const line = page.getByRole('region', { name: t.stages('ofFile') })
  const counts = async () => {
    const papers = await countText(id)
    await line.getByText(t.stages('papersHere', { papers })).waitFor()
    await papersCard(page).getByText(papers).waitFor()
  }
  const toastSays = (text: string) => toastOf(page).getByText(text, { exact: true }).waitFor()
  await line.getByText(t.stages('papersHere', { papers: await countText(id) })).waitFor()
  await paperRow(page, 'Form 29').getByRole('button').first().focus()
  const before = await names()
  await page.keyboard.press('r')
  await toastSays(texts('nowIn', { paper: 'Form 29', state: texts('received') }))
  await toastOf(page)
    .getByRole('button', { name: t.ui('undo') })
    .click()
  await toastSays(texts('changed'))
  expect((await checklist(id)).papers[0]?.state).toBe('missing')
  await choose(page, 'Form 29', texts('received'))
  await paperRow(page, 'Form 29').getByText(texts('received'), { exact: true }).waitFor()
  await counts()

  await paperRow(page, 'Form 29').getByRole('button').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('d')
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.getByText(texts('noteRequired')).waitFor()
  await dialog.getByRole('textbox', { name: texts('note') }).fill('The seller has not signed')
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.waitFor({ state: 'detached' })
  await paperRow(page, 'Form 30').getByText('The seller has not signed').waitFor()
  await paperRow(page, 'Form 30').getByText('Asha Patil').waitFor()
  const [first, second] = (await checklist(id)).papers
  expect([first?.state, second?.state, second?.note]).toEqual(['received', 'deficient', 'The seller has not signed'])
  const after = await names()
  expect(after.map((name) => name.slice(0, 7))).toEqual(before.map((name) => name.slice(0, 7)))
  await page.reload()
  await expect.poll(async () => (await names())[0]).toContain('Form 30')
})

test('a paper of one case is added, and all lacking papers are received at once', async () => {
  const { CaseNo } = await office.caseIn('ready', { by: employee, over })
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
  expect(
    await papersCard(page)
      .getByRole('button', { name: texts('markAll') })
      .count(),
  ).toBe(0)
})

test('lacking papers warn before Verify and before Submitted, and block neither', async () => {
  const { CaseNo } = await office.caseIn('Created', { by: employee, over })
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
  await dialogOf(page)
    .getByRole('button', { name: t.general('save') })
    .click()
  await dialogOf(page).waitFor({ state: 'detached' })
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
  await row.getByText(t.papers('toCheck'), { exact: true }).waitFor()
  await expect.poll(() => focusOf(page)).toBe(t.attachments('open', { name: 'form-29.png' }))
  await page.keyboard.press('l')
  await row.getByText(t.papers('toCheck'), { exact: true }).waitFor({ state: 'detached' })
})

test('the photos of the queue are checked by R and D, and the dealer sees that each is being checked until then', async () => {
  const { id, CaseNo } = await office.caseIn('assigned', { by: employee, client, over })
  const names = ['Form 29', 'Form 30', 'Insurance']
  for (const [at, name] of names.entries()) {
    const { papers } = await checklist(id)
    const paperId = papers.find((paper) => paper.name === name)?.paperId ?? ''
    const file = formWith(await proofImage(80 + at), `photo-${at}.png`, undefined, { paperId })
    await office.ok(attachmentEndpoints.upload, { as: client, params: { caseId: id }, ...file })
  }
  const dealers = await openAt('client', paths.client.caseDetail(CaseNo))
  await paperRow(dealers.page, 'Form 29').getByText(texts('beingChecked'), { exact: true }).waitFor()

  const visitor = await openAt('employee', `${paths.employee.queue}?kind=papersToCheck`)
  const { page } = visitor
  const panel = page.getByRole('dialog')
  const shows = (at: number) => panel.getByRole('img', { name: `photo-${at}.png` }).waitFor()
  await page.getByText('Form 29').first().waitFor()
  await page.keyboard.press('Enter')
  await shows(0)
  await expectAccessibleInBoth(visitor)
  await page.keyboard.press('r')
  await shows(1)
  // A second press of the same moment is of a photo that nobody has seen.
  await page.waitForTimeout(500)
  await page.keyboard.press('d')
  await page.getByRole('button', { name: t.papers('objections.expired') }).waitFor()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await shows(2)
  const { papers } = await checklist(id)
  const found = names.map((name) => papers.find((paper) => paper.name === name))
  expect(found.map((paper) => [paper?.state, paper?.note, paper?.checkedAt !== null])).toEqual([
    ['received', null, true],
    ['deficient', t.papers('objections.expired'), true],
    ['received', null, false],
  ])
  await dealers.page.reload()
  await paperRow(dealers.page, 'Form 29').getByText(texts('received'), { exact: true }).waitFor()
})

test('a superadmin closes a rejected case with a reason', async () => {
  const { CaseNo } = await office.caseIn('rejected', { by: employee, over })
  const { page } = await openAt('superadmin', paths.superadmin.caseDetail(CaseNo))
  await page.getByRole('button', { name: t.cases('close') }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox').fill('The owner sold the car')
  await dialog.getByRole('button', { name: t.cases('close') }).click()
  await page.getByRole('button', { name: t.cases('close') }).waitFor({ state: 'detached' })
})
