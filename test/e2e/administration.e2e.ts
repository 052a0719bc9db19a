import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import {
  dialogOf,
  expectErrorsNameFields,
  pick,
  press,
  rowOf,
  submit,
  toastOf,
  toastShown,
  type,
} from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* The superadmin's administration pages: branches, firms, RTOs, documents and the UPI id. */

const { office, openAs, openAt } = await startFixtures({ filled: false })
let admin: Visitor

beforeEach(async () => {
  admin = await openAs('superadmin')
})

const { superadmin } = paths

/** True if the whole element is within the viewport. */
async function isInViewport(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox()
  const height = page.viewportSize()?.height ?? 0
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

test('a branch and a firm are added and switched off, a firm shows another with a similar name, and NA stays on', async () => {
  const { page, visit, go } = admin
  await visit(superadmin.branches)
  await press(page, 'Add Branch')
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Add Branch' }).click()
  for (const field of ['NAME', 'ADDRESS1', 'ADDRESS2', 'CITY', 'PINCODE', 'State'])
    await dialog.getByText(`${field} is required`, { exact: true }).waitFor()
  await expectErrorsNameFields(dialog)
  await type(dialog, { Name: 'Nashik Road', Address1: '45 MG Road', Address2: 'First floor', City: 'Nashik' })
  await dialog.getByLabel(/^Pincode/).pressSequentially('4221-01x')
  expect(await dialog.getByLabel(/^Pincode/).inputValue(), 'digits only').toBe('422101')
  await pick(page, /^State/, 'Maharashtra')
  await submit(page, 'Add Branch')
  await toastShown(page, 'Branch Successfully created.')
  const branch = rowOf(page, 'Nashik Road')
  await branch.getByText('45 MG Road, First floor, Nashik, Maharashtra - 422101').waitFor()
  await branch.getByText('Yes').waitFor()
  const toggle = branch.getByRole('switch')
  await toggle.focus()
  await page.keyboard.press('Space')
  await toastShown(page, 'Branch Switched Succesfully')
  await branch.getByText('No', { exact: true }).waitFor()
  expect(await toggle.getAttribute('aria-checked')).toBe('false')

  const read = page.waitForResponse('**/utils/firms/active')
  await go(superadmin.firms)
  await read
  await press(page, 'Add Firm')
  await type(dialog, { Name: 'Sundaram Finance' })
  await submit(page, 'Add Firm')
  await toastShown(page, 'Successfully created a Firm')
  const firm = rowOf(page, 'Sundaram Finance')
  await firm.getByRole('switch').click()
  await toastShown(page, 'Firm Switched Successfully')
  await firm.getByText('No', { exact: true }).waitFor()
  const na = page.getByRole('switch', { name: 'NA active' })
  await na.focus()
  await page.keyboard.press('Space')
  await toastShown(page, t.firm('naStays'), 'warning')
  expect(await na.getAttribute('aria-checked')).toBe('true')
  await office.firm('Muthoot Finance')
  await press(page, 'Add Firm')
  await type(dialog, { Name: 'Мuthооt Finance' })
  await submit(page, 'Add Firm')
  await page.getByText('Looks like Muthoot Finance').waitFor()
  expect(await page.getByText('Looks like').count()).toBe(1)
})

test('an RTO is added in capital letters, corrected and switched off; a new one is marked and in sight, also among many and on a phone', async () => {
  const { page, visit, pageErrors } = admin
  await visit(superadmin.rtos)
  await press(page, 'Add RTO')
  const dialog = dialogOf(page)
  await dialog.getByRole('heading', { name: 'Add New RTO' }).waitFor()
  await dialog.getByLabel(/^RTO Code/).pressSequentially('mh-15')
  await type(dialog, { City: 'nashik' })
  expect(await dialog.getByLabel(/^RTO Code/).inputValue()).toBe('MH-15')
  await submit(page, 'Add RTO')
  await toastShown(page, 'RTO successfully created.')

  pageErrors.allow(/409/)
  await press(page, 'Add RTO')
  await type(dialog, { 'RTO Code': 'MH-15', City: 'Elsewhere' })
  await dialog.getByRole('button', { name: 'Add RTO' }).click()
  await dialog.getByText(t.rto('codeInUse')).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })

  await press(page, 'Edit MH-15 - NASHIK')
  await dialog.getByRole('heading', { name: 'Update RTO' }).waitFor()
  await type(dialog, { City: 'nashik rural' })
  await submit(page, 'Save')
  await toastShown(page, 'RTO successfully updated.')
  const row = rowOf(page, 'MH-15')
  await row.getByText('NASHIK RURAL').waitFor()
  await row.getByRole('switch').click()
  await toastShown(page, 'RTO Switched Succesfully')
  const box = await toastOf(page).boundingBox()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720), 'toasts are at top centre').toBeLessThan(10)
  expect(box?.y).toBeLessThan(60)
  await row.getByText('No', { exact: true }).waitFor()

  for (let n = 10; n < 35; n += 1) await office.rto(`GJ-${n}`, `City ${n}`)
  const add = async (code: string) => {
    await press(page, 'Add RTO')
    await type(dialog, { 'RTO Code': code, City: 'Somewhere' })
    await submit(page, 'Add RTO')
    const added = rowOf(page, code).or(page.getByRole('listitem').filter({ hasText: code }))
    await added.getByText('New', { exact: true }).waitFor()
    await expect.poll(() => isInViewport(page, added), { message: `${code} is in sight` }).toBe(true)
    await toastShown(page, 'RTO successfully created.')
  }
  await visit(superadmin.rtos)
  await add('ZZ-99')
  expect(new URL(page.url()).searchParams.get('page')).not.toBeNull()
  await visit(`${superadmin.rtos}?size=50`)
  await add('ZZ-98')
  await rowOf(page, 'ZZ-98').getByText('New', { exact: true }).waitFor({ state: 'detached' })
  // On a phone, rows are shown as cards.
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(superadmin.rtos)
  await add('ZZ-97')
})

