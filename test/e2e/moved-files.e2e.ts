import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { t } from '#contract/texts.ts'
import type { Session } from '#test/caller.ts'
import { formWith, proofImage } from '#test/upload-form.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { dialogOf, expectAccessibleInBoth } from './page-actions.ts'

/* Files of a case move to another paper or place, and their papers are marked in the viewer. */

const { office, openAt } = await startFixtures({ filled: false })
const { admin, employee, client } = office.people

const { attachments: texts, papers: paperTexts } = t
const over = { transactionDetail: { to: 'LOCAL', numberPlate: 'NA' } } as const
const checklist = (caseId: string) => office.ok(paperEndpoints.ofCase, { as: admin, params: { caseId } })
const paperOf = async (caseId: string, name: string) =>
  (await checklist(caseId)).papers.find((paper) => paper.name === name)
const filesOf = async (caseId: string, name: string) =>
  (await paperOf(caseId, name))?.attachments.map((file) => file.name) ?? []
const uploadTo = async (caseId: string, name: string, n: number, paper?: string, as: Session = admin) => {
  const paperId = paper && (await paperOf(caseId, paper))?.paperId
  const form = formWith(await proofImage(n), name, undefined, paperId ? { paperId } : {})
  await office.ok(attachmentEndpoints.upload, { as, params: { caseId }, ...form })
}
const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: texts('moveFile', { name }), exact: true })
const choose = async (page: Page, file: string, item: string) => {
  await menuOf(page, file).press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
}

test('a file moves earlier and to another paper by keyboard, and its menu keeps the focus', async () => {
  const { id, CaseNo } = await office.caseIn('ready', { by: employee, over })
  await uploadTo(id, 'back.png', 1, 'Form 29')
  await uploadTo(id, 'front.png', 2, 'Form 29')
  const visitor = await openAt('employee', paths.employee.caseDetail(CaseNo))
  const { page } = visitor
  await choose(page, 'front.png', texts('earlier'))
  await expect.poll(() => filesOf(id, 'Form 29')).toEqual(['front.png', 'back.png'])
  await menuOf(page, 'back.png').press('Enter')
  await page.getByRole('menuitem', { name: texts('later'), exact: true }).waitFor()
  await expectAccessibleInBoth(visitor)
  await page.getByRole('menuitem', { name: 'Form 30', exact: true }).press('Enter')
  const row = page.locator('li[data-paper]').filter({ has: page.getByText('Form 30', { exact: true }) })
  await row.getByRole('button', { name: texts('open', { name: 'back.png' }) }).waitFor()
  await row.getByText(paperTexts('received'), { exact: true }).waitFor()
  await expect.poll(() => menuOf(page, 'back.png').evaluate((button) => button === document.activeElement)).toBe(true)
  await choose(page, 'back.png', texts('otherFiles'))
  await expect.poll(async () => (await checklist(id)).loose.map(({ name }) => name)).toEqual(['back.png'])
})

test('the viewer names the paper of a file, and marks it by the keys of the list', async () => {
  const { id, CaseNo } = await office.caseIn('assigned', { by: employee, client, over })
  await uploadTo(id, 'form.png', 3, 'Form 29', client)
  await uploadTo(id, 'other.png', 4)
  const visitor = await openAt('employee', paths.employee.caseDetail(CaseNo))
  const { page } = visitor
  await page.getByRole('button', { name: texts('open', { name: 'form.png' }) }).press('Enter')
  const viewer = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'form.png' }) })
  await viewer.getByText('Form 29', { exact: true }).waitFor()
  await viewer.getByText(t.papers('toCheck'), { exact: true }).waitFor()
  await page.keyboard.press('l')
  await viewer.getByText(t.papers('toCheck'), { exact: true }).waitFor({ state: 'detached' })
  await page.keyboard.press('d')
  const note = page.getByRole('textbox', { name: paperTexts('note') })
  await note.fill('Read the stamp, please')
  await page.getByRole('button', { name: t.general('save') }).click()
  await note.waitFor({ state: 'detached' })
  await viewer.getByText(paperTexts('deficient'), { exact: true }).first().waitFor()
  expect(await paperOf(id, 'Form 29')).toMatchObject({ state: 'deficient', checkedBy: { role: 'employee' } })
  await viewer.getByRole('button', { name: texts('turn') }).press('Enter')
  await viewer.getByText(texts('turnedHere')).waitFor()
  await page.keyboard.press('r')
  await expect.poll(async () => (await paperOf(id, 'Form 29'))?.state).toBe('received')
  await page.keyboard.press('ArrowRight')
  const loose = dialogOf(page)
  await loose.getByText(texts('noPaper')).waitFor()
  expect(await loose.getByRole('button', { name: paperTexts('lookedAt') }).count()).toBe(0)
})

test('a dealer moves an own file of the last hour on a phone, and is offered no other', async () => {
  const { id, CaseNo } = await office.caseIn('assigned', { client, over })
  await uploadTo(id, 'of-the-office.png', 5)
  await uploadTo(id, 'own.png', 6, undefined, client)
  const { page } = await openAt('client', paths.client.caseDetail(CaseNo), { width: 390, height: 844, touch: true })
  await menuOf(page, 'own.png').tap()
  expect(await menuOf(page, 'of-the-office.png').count()).toBe(0)
  await page.getByRole('menuitem', { name: 'Form 29', exact: true }).tap()
  await expect.poll(() => filesOf(id, 'Form 29')).toEqual(['own.png'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
