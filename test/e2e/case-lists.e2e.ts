import { readFileSync } from 'node:fs'
import { extractText } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import { monthEnd, monthStart, officeDay } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { expectAccessible, toastOf } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* The lists of cases for staff: search, filter, verify, assign, reject, export. */

const { office, openAs, openAt } = await startFixtures()
let admin: Visitor

beforeEach(async () => {
  admin = await openAs('superadmin')
})

const { superadmin, employee } = paths

const caseNos = async ({ page }: Visitor) =>
  (await page.locator('tbody tr > :is(td:first-child, td:nth-child(2)) a').allInnerTexts()).map((text) => text.trim())
const addressOf = ({ page }: Visitor) => new URL(page.url())
const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.textContent ?? '')

test('search, order and columns are in the address, and Back and a sent link keep them', async () => {
  const { page, visit, settle } = admin
  await visit(superadmin.verifiedCases)
  await page.getByPlaceholder(t.table('search')).fill('mh12')
  await page.waitForURL(/q=mh12/)
  await settle()
  expect(await page.locator('tbody mark').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Vehicle No' }).click()
  await page.getByRole('button', { name: t.table('columns') }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Firm Name' }).click()
  await page.keyboard.press('Escape')
  await settle()
  const shown = await page.locator('table').textContent()
  expect(shown).not.toContain('Firm Name')

  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await page.waitForURL(/\/cases\/VR-/)
  await page.goBack()
  await settle()
  expect(await page.locator('table').textContent()).toBe(shown)

  const other = await openAt('superadmin', addressOf(admin).pathname + addressOf(admin).search)
  expect(await other.page.locator('table').textContent()).toBe(shown)
})

test('a list on paper leaves the shell behind; its filter needs both dates, tells of no result, and takes an expiry shortcut', async () => {
  const { page, visit } = admin
  await visit(superadmin.verifiedCases)
  await page.getByRole('columnheader', { name: 'Case No' }).waitFor()
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })), { mergePages: true })
  expect(text).toMatch(/Case No\s+Vehicle No\s+Firm Name/)
  expect(text).toMatch(/Application Date, \d\d\/\d\d\/\d{4} to/)
  for (const own of ['My Profile', 'Skip to the page', t.filter('submit'), t.table('export')])
    expect(text).not.toContain(own)

  const today = officeDay(new Date())
  const shownDay = (day: string) => day.split('-').reverse().join('/')
  expect(await page.getByLabel(t.fields('fromDate')).inputValue()).toBe(shownDay(monthStart(today)))
  expect(await page.getByLabel(t.fields('toDate')).inputValue()).toBe(shownDay(today))

  await page.getByLabel(t.fields('fromDate')).fill('')
  await page.getByRole('button', { name: t.filter('submit'), exact: true }).click()
  await page.getByText('From Date is required').waitFor()
  expect(addressOf(admin).search).toBe('')

  await page.getByLabel(t.fields('fromDate')).fill('01/01/2020')
  await page.getByLabel(t.fields('toDate')).fill('31/01/2020')
  await page.keyboard.press('Enter')
  await toastOf(admin.page).getByText(t.table('empty')).waitFor()
  expect(addressOf(admin).search).toContain('fromDate=2020-01-01')

  await visit({ address: superadmin.rejectedCases, state: { type: 'FITNESS' } })
  const search = addressOf(admin).searchParams
  expect(search.get('filterType')).toBe('fitnessExpiry')
  expect(search.get('toDate')).toBe(monthEnd(today))
  expect(await caseNos(admin)).toContain(office.cases.rejected.CaseNo)
})

test('rejected cases: who referred them, and remarks without underscores', async () => {
  const { page, visit } = admin
  await visit(superadmin.rejectedCases)
  const row = page.locator('tbody tr', { hasText: office.cases.rejected.CaseNo })
  expect(await row.textContent()).toMatch(/Kiran\s*9890012345/)
  expect(await row.textContent()).toContain('PAPERS MISSING')
  await row.getByRole('link', { name: /^View Details/ }).click()
  await page.waitForURL(`**${superadmin.caseDetail(office.cases.rejected.CaseNo)}`)
  const state = await page.evaluate(() => history.state as { id?: string; status?: string })
  expect(state).toMatchObject({ id: office.cases.rejected.id, status: 'rejected' })
})