test('the UPI id is changed in its row, and a document is added, changed, found in a profile and deleted', async () => {
  const { page, visit } = admin
  await visit(superadmin.profile)
  await page.getByText('No documents available').waitFor()
  expect(await page.getByText(t.warnings('title')).count()).toBe(0)
  await press(page, 'Edit')
  await type(page, { 'UPI ID': 'x@y' })
  await press(page, 'Save')
  await page.getByText('Invalid UPI ID format').waitFor()
  await type(page, { 'UPI ID': 'desk.pune@okhdfc' })
  await page.keyboard.press('Enter')
  await toastShown(page, 'UPI ID updated successfully')
  await page.getByText('desk.pune@okhdfc').waitFor()

  await admin.go(superadmin.documents)
  await press(page, 'Add Document')
  const dialog = dialogOf(page)
  await type(dialog, { 'Document Name': '  Form 29  ', 'Form URL': 'forms.test/29.pdf' })
  await dialog.getByRole('button', { name: 'Add Document' }).click()
  await dialog.getByText('Enter a valid URL').waitFor()
  await type(dialog, { 'Form URL': ' https://forms.test/29.pdf ' })
  await submit(page, 'Add Document')
  await toastShown(page, 'Document added')
  await press(page, 'Edit Form 29')
  await type(dialog, { 'Document Name': 'Form 30' })
  await submit(page, 'Save')
  await toastShown(page, 'Document updated')

  const asha = await openAt('employee', paths.employee.profile)
  const form = asha.page.getByRole('link', { name: /^Form 30/ })
  expect([await form.getAttribute('href'), await form.getAttribute('target')]).toEqual([
    'https://forms.test/29.pdf',
    '_blank',
  ])

  await press(page, 'Delete Form 30')
  await submit(page, 'Delete')
  await toastShown(page, 'Document deleted')
  await page.getByText(t.table('empty')).first().waitFor()
})

test('the profile warns about a proxy that TRUST_PROXY does not name, and leads to the activity log, which is filtered and exported', async () => {
  const { page, visit, settle, pageErrors } = admin
  await fetch(new URL('/healthz', office.origin), { headers: { 'x-forwarded-for': '203.0.113.7' } })
  await visit(superadmin.profile)
  await page.getByText(t.warnings('proxyNotTrusted')).waitFor()
  await page.getByRole('link', { name: /^Activity/ }).click()
  await page.waitForURL(`**${superadmin.activity}`)
  await settle()
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Setting' }).click()
  const row = rowOf(page, 'desk.pune@okhdfc')
  await row.getByText('Super Admin').waitFor()
  await row.getByText('Edited').waitFor()
  expect(new URL(page.url()).searchParams.get('kind')).toBe('setting')
  await press(page, 'Export')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV', exact: true }).click(),
  ])
  const csv = readFileSync(await file.path(), 'utf8')
  expect(csv).toMatch(/^\uFEFFWhen,Who,What,Kind,About,Changes\r\n/)
  expect(csv).toMatch(/Super Admin,Edited,Setting,,.*desk\.pune@okhdfc/)

  await pick(page, /^Who/, 'Nobody signed in')
  await page.getByText(t.activity('empty')).waitFor()
  pageErrors.allow(/Failed to load resource/)
  await page.route('**/api/v1/activity?**', (route) => route.abort('connectionfailed'))
  await page.reload()
  await page.getByText(t.activity('fetchFailed')).waitFor()
  await page.unrouteAll()
  await press(page, 'Try again')
  await page.getByText(t.activity('empty')).waitFor()
})
