import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { rateEndpoints } from '#contract/rates/rate.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf, pressInComposition, tabTo } from './keys.ts'

/* Daily tasks by keyboard alone. */

const { office, openAt } = await startFixtures()
/** Amounts that depend on the service come from the rate card of the office. */
const rates = {
  ...{ toRTO: null, clientId: null, receiptAmount: 1500, otherCharges: 300, adminCharges: 100 },
  ...{ pucCharges: 100, insuranceCharges: 2500 },
}
for (const name of ['HDFC Bank', 'ICICI Bank'])
  await office.call(referenceEndpoints.createFirm, { as: office.people.admin, body: { name } })
await office.ok(rateEndpoints.replace, {
  as: office.people.admin,
  body: [{ ...rates, service: 'transferLocal' }],
})

const plateOf = (id: string) =>
  office.database.db
    .selectFrom('cases')
    .select('vehicle_no as vehicleNo')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** A field of the form, its input, and the key that moves on. */
type Step = readonly [field: string, typed: string, onward: string]

const NEXT_SECTION = 'Control+ArrowDown'
const OPTIONAL = 'F4'
/** A small case: no owners, and what else a case needs. */
const SMALL_CASE: readonly Step[] = [
  // Tab passes by what may stay empty.
  ['Firm Name', 'shah', 'Tab'],
  ['Vehicle No.', 'mh12qq8888', 'Tab'],
  ['Chassis No', 'ma3ewde1s00888888', 'Tab'],
  ['Engine No', 'k10bn8888888', 'Tab'],
  // The plate has filled the RTO already, and the vehicle stays there.
  ['From RTO', '', 'Tab'],
  ['To RTO', '', 'Tab'],
  ['Insurance Expiry', '310330', 'Tab'],
  ['PUC Expiry', '310330', 'Tab'],
  ['Fitness Expiry', '310330', 'Tab'],
  ['Tax Expiry', '310330', 'Tab'],
  ['TO', ' ', 'Tab'],
  ['Number Plate', ' ', NEXT_SECTION],
  ['Name', '', NEXT_SECTION],
  // The rate card of the office has filled them.
  ['Receipt Amount', '', 'Tab'],
  ['PUC Charges', '', 'Tab'],
  ['Insurance Charges', '', 'Control+Enter'],
]
/** A full case: two owners, a loan that ends and one that begins, an appointment. */
const FULL_CASE: readonly Step[] = [
  ['Firm Name', 'shah', OPTIONAL],
  ['Application No', 'mh2611280001', 'Tab'],
  ['Application Date', '', 'Tab'],
  ['Appointment Date', '310330', 'Tab'],
  ['Vehicle No.', 'mh12qq7777', 'Tab'],
  ['Chassis No', 'ma3ewde1s00777777', 'Tab'],
  ['Engine No', 'k10bn7777777', 'Tab'],
  ['From RTO', '', 'Tab'],
  ['To RTO', '', 'Tab'],
  ['Insurance Expiry', '310330', 'Tab'],
  ['PUC Expiry', '310330', 'Tab'],
  ['Fitness Expiry', '310330', 'Tab'],
  ['Tax Expiry', '310330', OPTIONAL],
  ['Permit Expiry', '310330', 'Tab'],
  ['TO', ' ', 'Tab'],
  ['Number Plate', ' ', 'Tab'],
  ['HPT', 'hdfc', 'Tab'],
  ['HPA', 'icic', NEXT_SECTION],
  ['Name', 'esha inamdar', 'Tab'],
  ['Aadhaar No', '234123412346', 'Tab'],
  ['Phone No', '9820012345', 'Tab'],
  ['Address', 'aundh, 411007', 'Tab'],
  // By the PIN code.
  ['State', '', 'Tab'],
  ['Name', 'anita naik', 'Tab'],
  ['Aadhaar No', '234123412346', 'Tab'],
  ['Phone No', '9820054321', 'Tab'],
  ['Address', 'baner, pune 411045', NEXT_SECTION],
  ['Receipt Amount', '', 'Tab'],
  ['PUC Charges', '', 'Tab'],
  ['Insurance Charges', '', 'Control+Enter'],
]

