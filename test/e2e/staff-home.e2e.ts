import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { addDays, officeDay, officeTime } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { toastOf } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* The homes of superadmin and employee: expiries, inline changes of dates, and the task panel. */

const { office, openAs, openAt } = await startFixtures()

const cardOf = ({ page }: Visitor, type: string) => page.getByRole('button', { name: new RegExp(`^${type}`) })
const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

async function at(who: 'superadmin' | 'employee') {
  const visitor = await openAt(who, paths[who].home)
  return visitor
}

test('superadmin: greeting, five exact counts, and an expiry date changed in place', async () => {
  const visitor = await at('superadmin')
  const { page, settle } = visitor
  await page.getByRole('heading', { level: 1, name: /^Welcome back Admin, .+!$/ }).waitFor()
  const today = officeDay(new Date())
  const body = { fromDate: `${today.slice(0, 8)}01`, toDate: today }
  const data = await office.ok(caseEndpoints.summary, { as: office.people.admin, body })
  for (const { expiryType, count } of data)
    expect(await cardOf(visitor, expiryType).textContent()).toMatch(new RegExp(`\\D${count}\\D`))

  await cardOf(visitor, 'TAX').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'TAX EXPIRIES IN THIS MONTH' }).waitFor()
  await settle()
  expect(await page.getByText('TAX EXPIRIES IN THIS MONTH').count(), 'the dialog names itself once').toBe(1)
  expect(await page.getByRole('dialog').getByRole('columnheader').allInnerTexts()).toEqual([
    'Case No',
    'Vehicle No',
    'Expiry date',
    'Owner Name',
    'Owner Contact',
    'Action',
  ])
  const { CaseNo } = office.cases.ready
  const edit = page.getByRole('button', { name: `Edit expiry date of ${CaseNo}` })
  await edit.click()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(visitor)).toBe(`Edit expiry date of ${CaseNo}`)
  await edit.click()
  await page.getByRole('button', { name: 'Save' }).click()
  await toastOf(page).getByText(t.summary('pickDate')).waitFor()
  const next = addDays(today, 365)
  await page.getByLabel(`New expiry date of ${CaseNo}`).fill(next.split('-').reverse().join('/'))
  await page.keyboard.press('Enter')
  await toastOf(page).getByText(t.cases('expiryUpdated')).waitFor()
  await edit.waitFor({ state: 'detached' })
  const params = { id: office.cases.ready.id }
  const saved = await office.ok(caseEndpoints.details, { as: office.people.admin, params })
  expect(saved.expireDetail.taxExpiry).toBe(next)

  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await page.waitForURL(/\/superadmin\/cases\/VR-/)
  await page.goBack()
  await page.getByRole('heading', { name: t.summary('expiriesTitle', { expiryType: 'TAX' }) }).waitFor()

  // The pointer rests on the link before it is pressed.
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(caseEndpoints.verifiedList.path)) asked.push(request.postDataJSON())
  })
  const list = page.getByRole('link', { name: t.summary('verifiedCases') })
  await Promise.all([page.waitForResponse(`**${caseEndpoints.verifiedList.path}`), list.hover()])
  await list.click()
  await page.waitForURL(/filterType=taxExpiry/)
  await visitor.settle()
  expect(asked.length).toBeGreaterThan(0)
  for (const body of asked) expect(body).toMatchObject({ filterType: 'taxExpiry' })
})

test('an employee sees own cases alone, N/A for what is missing, and gets to a case by the superadmin path', async () => {
  const { employee } = office.people
  const today = officeDay(new Date())
  const bare = await office.caseIn('Created', {
    by: employee,
    over: { expireDetail: { permitExpiry: today }, ownerDetails: {} },
  })
  await office.caseIn('Created', { over: { expireDetail: { permitExpiry: today } } })
  const visitor = await at('employee')
  const { page } = visitor
  await page.getByRole('heading', { level: 1, name: 'Welcome back, Asha Patil!' }).waitFor()
  const body = { fromDate: `${today.slice(0, 8)}01`, toDate: today }
  const [, , , , permit] = await office.ok(caseEndpoints.summary, { as: employee, body })
  await cardOf(visitor, 'PERMIT').click()
  await page.getByRole('heading', { name: t.summary('expiriesTitle', { expiryType: 'PERMIT' }) }).waitFor()
  await page.getByText(`${permit?.count} records`).waitFor()
  await page.getByRole('dialog').getByPlaceholder(t.table('search')).fill(bare.CaseNo)
  await page.getByText('1 record', { exact: true }).waitFor()
  expect(await page.getByRole('cell', { name: 'N/A' }).count()).toBe(2)
  const link = page.getByRole('link', { name: /^View Details/ }).first()
  expect(await link.getAttribute('href')).toMatch(/^\/superadmin\/cases\/VR-/)
  await link.click()
  await page.waitForURL(/\/employee\/cases\/VR-/)
})

