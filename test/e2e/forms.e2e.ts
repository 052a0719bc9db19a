import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf, tabTo } from './keys.ts'
import { pick, press, rowOf, type } from './page-actions.ts'

/* Forms and dialogs that follow the clerk: what they fill in, what they keep, and where the focus goes. */

const { office, openAt } = await startFixtures()
/** Types the plate and leaves its field. */
async function typePlate(page: Page, plate: string) {
  await type(page, { 'Vehicle No.': plate })
  await page.keyboard.press('Tab')
}
const plateHint = (page: Page) => page.getByText(t.cases('notLikeAPlate'))
const expectFromRto = (page: Page, text: string | RegExp) =>
  expect.poll(() => page.getByLabel('From RTO').inputValue()).toMatch(text)

test('From RTO follows the plate until it is chosen by hand, also after a reload', async () => {
  const { page, settle } = await openAt('superadmin', paths.superadmin.newCase)
  await typePlate(page, 'mh12ab1234')
  await expectFromRto(page, /^MH-12/)
  await typePlate(page, 'mh14ab1234')
  await expectFromRto(page, /^MH-14/)
  // A Bharat plate belongs to no RTO.
  await typePlate(page, '22bh1234aa')
  await expectFromRto(page, /^$/)
  await typePlate(page, 'mh12ab1234')
  await expectFromRto(page, /^MH-12/)
  await page.reload()
  await settle()
  await expectFromRto(page, /^MH-12/)
  await typePlate(page, 'mh14ab1234')
  await expectFromRto(page, /^MH-14/)
  await pick(page, /^From RTO/, 'MH-14')
  await typePlate(page, 'mh12ab1234')
  await expectFromRto(page, /^MH-14/)
  await page.reload()
  await settle()
  await typePlate(page, 'mh12cd1234')
  await expectFromRto(page, /^MH-14/)
})

test('the From RTO of a saved case counts as chosen by hand', async () => {
  const { page } = await openAt('superadmin', paths.superadmin.caseEdit(office.cases.created.CaseNo))
  const saved = await page.getByLabel('From RTO').inputValue()
  await typePlate(page, saved.startsWith('MH-12') ? 'mh14ab1234' : 'mh12ab1234')
  await expectFromRto(page, saved)
})

test('an unlikely plate is doubted when the field is left, and never refused; Start over empties the form', async () => {
  const { page, settle } = await openAt('superadmin', paths.superadmin.newCase)
  expect(await focusOf(page)).toBe('Firm Name')
  await type(page, { 'Vehicle No.': 'XX99' })
  expect(await plateHint(page).count()).toBe(0)
  await page.keyboard.press('Tab')
  await plateHint(page).waitFor()
  for (const known of ['MMC 8259', '77 CD 1', 'T1126MH1234AB', 'MHVAAA1234']) {
    await typePlate(page, known)
    expect(await plateHint(page).count(), known).toBe(0)
  }
  await typePlate(page, 'XX99')
  await plateHint(page).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Firm Name is required').first().waitFor()
  expect(await page.getByLabel('Vehicle No.', { exact: false }).first().getAttribute('aria-invalid')).toBeNull()

  await page.reload()
  await settle()
  await press(page, 'Start over')
  await expect.poll(() => focusOf(page)).toBe('Firm Name')
  expect(await page.getByLabel('Vehicle No.').first().inputValue()).toBe('')
})

test('a click outside keeps a dialog with typed text, the first wrong field has the focus, and one Escape closes', async () => {
  const { page, settle } = await openAt('superadmin', paths.superadmin.branches)
  const dialog = page.getByRole('dialog')
  await press(page, 'Add Branch')
  await dialog.waitFor()
  await page.mouse.click(5, 5)
  await dialog.waitFor({ state: 'detached' })
  await press(page, 'Add Branch')
  await type(dialog, { Name: 'Camp' })
  await page.mouse.click(5, 5)
  await settle()
  await page.keyboard.type(' 2')
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Camp 2')

  await type(dialog, { Address1: '1 Main Road', Address2: 'Camp', City: 'Pune' })
  await tabTo(page, 'State')
  await page.keyboard.press('Enter')
  await dialog.getByText('State is required').waitFor()
  expect(await focusOf(page)).toBe('State')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('a confirmation that destroys nothing has the focus on its own button', async () => {
  const { page } = await openAt('superadmin', paths.superadmin.myCases)
  const { CaseNo } = office.cases.created
  await rowOf(page, CaseNo)
    .getByRole('button', { name: `Verify ${CaseNo}` })
    .click()
  await page.getByRole('alertdialog').waitFor()
  await expect.poll(() => focusOf(page)).toBe('Verify')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
})

test('the border of a wrong field stays red below the pointer', async () => {
  const { page } = await openAt(null, paths.signUp)
  const city = page.getByLabel('City')
  const border = () => city.evaluate((box) => getComputedStyle(box).borderColor)
  const before = await border()
  await press(page, 'Sign Up')
  await expect.poll(border).not.toBe(before)
  const red = await border()
  await city.hover()
  // The border changes within 120 ms.
  await page.waitForTimeout(300)
  expect(await border()).toBe(red)
})
