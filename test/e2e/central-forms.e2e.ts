import { expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form-endpoints.ts'
import { scannedPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { requireSuccess } from '#test/caller.ts'
import { centralBlank, people, versions } from '#test/central-blanks.ts'
import { placedTexts } from '#test/read-pdf.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { answerOf, close, expectAccessibleInBoth, press, toastShown } from './page-actions.ts'

/* Marks of a central form that are placed on the office's own blank. */

const { office, openAs } = await startFixtures({ filled: false })
const text = messages.officialForms

test('the marks of a central form stand beside its labels, and are saved once they are checked', async () => {
  const { pdf, expected } = await centralBlank('30', versions.legal)
  const form = await uploadedForm(office.call, office.people.admin, pdf, 'Form 30 Maharashtra.pdf')
  const { CaseNo } = await office.caseIn('Created', { over: { ownerDetails: people } })
  const visitor = await openAs('superadmin')
  const { page, visit } = visitor
  await visit(paths.superadmin.formMarks.replace('$formId', form.id))
  // The name of the blank says which form it is.
  const chosen = page.getByRole('combobox', { name: text.form, exact: true })
  await expect.poll(() => chosen.innerText()).toBe(text.centralForms['30'])
  await press(page, text.placeMarks)
  await page.getByText(text.placedMarks(17), { exact: true }).waitFor()
  await page
    .getByRole('button', { name: text.markNamed('New Owner: Name alone'), exact: true })
    .first()
    .waitFor()
  await expectAccessibleInBoth(visitor)
  await press(page, text.saveMarks)
  await toastShown(page, text.marksSaved)
  await page.getByRole('button', { name: text.replaceMarks }).waitFor()
  const { data } = requireSuccess(await office.call(officialFormEndpoints.all, { as: office.people.admin }))
  expect(data.find(({ id }) => id === form.id)?.marks).toHaveLength(17)

  const answer = answerOf(page, officialFormEndpoints.fill.path.replace(':id', '*'))
  await page.getByLabel(messages.fields.caseNo).fill(CaseNo)
  await press(page, text.preview)
  const [first = []] = await placedTexts(await answer)
  const place = expected.find(({ line }) => line === 'Name of the transferor')
  const name = first.find((piece) => piece.text === people.sellerName)
  expect(Math.abs((name?.y ?? -9) - (place?.y ?? 0))).toBeLessThan(3)
  await close(visitor)
})

test('labels that a blank does not have are named, and on a scan the values stand in a column', async () => {
  const { pdf } = await centralBlank('35', versions.a4)
  const other = await uploadedForm(office.call, office.people.admin, pdf, 'Own form.pdf')
  const scan = await uploadedForm(office.call, office.people.admin, await scannedPdf(), 'Form 29 scan.pdf')
  const visitor = await openAs('superadmin')
  const { page, visit } = visitor
  await visit(paths.superadmin.formMarks.replace('$formId', other.id))
  await page.getByRole('combobox', { name: text.form, exact: true }).click()
  await page.getByRole('option', { name: text.centralForms['28'] }).click()
  await press(page, text.placeMarks)
  await page.getByText(text.notOnPage).waitFor()
  await page.getByText('“period up to which motor vehicle tax has been paid”').waitFor()

  await visit(paths.superadmin.formMarks.replace('$formId', scan.id))
  await press(page, text.placeMarks)
  await page.getByText(text.isScan).waitFor()
  expect(await page.getByRole('button', { name: /^Mark / }).count()).toBe(9)
  await close(visitor)
})
