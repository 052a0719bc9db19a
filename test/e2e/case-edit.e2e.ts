import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import type { Session } from '#test/caller.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { factOf, historyEntries, toastOf } from './page-actions.ts'

/* The edit form of a case: saving, validation, and unsaved input. `edit-case-form.test.tsx` has changes by somebody else. */

const { office, openAs, openAt } = await startFixtures()

const { superadmin, employee } = paths
const { cases: text } = t

const details = async (id: string, by: Session = office.people.admin) =>
  await office.ok(caseEndpoints.details, { as: by, params: { id } })

test('an edit is saved with the keyboard, goes back one page, and stands in the history', async () => {
  const { page, visit, settle } = await openAs('superadmin')
  const made = await office.caseIn('ready')
  await visit(superadmin.caseDetail(made.CaseNo))
  await page.getByRole('link', { name: 'Edit', exact: true }).press('Enter')
  await page.waitForURL('**/edit')
  await settle()
  const box = page.getByLabel('Application No')
  await box.fill('MH12-77')
  await box.press('Control+Enter')
  await toastOf(page).getByText(text('updated'), { exact: true }).waitFor()
  await page.waitForURL(`**${superadmin.caseDetail(made.CaseNo)}`)
  await settle()
  expect(await factOf(page, 'Application No').first().locator('dd').textContent()).toBe('MH12-77')
  expect((await historyEntries(page))[0]).toMatch(/^Editedby .*Application No: .* → MH12-77$/)
})

test('an employee edits under the total of the case page, which includes the charges that only the office sees', async () => {
  const by = office.people.employee
  const charges = { pucCharges: 100, insuranceCharges: 200, receiptAmount: 1000, otherCharges: 800.5 }
  const made = await office.caseIn('Created', { by, over: { expenseDetail: charges } })
  const { page, visit } = await openAt('employee', employee.caseDetail(made.CaseNo))
  await page.getByText(showRupees(2100.5)).first().waitFor()
  await page.getByText(text('officeCharges')).waitFor()
  await visit(employee.caseEdit(made.CaseNo))
  const total = page.getByRole('status').filter({ hasText: '₹' })
  expect(await total.textContent()).toBe(showRupees(2100.5))
  await page.getByText(text('officeCharges')).waitFor()
  await page.getByLabel('Receipt Amount').fill('1100')
  expect(await total.textContent()).toBe(showRupees(2200.5))
  const superadmins = await openAt('superadmin', superadmin.caseEdit(made.CaseNo))
  expect(await superadmins.page.getByRole('status').filter({ hasText: '₹' }).textContent()).toBe(showRupees(2100.5))
  expect(await superadmins.page.getByText(text('officeCharges')).count()).toBe(0)
})

test('validation errors appear at their fields, refusals as a toast, and the input is kept', async () => {
  const { page, visit, pageErrors } = await openAs('superadmin')
  const made = await office.caseIn('Created')
  await visit(superadmin.caseEdit(made.CaseNo))
  const submit = page.getByRole('button', { name: 'Submit Case' })
  await page.getByLabel('Chassis No').fill('')
  await submit.click()
  await page.getByText('Chassis No is required', { exact: true }).waitFor()
  await page.locator('[aria-invalid="true"]:focus').waitFor()
  await page.getByLabel('Chassis No').fill('ma3new')

  pageErrors.allow(/400/)
  const buyer = page.getByRole('group', { name: 'Owner Details' }).getByLabel(/^Name/).nth(1)
  await buyer.fill('')
  await submit.click()
  await toastOf(page).getByText(text('badRequestTitle'), { exact: true }).waitFor()
  await toastOf(page).getByText(text('partialOwner'), { exact: true }).waitFor()
  expect(await page.getByLabel('Chassis No').inputValue()).toBe('MA3NEW')
})

test('leaving with unsaved changes asks, and Cancel of an untouched form does not', async () => {
  const { page, visit, settle } = await openAs('employee')
  const { CaseNo } = office.cases.updated
  await visit(employee.caseDetail(CaseNo))
  const edit = page.getByRole('link', { name: 'Edit', exact: true })
  await edit.click()
  await page.waitForURL('**/edit')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(`**${employee.caseDetail(CaseNo)}`)

  await edit.click()
  await page.waitForURL('**/edit')
  await page.getByRole('textbox', { name: 'Application No' }).fill('NOT SAVED')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  for (const go of [
    () => page.getByRole('button', { name: 'Cancel', exact: true }).click(),
    () => page.getByRole('button', { name: 'Back' }).click(),
    () => page.getByRole('link', { name: 'Home' }).click(),
    () => page.goBack({ waitUntil: 'commit', timeout: 1000 }).catch(() => null),
  ]) {
    await go()
    await question.waitFor()
    await question.getByRole('button', { name: 'Stay' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Application No').inputValue()).toBe('NOT SAVED')
  }
  await page.getByRole('button', { name: 'Back' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL(`**${employee.caseDetail(CaseNo)}`)
  await settle()
  expect((await details(office.cases.updated.id)).generalDetail.applicationNo).not.toBe('NOT SAVED')
})