/** Types a case, checks where the focus is at each step, and returns how many keys that took. */
async function typeCase(page: Page, steps: readonly Step[]): Promise<number> {
  for (const [field, typed, moveOn] of steps) {
    await expect.poll(() => focusOf(page)).toBe(field)
    // The answer of the rate card comes after the services are known.
    if (/Charges|Receipt/.test(field)) await expect.poll(() => page.locator(':focus').inputValue()).not.toBe('')
    for (const key of typed) await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.keyboard.press(moveOn)
  }
  await page.waitForURL(`**${paths.employee.draftCases}`)
  const keystrokes = steps.reduce((sum, [, typed]) => sum + typed.length + 1, 0)
  console.log(`${keystrokes} keystrokes, ${steps.length} of them to go on`)
  return keystrokes
}

/** The details of the case that was typed for a plate. */
async function caseOf(page: Page, plate: string) {
  const row = page.getByRole('row').filter({ hasText: plate }).first()
  await row.waitFor()
  const [id = ''] = /VR-\d{6}/.exec((await row.textContent()) ?? '') ?? []
  return office.ok(caseEndpoints.details, { as: office.people.admin, params: { id } })
}

test('a small case is made with the keyboard alone, by 85 keystrokes at most; a refused form has the focus in its first wrong field', async () => {
  const { page } = await openAt('employee', paths.employee.newCase)
  await expect.poll(() => focusOf(page)).toBe('Firm Name')
  await page.keyboard.press(NEXT_SECTION)
  await expect.poll(() => focusOf(page)).toBe('Vehicle No.')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Firm Name is required').first().waitFor()
  await expect.poll(() => focusOf(page)).toBe('Firm Name')

  expect(await typeCase(page, SMALL_CASE)).toBeLessThanOrEqual(85)
  expect(await caseOf(page, 'MH12QQ8888')).toMatchObject({
    generalDetail: { firmName: 'Shah Motors' },
    vehicleDetail: { vehicleNo: 'MH12QQ8888', fromRTO: 'MH-12 - PUNE', toRTO: 'MH-12 - PUNE' },
    expenseDetail: { receiptAmount: 1500, otherCharges: 300, pucCharges: 100, insuranceCharges: 2500 },
    totalAmount: 4400,
  })
})

test('a full case with two owners is made by 230 keystrokes at most, optional fields among them by F4', async () => {
  const { page } = await openAt('employee', paths.employee.newCase)
  expect(await typeCase(page, FULL_CASE)).toBeLessThanOrEqual(230)
  expect(await caseOf(page, 'MH12QQ7777')).toMatchObject({
    generalDetail: { applicationNo: 'mh2611280001', appointmentDate: '2030-03-31' },
    expireDetail: { permitExpiry: '2030-03-31' },
    transactionDetail: { to: 'LOCAL', hptName: 'HDFC Bank', hpaName: 'ICICI Bank' },
    ownerDetails: { sellerState: 'Maharashtra', buyerName: 'ANITA NAIK', buyerState: 'Maharashtra' },
    totalAmount: 4400,
  })
})

test('a dialog keeps the focus inside, Escape closes its list, then the dialog, and the focus returns to its button; / and ? are off in text inputs', async () => {
  const { page } = await openAt('superadmin', paths.superadmin.branches)
  await tabTo(page, 'Add Branch')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expect.poll(() => focusOf(page)).toBe('Name')
  const inside = () => page.evaluate("document.querySelector('[role=dialog]').contains(document.activeElement)")
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let n = 0; n < 14; n += 1) {
      await page.keyboard.press(key)
      expect(await inside(), `${key} ${n + 1}`).toBe(true)
    }
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focusOf(page)).toBe('Add Branch')

  await page.keyboard.press('Enter')
  await dialog.waitFor()
  await expect.poll(() => focusOf(page)).toBe('Name')
  await tabTo(page, 'State')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('option').count()).toBe(0)
  expect(await dialog.count()).toBe(1)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await tabTo(page, 'Add Branch')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.waitFor()
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
  await expect.poll(() => focusOf(page)).toBe('Add Branch')
  await page.keyboard.press('/')
  await expect.poll(() => focusOf(page)).toBe('Search Branches')
  await page.keyboard.type('a/?')
  expect(await page.getByPlaceholder('Search...').inputValue()).toBe('a/?')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

