import { afterEach, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import { paperEndpoints } from '#contract/papers/paper-endpoints.ts'
import { stageEndpoints } from '#contract/stages/stage-endpoints.ts'
import { stageLabels } from '#contract/stages/stage-labels.ts'
import { requireSuccess } from '#test/caller.ts'
import type { MadeCase } from '#test/factories.ts'
import { timeLimit } from '#test/time-limit.ts'
import { paths } from '#web/paths.ts'
import { closeCase, counterCases, move, note, openCase, PHONE, switchOn, waiting } from './counter-actions.ts'
import { startFixtures } from './fixtures.ts'
import { close, dialogOf, expectAccessibleInBoth, press } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* A device at the counter of the RTO: the kept run-sheet without a network, and what is sent when it is back. */

const { office, openAs } = await startFixtures({ filled: false })
const { admin } = office.people
const texts = messages.counter
let visitor: Visitor | null = null
afterEach(async () => {
  if (visitor) await close(visitor)
  visitor = null
})

const { caseOfDay, detailsOf, papersOf } = counterCases(office)
const paperNamed = (papers: readonly CasePaper[], name: string) => papers.find((paper) => paper.name === name)

test('a note whose numbers the device does not keep is no conflict, and keeps them', async () => {
  const made = await caseOfDay()
  const { paperId } = paperNamed((await papersOf(made)).papers, 'Form 29') as CasePaper
  const note = 'Challan 1234 5678 9012 lacks a signature'
  const as = admin
  const change = { paperId, state: 'deficient', note } as const
  requireSuccess(await office.call(paperEndpoints.change, { as, params: { caseId: made.id }, body: change }))
  visitor = await openAs('employee', PHONE)
  visitor.pageErrors.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const { page, context } = visitor
  await switchOn(page)
  await context.setOffline(true)
  await page.goto(paths.employee.runSheet)
  await openCase(page, made)
  await dialogOf(page).getByText('Challan XXXX XXXX XXXX lacks a signature').waitFor()
  await dialogOf(page)
    .getByRole('button', { name: messages.papers.changeState('Form 29') })
    .press('Enter')
  const item = messages.papers.withNote(messages.papers.notNeeded)
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: messages.papers.noteOf('Form 29', messages.papers.notNeeded) })
  const box = dialog.getByRole('textbox')
  // The person leaves the note as it stands.
  if ((await box.inputValue()) === '') await box.fill('Challan XXXX XXXX XXXX lacks a signature')
  await dialog.getByRole('button', { name: messages.general.save }).click()
  await dialog.waitFor({ state: 'detached' })
  await closeCase(page)
  await waiting(page, 1)
  await context.setOffline(false)
  await expect
    .poll(async () => paperNamed((await papersOf(made)).papers, 'Form 29'), { timeout: timeLimit(60_000) })
    .toMatchObject({ state: 'notNeeded', note })
  expect(await page.getByText(texts.toDecide(1)).count()).toBe(0)
})

test('what the office changed meanwhile stands side by side, and the person decides', async () => {
  const [moved, gone, paper] = [await caseOfDay(), await caseOfDay(), await caseOfDay()]
  visitor = await openAs('employee', PHONE)
  visitor.pageErrors.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const { page, context } = visitor
  await switchOn(page)
  await context.setOffline(true)
  await page.goto(paths.employee.runSheet)
  const takeIn = async (made: MadeCase, take: () => Promise<unknown>) => {
    await openCase(page, made)
    await take()
    await closeCase(page)
  }
  await takeIn(moved, () => move(page, 'submitted', 'MH12/1'))
  await takeIn(gone, () => move(page, 'submitted'))
  await takeIn(paper, () => note(page, 'Form 29', 'deficient', 'Not signed'))
  await waiting(page, 3)

  const asOffice = (stage: string) => ({
    as: admin,
    params: { caseId: moved.id },
    body: { stage, waitingOn: 'office' },
  })
  requireSuccess(await office.call(stageEndpoints.change, asOffice('approved')))
  const body = { rejectionRemarks: 'Wrong chassis' }
  requireSuccess(await office.call(caseEndpoints.reject, { as: admin, params: { id: gone.id }, body }))
  const { paperId } = paperNamed((await papersOf(paper)).papers, 'Form 29') as CasePaper
  const notNeeded = { paperId, state: 'notNeeded', note: 'Old owner' } as const
  requireSuccess(await office.call(paperEndpoints.change, { as: admin, params: { caseId: paper.id }, body: notNeeded }))

  await context.setOffline(false)
  await page.getByText(texts.toDecide(3)).waitFor({ timeout: timeLimit(60_000) })
  await press(page, texts.show)
  const item = (made: MadeCase) => dialogOf(page).getByRole('listitem').filter({ hasText: made.CaseNo })
  const side = (made: MadeCase, title: string) => item(made).getByRole('region', { name: title })
  await item(moved).getByText(texts.changedMeanwhile).waitFor()
  await side(moved, texts.yours).getByText(stageLabels().submitted).waitFor()
  await side(moved, texts.offices).getByText(stageLabels().approved).waitFor()
  await item(gone).getByText(messages.stages.notMovable).waitFor()
  await side(paper, texts.yours).getByText('Not signed').waitFor()
  await side(paper, texts.offices).getByText('Old owner').waitFor()
  await expectAccessibleInBoth(visitor)
  // Nothing was overwritten before the decisions.
  expect((await detailsOf(moved)).stage).toBe('approved')

  await item(gone).getByRole('button', { name: texts.drop }).click()
  await item(gone).waitFor({ state: 'detached' })
  await item(paper).getByRole('button', { name: texts.sendAgain }).click()
  await item(paper).waitFor({ state: 'detached' })
  expect(paperNamed((await papersOf(paper)).papers, 'Form 29')).toMatchObject({
    state: 'deficient',
    note: 'Not signed',
  })
  // A step back without a note is refused once more: it stays.
  await item(moved).getByRole('button', { name: texts.sendAgain }).click()
  await item(moved).getByText(messages.stages.noteForBack).waitFor()
  await item(moved).getByRole('button', { name: texts.drop }).click()
  await dialogOf(page).getByText(texts.listEmpty).waitFor()
  expect((await detailsOf(moved)).stage).toBe('approved')
})