test('an employee verifies a draft with the keyboard, and a draft that lacks both fields is disabled with a reason', async () => {
  const asha = await openAt('employee', employee.draftCases)
  const { page, settle } = asha
  const { notVerifiable, created } = office.cases
  const disabled = page.getByRole('button', { name: `Verify ${notVerifiable.CaseNo}` })
  expect(await disabled.getAttribute('aria-disabled')).toBe('true')
  await disabled.focus()
  await page.getByRole('tooltip').getByText(t.cases('needsAppointmentOrApplication')).waitFor()

  const button = page.getByRole('button', { name: `Verify ${created.CaseNo}` })
  await button.focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('alertdialog')
    .getByText(t.cases('confirmVerify', { caseNo: created.CaseNo }))
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await expect.poll(() => focused(asha)).toBe('Verify')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).press('Enter')
  await toastOf(asha.page).getByText(t.cases('verified')).waitFor()
  await settle()
  expect(await caseNos(asha)).not.toContain(created.CaseNo)
})

test('a ready case is assigned to a dealer, another is rejected with a reason', async () => {
  const { page, visit, settle } = admin
  const [one, other] = [await office.caseIn('ready'), await office.caseIn('ready')]
  await visit(superadmin.verifiedCases)
  await page.getByRole('button', { name: `Assign ${one.CaseNo}` }).click()
  const dealer = page.getByRole('dialog').getByRole('combobox')
  await dealer.fill('iyer wheels')
  await page.getByRole('option', { name: /Iyer Wheels/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await toastOf(admin.page).getByText(t.cases('assigned')).waitFor()
  await settle()
  const assigned = page.locator('tbody tr', { hasText: one.CaseNo })
  expect(await assigned.textContent()).toContain('Meera Iyer')
  expect(await assigned.getByRole('button').count()).toBe(0)

  await page.getByRole('button', { name: `Reject ${other.CaseNo}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click()
  await page.getByText(t.cases('reasonRequired')).waitFor()
  await page.getByLabel('Reason').fill('FORM_29_IS_MISSING')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click()
  await toastOf(admin.page).getByText(t.cases('rejected')).waitFor()
  await settle()
  expect(await caseNos(admin)).not.toContain(other.CaseNo)
})

test('the rows as filtered leave as a file and on paper', async () => {
  const { page, visit } = admin
  const { CaseNo } = office.cases.rejected
  await visit(superadmin.rejectedCases)
  const choose = async (item: string) => {
    await page.getByRole('button', { name: t.table('export') }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  const [csv] = await Promise.all([page.waitForEvent('download'), choose('CSV')])
  expect(csv.suggestedFilename()).toBe(`rejected-cases-${officeDay(new Date())}.csv`)
  const lines = readFileSync(await csv.path(), 'utf8').split('\r\n')
  expect(lines[0]).toContain('Case No,Vehicle No,Firm Name')
  expect(lines.some((line) => line.startsWith(CaseNo))).toBe(true)

  await page.evaluate(() => {
    window.print = () => {
      document.title = document.querySelector('[data-print-view]')?.textContent ?? ''
    }
  })
  await choose('Print')
  await page.waitForFunction((no) => document.title.includes(no), CaseNo)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.locator('[data-print-view]').waitFor({ state: 'detached' })
})

test('any date and the filters narrow a list, stand in the address, and can be cleared', async () => {
  const { page, visit, settle } = admin
  await visit(superadmin.verifiedCases)
  await page
    .getByRole('button', { name: t.filter('daysChip', { period: t.filter('periods.thisMonth') }), exact: true })
    .click()
  await page.getByRole('menuitem', { name: 'Any date' }).click()
  await page.waitForURL(/any=1/)
  await page.getByRole('button', { name: 'Show only' }).click()
  await page.getByRole('combobox', { name: 'Status', exact: true }).click()
  await page.getByRole('option', { name: 'ready', exact: true }).click()
  await page.waitForURL(/statuses=ready/)
  await page.getByRole('button', { name: 'Show only (1)' }).waitFor()
  await settle()
  expect(await page.getByRole('table').getByText('assigned', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: t.filter('daysChip', { period: 'Any date' }), exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove Status: ready' }).click()
  await page.getByRole('button', { name: 'Show only', exact: true }).waitFor()
  expect(page.url()).not.toContain('statuses')
})

test('a list that did not load says so once, in the table', async () => {
  const { page, visit, pageErrors } = admin
  pageErrors.allow(/Failed to load resource/)
  await page.route('**/case/all*', (route) => route.fulfill({ status: 500, json: { success: false } }))
  await visit(superadmin.verifiedCases)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  expect(await page.getByText('Failed to fetch cases').count()).toBe(1)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('columnheader', { name: 'Case No' }).waitFor()
})
