import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { expectAccessibleInBoth, press, toastShown, type } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* Lists of a form that lack the option looked for, in an office without RTOs. */

const { openAt } = await startFixtures({ filled: false })
let visitor: Visitor

const field = (name: RegExp) => visitor.page.getByRole('combobox', { name })
const valueIn = (name: RegExp) => expect.poll(() => field(name).inputValue())
const dialog = () => visitor.page.getByRole('dialog')
const closed = () => dialog().waitFor({ state: 'detached' })

test('an employee proposes an RTO, has it at once, and reads who can add the rest; the superadmin confirms it', async () => {
  visitor = await openAt('employee', paths.employee.newCase)
  const { page } = visitor
  await field(/^To RTO/).pressSequentially('mh-99')
  await page.getByRole('option', { name: t.rto('proposeNamed', { name: 'MH-99' }) }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => focusOf(page)).toBe('City')
  await expectAccessibleInBoth(visitor)
  await page.keyboard.type('Testpur')
  await page.keyboard.press('Control+Enter')
  await closed()
  await valueIn(/^To RTO/).toBe('MH-99 - TESTPUR')
  await field(/^HPA/).fill('nobody at all')
  await page.getByText(t.cases('superadminCanAdd'), { exact: false }).first().waitFor()
  expect(await page.getByRole('button', { name: t.rto('add') }).count()).toBe(0)
  await field(/^Firm Name/).fill('nobody at all')
  await page.getByText(`${t.general('nothingFound')}. ${t.client('howDealersCome')}`).waitFor()
  expect(await page.getByRole('option').count()).toBe(0)
  visitor = await openAt('superadmin', paths.superadmin.rtos)
  const confirm = visitor.page.getByRole('button', { name: t.rto('confirmNamed', { name: 'MH-99 - TESTPUR' }) })
  await confirm.waitFor()
  await confirm.click()
  await toastShown(visitor.page, t.rto('confirmed'))
  await confirm.waitFor({ state: 'detached' })
  const row = visitor.page.getByRole('row').filter({ hasText: 'MH-99' })
  await row.getByRole('button', { name: 'Edit' }).click()
  await dialog().getByText('Update RTO').waitFor()
  expect(await dialog().getByText('Update RTO').count(), 'the dialog names itself once').toBe(1)
})

test('a superadmin adds RTOs and a financier from empty lists, and copies the sign-up link for a dealer', async () => {
  visitor = await openAt('superadmin', paths.superadmin.newCase)
  const { page } = visitor
  await type(page, { 'Chassis No': 'MA3' })
  await field(/^To RTO/).pressSequentially('ka-05')
  await page.getByRole('option', { name: 'Add KA-05' }).waitFor()
  await expectAccessibleInBoth(visitor)
  await page.keyboard.press('Enter')
  // The code is filled in: the city is next.
  await expect.poll(() => focusOf(page)).toBe('City')
  expect(await dialog().getByLabel('RTO Code').inputValue()).toBe('KA-05')
  await page.keyboard.type('Bengaluru')
  // Neither Ctrl+Enter nor Enter in the dialog submits the case around it.
  await page.keyboard.press('Control+Enter')
  await closed()
  await valueIn(/^To RTO/).toBe('KA-05 - BENGALURU')
  await expect.poll(() => focusOf(page)).toBe('To RTO')
  expect(await page.getByText('Firm Name is required').count()).toBe(0)
  expect(await page.getByLabel('Chassis No').inputValue()).toBe('MA3')

  await field(/^From RTO/).fill('Nagpur')
  await page.getByRole('option', { name: 'Add NAGPUR' }).click()
  await expect.poll(() => focusOf(page)).toBe('RTO Code')
  expect(await dialog().getByLabel('City').inputValue()).toBe('NAGPUR')
  await page.keyboard.press('Escape')
  await closed()
  await expect.poll(() => focusOf(page)).toBe('From RTO')
  await valueIn(/^From RTO/).toBe('')

  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await field(/^HPA/).fill('Yes Bank')
  await page.getByRole('option', { name: 'Add Yes Bank' }).click()
  await expect.poll(() => focusOf(page)).toBe('Name')
  await page.keyboard.press('Enter')
  await closed()
  await valueIn(/^HPA/).toBe('Yes Bank')
  await field(/^Firm Name/).fill('nobody at all')
  await page.keyboard.press('Enter')
  await toastShown(page, t.client('signUpLinkCopied'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${new URL(page.url()).origin}${paths.signUp}`)
})

test('a branch is added from the dialog of a new employee, whose input stays', async () => {
  visitor = await openAt('superadmin', paths.superadmin.employees)
  const { page } = visitor
  await press(page, 'Add Employee')
  await type(dialog(), { 'First Name': 'Meena' })
  await field(/^Branch/).fill('Nashik')
  await page.getByRole('option', { name: t.branch('add') }).click()
  const branch = page.getByRole('dialog', { name: t.branch('add') })
  await type(branch, { Name: 'Nashik', Address1: '1 Main Road', Address2: 'Camp', City: 'Nashik', Pincode: '422001' })
  await branch.getByRole('combobox', { name: /^State/ }).fill('Maharashtra')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await branch.waitFor({ state: 'detached' })
  await valueIn(/^Branch/).toMatch(/Nashik$/)
  await expect.poll(() => focusOf(page)).toBe('Branch')
  expect(await dialog().getByLabel('First Name').inputValue()).toBe('Meena')
})
