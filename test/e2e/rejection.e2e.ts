import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { pagesOfPdf } from '#test/read-pdf.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'

/* From a rejection with its kind of reason to the fixed case. */

const { office, openAs, openAt } = await startFixtures({ filled: false })
const employee = await office.employee()
const { CaseNo } = await office.caseIn('ready', { by: employee })
const { cases } = t

test('a case is rejected with a kind of reason', async () => {
  const { page } = await openAt('superadmin', paths.superadmin.caseDetail(CaseNo))
  await page
    .getByRole('button', { name: t.general('reject') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: cases('rejectTitle', { caseNumber: CaseNo }) })
  await dialog.getByPlaceholder(cases('rejectReason')).fill('Engine number differs')
  await dialog.getByRole('button', { name: cases('reasonCodes.wrongDetails') }).click()
  await dialog.getByRole('button', { name: t.general('reject') }).click()
  await page.getByText(`${cases('reasonCodes.wrongDetails')}: Engine number differs`).waitFor()
})

test('a case is rejected by two keys, with the remarks of its cause', async () => {
  const { page, visit } = await openAs('superadmin')
  const other = await office.caseIn('ready', { by: employee })
  await visit(paths.superadmin.caseDetail(other.CaseNo))
  await page
    .getByRole('button', { name: t.general('reject') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: cases('rejectTitle', { caseNumber: other.CaseNo }) })
  const remarks = dialog.getByPlaceholder(cases('rejectReason'))
  await dialog.waitFor()
  await page.keyboard.press('6')
  await expect.poll(() => remarks.evaluate((field) => field === document.activeElement)).toBe(true)
  await remarks.blur()
  await page.keyboard.press('1')
  await expect.poll(() => remarks.inputValue()).toBe(cases('suggestedRemarks.papersMissing'))
  await page.keyboard.press('Enter')
  await page.getByText(`${cases('reasonCodes.papersMissing')}: ${cases('suggestedRemarks.papersMissing')}`).waitFor()
})

test('the slip of a rejection names the cause and the papers to bring; the creator fixes the case and sends it again', async () => {
  const { page } = await openAt(employee, paths.employee.caseDetail(CaseNo))
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t.papers('slip') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(`${t.papers('slipFile', { caseNo: CaseNo })}.pdf`)
  const pages = await pagesOfPdf(await readFile(await file.path()))
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain(cases('reasonCodes.wrongDetails'))
  expect(pages[0]).toContain(t.papers('bring'))

  await page
    .getByRole('button', { name: cases('reopen') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: cases('reopenTitle', { caseNumber: CaseNo }) })
  await dialog.getByLabel(cases('reopenNote')).fill('Read from the RC again')
  await dialog.getByRole('button', { name: cases('reopen') }).click()
  await page.waitForURL(`**${paths.employee.caseEdit(CaseNo)}`)
})