/** Delays the answer of a call until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${API_BASE}${path}`, (route) => promise.then(() => route.continue()))
  return resolve
}

test('a case has its papers before the comments, beside or above them; the focus returns to the opener of a dialog in whose place another came', async () => {
  const { page } = await openAt('superadmin', paths.superadmin.caseDetail(office.cases.unpaid.CaseNo))
  // The code of dialogs is there before the answer.
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const answer = await holdBack(page, officialFormEndpoints.all.path)
  await tabTo(page, 'Print forms', 80)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expect.poll(() => focusOf(page)).toBe('Close')
  answer()
  await dialog.getByRole('checkbox').first().waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focusOf(page)).toBe('Print forms')

  const placeOf = (name: string) =>
    page
      .getByRole('heading', { name })
      .first()
      .evaluate((heading) => {
        const order = [...document.querySelectorAll('main *')].indexOf(heading)
        const { left, top } = heading.getBoundingClientRect()
        return { order, left, top }
      })
  await expect.poll(async () => (await placeOf('Comments')).left > (await placeOf('Papers')).left).toBe(true)
  await expect.poll(async () => (await placeOf('Comments')).order > (await placeOf('Papers')).order).toBe(true)
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect.poll(async () => (await placeOf('Comments')).top > (await placeOf('Papers')).top).toBe(true)
  await expect.poll(async () => (await placeOf('Comments')).order > (await placeOf('Papers')).order).toBe(true)
})

test('a table is searched and sorted, and its Columns menu opened at its first entry, walked and closed by keyboard', async () => {
  const { page } = await openAt('superadmin', paths.superadmin.rtos)
  const codes = () => page.getByRole('row').locator('td:first-child').allTextContents()
  await tabTo(page, /^Code/)
  await page.keyboard.press('Enter')
  await page.getByRole('columnheader', { name: /Code/ }).and(page.locator('[aria-sort="ascending"]')).waitFor()
  // In natural order: MH-6 before MH-12.
  const inOrder = (await codes()).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  // The header shows the new order at once; the rows follow.
  await expect.poll(codes).toEqual(inOrder)
  await page.keyboard.press('Enter')
  await page.getByRole('columnheader', { name: /Code/ }).and(page.locator('[aria-sort="descending"]')).waitFor()
  await expect.poll(codes).toEqual(inOrder.toReversed())
  expect(new URL(page.url()).search).toContain('sort=-rtoCode')
  await page.getByPlaceholder('Search...').focus()
  await page.keyboard.type('MH-14')
  await expect.poll(async () => (await codes()).length).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(1)

  await tabTo(page, 'Columns')
  for (const key of ['Enter', 'Enter', 'ArrowDown']) {
    await page.keyboard.press(key)
    await expect.poll(() => page.locator('[role="menu"] > :first-child:focus').count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => focusOf(page)).toBe('Columns')
  }
  await page.keyboard.press('Enter')
  const city = page.getByRole('menuitemcheckbox', { name: 'City' })
  await city.waitFor()
  for (let here = await focusOf(page); here !== 'City'; here = await focusOf(page)) {
    await page.keyboard.press('ArrowDown')
    // The menu moves its focus shortly after the key press: a second press before that would start from the old item.
    await expect.poll(() => focusOf(page)).not.toBe(here)
  }
  await page.keyboard.press('Enter')
  await page.getByRole('columnheader', { name: 'City' }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await city.waitFor({ state: 'detached' })
  await expect.poll(() => focusOf(page)).toBe('Columns')
})

test('the first Tab offers to skip the menu, navigation focuses the heading, and a confirmation has the focus on Cancel, which changes nothing', async () => {
  const { page } = await openAt('client', paths.client.home)
  await page.keyboard.press('Tab')
  await expect.poll(() => focusOf(page)).toBe('Skip to the page')
  await tabTo(page, 'My Profile')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${paths.client.profile}`)
  await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toBe('H1')
  await tabTo(page, 'Logout', 60)
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await expect.poll(() => focusOf(page)).toBe('Cancel')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await expect.poll(() => focusOf(page)).toBe('Logout')
  expect(new URL(page.url()).pathname).toBe(paths.client.profile)
})

test('tabs and payment are reached by arrows and Space', async () => {
  const { page } = await openAt('client', paths.client.cases)
  await tabTo(page, /^Unpaid/)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tab', { name: /^Under Verification/, selected: true }).waitFor()
  await tabTo(page, 'Make Payment', 60)
  await page.keyboard.press('Enter')
  await expect.poll(() => focusOf(page)).toMatch(/^Select VR-/)
  await page.keyboard.press('Space')
  await tabTo(page, 'Proceed')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${paths.client.payment}`)
})

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' })
const option = (page: Page, name: RegExp) => palette(page).getByRole('option', { name })

test('Ctrl+K finds a case by its plate and a client by name, Enter opens what is chosen, Back leads back', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.branches)
  const { page } = visitor
  await page.getByPlaceholder('Search...').focus()
  await page.keyboard.press('Control+k')
  await expect.poll(() => focusOf(page)).toBe('Search everything')
  await option(page, /Verified-Cases/).waitFor()
  const { CaseNo, id } = office.cases.unpaid
  const { vehicleNo } = await plateOf(id)
  // Typed with a hyphen after each character, and submitted before the answer arrives.
  await page.keyboard.type([...vehicleNo].join('-').toLowerCase())
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${paths.superadmin.caseDetail(CaseNo)}`)
  // The page itself has the focus until its heading is rendered.
  await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toMatch(/^(H1|MAIN)$/)
  await page.keyboard.press('Control+k')
  await option(page, new RegExp(CaseNo)).waitFor()
  const { firmName } = office.people.client.client
  await page.keyboard.type(firmName)
  await palette(page).getByRole('group', { name: 'Clients' }).getByRole('option', { name: firmName }).first().waitFor()
  for (const key of ['Enter', 'Escape', 'ArrowUp']) await pressInComposition(page, key)
  await palette(page).locator('[aria-selected="true"]').and(palette(page).getByRole('option').first()).waitFor()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => palette(page).locator('[aria-selected="true"]').count()).toBe(1)
  await page.keyboard.type(' no such firm')
  await palette(page).getByText('Nothing found for').waitFor()
  await page.keyboard.press('Escape')
  await palette(page).waitFor({ state: 'detached' })
  await page.goBack()
  await page.waitForURL(`**${paths.superadmin.branches}`)
})

test('/ without a table searches everything, a client finds only its own cases, and an error can be retried', async () => {
  const visitor = await openAt('client', paths.client.profile)
  const { page } = visitor
  visitor.pageErrors.allow(/Failed to load resource/)
  await page.route('**/api/v1/search?*', (route) => route.fulfill({ status: 500, json: { success: false } }))
  await page.keyboard.press('/')
  await expect.poll(() => focusOf(page)).toBe('Search everything')
  await page.keyboard.type(office.cases.paid.CaseNo.toLowerCase())
  await palette(page).getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute('**/api/v1/search?*')
  await page.keyboard.press('Enter')
  await option(page, new RegExp(office.cases.paid.CaseNo)).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${paths.client.caseDetail(office.cases.paid.CaseNo)}`)
})
