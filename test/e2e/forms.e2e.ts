import { afterEach, expect, test } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf, tabTo } from './keys.ts'
import { close, pick, press, rowOf, toastShown, type } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* Forms and dialogs that follow the clerk: what they fill in, what they keep, and where the focus goes. */

const { office, openAs } = await startFixtures()
let visitor: Visitor

afterEach(() => close(visitor))

async function openAt(who: Role | null, where: string) {
  visitor = await openAs(who)
  await visitor.visit(where)
  return visitor.page
}

/** Types the plate and leaves its field. */
async function typePlate(plate: string) {
  await type(visitor.page, { 'Vehicle No.': plate })
  await visitor.page.keyboard.press('Tab')
}
const plateHint = () => visitor.page.getByText(messages.cases.notLikeAPlate)
const expectFromRto = (text: string | RegExp) =>
  expect.poll(() => visitor.page.getByLabel('From RTO').inputValue()).toMatch(text)

test('From RTO follows the plate until it is chosen by hand, also after a reload', async () => {
  const page = await openAt('superadmin', paths.superadmin.newCase)
  await typePlate('mh12ab1234')
  await expectFromRto(/^MH-12/)
  await typePlate('mh14ab1234')
  await expectFromRto(/^MH-14/)
  // A Bharat plate belongs to no RTO.
  await typePlate('22bh1234aa')
  await expectFromRto(/^$/)
  await typePlate('mh12ab1234')
  await expectFromRto(/^MH-12/)
  await page.reload()
  await visitor.settle()
  await expectFromRto(/^MH-12/)
  await typePlate('mh14ab1234')
  await expectFromRto(/^MH-14/)
  await pick(page, /^From RTO/, 'MH-14')
  await typePlate('mh12ab1234')
  await expectFromRto(/^MH-14/)
  await page.reload()
  await visitor.settle()
  await typePlate('mh12cd1234')
  await expectFromRto(/^MH-14/)
})

test('the From RTO of a saved case counts as chosen by hand', async () => {
  const page = await openAt('superadmin', paths.superadmin.caseEdit(office.cases.created.CaseNo))
  const saved = await page.getByLabel('From RTO').inputValue()
  await typePlate(saved.startsWith('MH-12') ? 'mh14ab1234' : 'mh12ab1234')
  await expectFromRto(saved)
})

test('an unlikely plate is doubted when the field is left, and never refused', async () => {
  const page = await openAt('superadmin', paths.superadmin.newCase)
  await type(page, { 'Vehicle No.': 'XX99' })
  expect(await plateHint().count()).toBe(0)
  await page.keyboard.press('Tab')
  await plateHint().waitFor()
  for (const known of ['MMC 8259', '77 CD 1', 'T1126MH1234AB', 'MHVAAA1234']) {
    await typePlate(known)
    expect(await plateHint().count(), known).toBe(0)
  }
  await typePlate('XX99')
  await plateHint().waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Firm Name is required').first().waitFor()
  expect(await page.getByLabel('Vehicle No.', { exact: false }).first().getAttribute('aria-invalid')).toBeNull()
})

test('Start over puts the focus into the first field', async () => {
  const page = await openAt('superadmin', paths.superadmin.newCase)
  expect(await focusOf(page)).toBe('Firm Name')
  await typePlate('mh12ab1234')
  await page.reload()
  await visitor.settle()
  await press(page, 'Start over')
  await expect.poll(() => focusOf(page)).toBe('Firm Name')
  expect(await page.getByLabel('Vehicle No.').first().inputValue()).toBe('')
})

test('the sign-in page puts the focus into its first field, after a logout too', async () => {
  const page = await openAt('client', paths.client.home)
  await press(page, 'Logout')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === paths.signIn)
  await expect.poll(() => focusOf(page)).toBe('Email')
  await page.reload()
  await visitor.settle()
  await expect.poll(() => focusOf(page)).toBe('Email')
})

test('a click outside closes a dialog without input, and keeps one with typed text', async () => {
  const page = await openAt('superadmin', paths.superadmin.branches)
  const dialog = page.getByRole('dialog')
  await press(page, 'Add Branch')
  await dialog.waitFor()
  await page.mouse.click(5, 5)
  await dialog.waitFor({ state: 'detached' })
  await press(page, 'Add Branch')
  await type(dialog, { Name: 'Camp' })
  await page.mouse.click(5, 5)
  await visitor.settle()
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Camp')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('the first wrong field has the focus, also if the server refuses it, and one Escape then closes the dialog', async () => {
  const page = await openAt('superadmin', paths.superadmin.branches)
  visitor.pageErrors.allow(/status of (400|409)/)
  const dialog = page.getByRole('dialog')
  await press(page, 'Add Branch')
  await type(dialog, { Name: 'Camp', Address1: '1 Main Road', Address2: 'Camp', City: 'Pune' })
  await tabTo(page, 'State')
  await page.keyboard.press('Enter')
  await dialog.getByText('State is required').waitFor()
  expect(await focusOf(page)).toBe('Pincode')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await visitor.visit(paths.superadmin.rtos)
  await press(page, 'Add RTO')
  await type(dialog, { 'RTO Code': 'MH-12', City: 'PUNE' })
  await page.keyboard.press('Enter')
  await toastShown(page, messages.rto.failed, 'error')
  await expect.poll(() => focusOf(page)).toBe('RTO Code')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('a confirmation that destroys nothing has the focus on its own button, another on Cancel', async () => {
  const page = await openAt('superadmin', paths.superadmin.myCases)
  const { CaseNo } = office.cases.created
  await rowOf(page, CaseNo)
    .getByRole('button', { name: `Verify ${CaseNo}` })
    .click()
  await page.getByRole('alertdialog').waitFor()
  await expect.poll(() => focusOf(page)).toBe('Verify')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await visitor.visit(paths.superadmin.documents)
  await rowOf(page, 'Form 29')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('alertdialog').waitFor()
  await expect.poll(() => focusOf(page)).toBe('Cancel')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
})