test('tasks: added, ticking, updated, done, and none left', async () => {
  const visitor = await at('employee')
  const { page, settle } = visitor
  const text = t.tasks
  await page.getByRole('heading', { name: text('panel') }).waitFor()
  await page.getByRole('button', { name: text('add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: text('addTitle') }).waitFor()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  for (const missing of [text('titleRequired'), text('textRequired'), text('dateRequired'), text('timeRequired')])
    await dialog.getByText(missing).waitFor()
  const soon = new Date(Date.now() + 3 * 3_600_000)
  await dialog.getByLabel('Title').fill('Ring the bank')
  await dialog.getByLabel('Description').fill('About the HPT letters')
  await dialog.getByRole('textbox', { name: 'Date' }).fill(officeDay(soon).split('-').reverse().join('/'))
  await dialog.getByLabel('Time').fill(officeTime(soon))
  await page.keyboard.press('Enter')
  await toastOf(page).getByText(text('created')).waitFor()
  await settle()

  const task = page.getByRole('button', { name: /^Ring the bank/ })
  const before = await task.textContent()
  expect(before).toMatch(/(?:2h 5[89]m \d+|3h 0m 0)s left/)
  await page.waitForFunction(
    (was) => ![...document.querySelectorAll('button')].some((one) => one.textContent === was),
    before,
  )
  await task.click()
  await page.getByText('Updated just now').waitFor()
  await page.getByRole('button', { name: text('updateTitle') }).click()
  await dialog.getByRole('heading', { name: text('updateTitle') }).waitFor()
  expect(await dialog.getByLabel('Time').inputValue()).toBe(officeTime(soon))
  await dialog.getByLabel('Title').fill('Ring the bank again')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await toastOf(page).getByText(text('updated')).waitFor()

  // The office created two more tasks; all are marked as done in turn.
  for (let left = 3; left > 0; left -= 1) {
    await settle()
    const first = page
      .locator('section', { hasText: text('panel') })
      .locator('h3 button')
      .first()
    if ((await first.getAttribute('aria-expanded')) !== 'true') await first.click()
    await page.getByRole('button', { name: text('checkDone') }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(text('confirm')).waitFor()
    expect(await question.getByRole('heading').textContent()).toBe(text('confirmTitle'))
    await question.getByRole('button', { name: text('confirmYes') }).click()
    await toastOf(page).getByText(text('done')).waitFor()
    await question.waitFor({ state: 'detached' })
  }
  await page.getByText(text('empty')).waitFor()
})

test('what could not be loaded is said once, where it is missing', async () => {
  const { page, visit, pageErrors } = await openAs('superadmin')
  pageErrors.allow(/Failed to load resource/)
  const fail = (route: Route) => route.fulfill({ status: 500, json: { success: false } })
  await page.route('**/case/summary', fail)
  await page.route('**/task/get-all', fail)
  await visit(paths.superadmin.home)
  expect(await page.getByText('Failed to fetch summary data').count()).toBe(1)
  expect(await page.getByText('Some error Occured during fetch').count()).toBe(1)
  await page.unrouteAll()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.last().click()
  await again.first().click()
  await page.getByRole('button', { name: 'PUC' }).waitFor()
})

test('a case that its new date takes out of the list leaves the focus to the next one', async () => {
  const visitor = await openAt(
    'superadmin',
    `${paths.superadmin.home}?fromDate=2021-01-01&toDate=2040-12-31&expiry=TAX`,
  )
  const { page } = visitor
  const edits = page.getByRole('button', { name: /^Edit expiry date of/ })
  const names = await edits.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  expect(names.length).toBeGreaterThan(1)
  await edits.first().click()
  await page.keyboard.type('31/12/2020')
  await page.keyboard.press('Enter')
  await expect.poll(() => edits.count()).toBe(names.length - 1)
  await expect.poll(() => focused(visitor)).toBe(names[1])
})
