import { expect, test } from 'vitest'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import { t } from '#contract/texts.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { encrypted } from '#test/hostile-pdfs.ts'
import { copiedPages } from '#test/read-pdf.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import {
  answerOf,
  dialogOf,
  expectAccessibleInBoth,
  historyEntries,
  nextTab,
  press,
  rowOf,
  submit,
  toastShown,
  type,
} from './page-actions.ts'

/* The page of official forms: upload, name, services, state; and forms that are printed for a case. */

const { office, openAt } = await startFixtures()
const text = t.officialForms

test('a form is uploaded, named, given services and switched off', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.forms)
  const { page } = visitor
  await rowOf(page, 'Form 29').waitFor()
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await press(page, text('upload'))
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer })
  }
  visitor.pageErrors.allow(/400/)
  await choose('Form 30.pdf', Buffer.from('%PDF-1.7 damaged'))
  await toastShown(page, text('uploadFailed'), 'error')
  const passwords = { userPassword: 'Form30', ownerPassword: 'owner' }
  await choose('Form 30.pdf', await encrypted(passwords, true, await plainPdf(2)))
  await dialogOf(page).getByText(t.upload('pdfEncrypted')).waitFor()
  await type(page, { [t.upload('pdfPassword', { name: 'Form 30.pdf' })]: 'Form30' })
  await press(page, t.upload('openPdf'))
  await toastShown(page, text('uploaded'))
  await rowOf(page, 'Form 30').waitFor()

  await press(page, t.general('editNamed', { name: 'Form 30' }))
  await type(page, { [text('nameLabel')]: 'Form 30, report of transfer' })
  await page.getByLabel('Transfer of ownership, same RTO').check()
  await page.getByLabel('Fitness', { exact: true }).check()
  await submit(page, t.general('save'))
  await toastShown(page, text('edited'))
  const row = rowOf(page, 'Form 30, report of transfer')
  await expect.poll(() => row.innerText()).toMatch(/Transfer of ownership, same RTO, Fitness\s+2\s+0/)
  await expectAccessibleInBoth(visitor)

  await row.getByRole('switch').click()
  await expect.poll(() => row.getByRole('switch').getAttribute('aria-checked')).toBe('false')
  // The switch shows its new state before the server has it.
  const isActive = async () => {
    const data = await office.ok(officialFormEndpoints.all, { as: office.people.admin })
    return data.find(({ name }) => name === 'Form 30, report of transfer')?.isActive
  }
  await expect.poll(isActive).toBe(false)
})

/** Adds a form that prints one value. */
async function addForm(name: string, value: string, services: ServiceCode[]) {
  const as = office.people.admin
  const { id } = await uploadedForm(office.call, as, await plainPdf(), `${name}.pdf`)
  const marks = [{ page: 1, x: 50, y: 50, width: 300, size: 14, value }]
  const body = { name, services, marks, isActive: true }
  await office.ok(officialFormEndpoints.edit, { as, params: { id }, body })
}

await addForm('Transfer', 'ownerDetails.buyerName', ['transferLocal'])
await addForm('Transfer, part 2', 'ownerDetails.buyerAadharNo', ['transferLocal', 'fitness'])
await addForm('Fitness', 'text:शुल्क ₹600', ['fitness'])

test('the forms of a case are printed as one PDF, with the full Aadhaar number for a reason', async () => {
  const { employee: by } = office.people
  const { ownerDetails: owners } = await office.caseBody()
  const over = {
    transactionDetail: { to: 'LOCAL', fitness: false },
    ownerDetails: { ...owners, buyerName: 'किशोर कर्वे', buyerAadharNo: '345678901235' },
  }
  const { CaseNo } = await office.caseIn('Created', { by, over })
  const visitor = await openAt('employee', paths.employee.caseDetail(CaseNo))
  const { page } = visitor
  await press(page, text('print'))
  const dialog = dialogOf(page)
  const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true })
  await expect.poll(() => box('Transfer').isChecked()).toBe(true)
  expect(await box('Fitness').count()).toBe(0)
  await box('Transfer, part 2').click()
  expect(await dialog.getByLabel(text('aadhaarReason')).count()).toBe(0)
  await dialog.getByRole('button', { name: /^Show all forms/ }).click()
  await box('Fitness').click()
  await box('Transfer, part 2').click()
  await expectAccessibleInBoth(visitor)
  await dialog.getByLabel(text('aadhaarReason')).fill('To file the transfer')
  const answer = answerOf(page, officialFormEndpoints.print.path)
  const tab = nextTab(page)
  await submit(page, text('print'))
  expect(await tab).toMatch(/^blob:/)
  const printed = await copiedPages(await answer)
  expect(printed.map((one) => one.trim())).toEqual(['शुल्क ₹600', 'किशोर कर्वे', '345678901235'])
  await expect
    .poll(() => historyEntries(page))
    .toEqual(expect.arrayContaining([expect.stringContaining('Transfer, part 2')]))

  await press(page, text('print'))
  for (const name of ['Transfer', 'Transfer, part 2']) await box(name).click()
  await dialog.getByRole('button', { name: text('print'), exact: true }).click()
  await dialog.getByText(text('noneChosen')).waitFor()
})
