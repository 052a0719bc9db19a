import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { duesEndpoints } from '#contract/dues/dues.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { t } from '#contract/texts.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { viewEndpoints } from '#contract/views/view-endpoints.ts'
import { readExport } from '#test/read-export.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { expectAccessibleInBoth } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* Saved views above a list, and whole lists as files. */

const { office, openAs, openAt } = await startFixtures()
const { CaseNo } = await office.caseIn('ready', { by: office.people.employee })
const { views } = t

test('a view keeps the filters, opens them again, begins the list, and is renamed and deleted', async () => {
  const visitor = await openAt('superadmin', `${paths.superadmin.verifiedCases}?statuses=ready&any=1`)
  const { page, visit } = visitor
  const bar = page.getByRole('navigation', { name: views('title') })
  await bar.getByRole('button', { name: views('save') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t.fields('name') }).fill('To assign')
  await dialog.getByRole('checkbox', { name: views('share') }).check()
  await dialog.getByRole('button', { name: t.general('save') }).click()
  const chip = bar.getByRole('button', { name: 'To assign', exact: true })
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true')
  await bar.getByRole('button', { name: views('all'), exact: true }).click()
  await expect.poll(() => page.url()).not.toContain('statuses')
  await chip.click()
  await expect.poll(() => page.url()).toContain('statuses=ready')
  await page.getByText(CaseNo).first().waitFor()
  await expectAccessibleInBoth(visitor)

  const choose = async (item: string) => {
    await bar.getByRole('button', { name: views('actionsOf', { name: 'To assign' }) }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose(views('makeStart'))
  await page.getByText(views('startSet')).first().waitFor()
  await visit(paths.superadmin.verifiedCases)
  await expect.poll(() => page.url()).toContain('statuses=ready')
  // By links, where the views are known already as the list opens.
  for (const name of ['Home', 'Verified-Cases']) await page.getByRole('link', { name, exact: true }).first().click()
  await expect.poll(() => page.url()).toContain('statuses=ready')
  await choose(views('remove'))
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: views('remove') })
    .click()
  await chip.waitFor({ state: 'detached' })
})

test('a view keeps the columns, which others of the list do not change', async () => {
  const { page } = await openAt('superadmin', `${paths.superadmin.verifiedCases}?any=1&sort=-createdAt`)
  const bar = page.getByRole('navigation', { name: views('title') })
  const head = page.getByRole('columnheader', { name: t.fields('status') })
  const toggle = async () => {
    await page.getByRole('button', { name: t.table('columns'), exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name: t.fields('status'), exact: true }).click()
    await page.keyboard.press('Escape')
  }
  await head.waitFor()
  await toggle()
  await head.waitFor({ state: 'detached' })
  await bar.getByRole('button', { name: views('save') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t.fields('name') }).fill('Without status')
  await dialog.getByRole('button', { name: t.general('save') }).click()
  const chip = bar.getByRole('button', { name: 'Without status', exact: true })
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true')
  await bar.getByRole('button', { name: views('all'), exact: true }).click()
  await toggle()
  await head.waitFor()
  await chip.click()
  await head.waitFor({ state: 'detached' })
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true')
  // Other columns than those of the view are no longer the view, nor the columns of all.
  await toggle()
  await head.waitFor()
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('false')
})

test('a view is found by its name in the search of everything, and its address opens it for a colleague', async () => {
  const { admin } = office.people
  const make = (list: 'verified' | 'clients' | 'stages', name: string, query: Record<string, unknown>) =>
    office.call(viewEndpoints.create, { as: admin, body: { list, name, query, isShared: list !== 'clients' } })
  await make('verified', 'Zebra ready', { filterType: 'applicationDate', statuses: ['ready'] })
  await make('clients', 'Zebra dealers', { search: 'Ravi', sort: 'firmName' })
  await make('stages', 'Zebra late', { isLate: true })
  let visitor = await openAs('superadmin')
  const { page, visit } = visitor
  await visit(paths.superadmin.home)
  const open = async (name: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: t.shell('searchEverything') }).fill(name)
    await page.getByRole('option', { name }).click()
  }
  await open('Zebra late')
  await page.waitForURL(/view=table/)
  await expect.poll(() => page.url()).toContain('late=1')
  await open('Zebra dealers')
  await page.waitForURL(/v-sort=firmName/)
  const isChosen = (on: Page, name: string) => {
    const bar = on.getByRole('navigation', { name: views('title') })
    const view = bar.getByRole('button', { name, exact: true })
    return expect.poll(() => view.getAttribute('aria-pressed')).toBe('true')
  }
  await isChosen(page, 'Zebra dealers')
  expect(await page.getByPlaceholder('Search...').inputValue()).toBe('Ravi')
  await open('Zebra ready')
  await page.waitForURL(/statuses=ready/)
  await isChosen(page, 'Zebra ready')
  const { search } = new URL(page.url())
  visitor = await openAs('employee')
  await visitor.visit(`${paths.employee.verifiedCases}${search}`)
  await isChosen(visitor.page, 'Zebra ready')
})

test('a role begins a list with a shared view, and a person of it with all rows again', async () => {
  const name = 'Ready for all'
  const query = { filterType: 'applicationDate', statuses: ['ready'] }
  const body = { list: 'verified', name, query, isShared: true } as const
  await office.call(viewEndpoints.create, { as: office.people.admin, body })
  let visitor = await openAs('superadmin')
  const barOf = ({ page }: Visitor) => page.getByRole('navigation', { name: views('title') })
  const openView = (one: Visitor) => barOf(one).getByRole('button', { name, exact: true }).click()
  const more = views('actionsOf', { name })
  const openMenu = (one: Visitor) => barOf(one).getByRole('button', { name: more }).click()
  await visitor.visit(paths.superadmin.verifiedCases)
  await openView(visitor)
  await openMenu(visitor)
  const ofEmployees = visitor.page.getByRole('menuitemcheckbox', { name: views('startOf.employee') })
  await ofEmployees.click()
  await expect.poll(() => ofEmployees.getAttribute('aria-checked')).toBe('true')

  visitor = await openAs('employee')
  const { page, visit } = visitor
  await visit(paths.employee.verifiedCases)
  await expect.poll(() => page.url()).toContain('statuses=ready')

  await openMenu(visitor)
  const all = page.getByRole('menuitem', { name: views('notStart') })
  await all.waitFor()
  expect(await page.getByRole('menuitemcheckbox').count()).toBe(0)
  await all.click()
  await page.getByText(views('startSet')).first().waitFor()
  await visit(paths.employee.verifiedCases)
  const ofAll = barOf(visitor).getByRole('button', { name: views('all'), exact: true })
  await expect.poll(() => ofAll.getAttribute('aria-pressed')).toBe('true')
  await openView(visitor)
  await openMenu(visitor)
  await page.getByRole('menuitem', { name: views('makeStart') }).waitFor()
})

test('a whole list leaves as a file', async () => {
  const { page } = await openAt('employee', paths.employee.vehicles)
  await page.getByRole('button', { name: t.table('export') }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: t.exports('allExcel') }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^vehicles-\d{4}-\d\d-\d\d\.xlsx$/)
  const { head, rows } = await readExport(readFileSync(await file.path()))
  expect(head).toContain(t.cases('vehicleNo'))
  expect(rows.length).toBeGreaterThan(0)
})

test('a list that begins with a view asks for its rows once, opened by its address or a link that the pointer rested on', async () => {
  const { admin } = office.people
  const { superadmin } = paths
  const lists = [
    ['verified', superadmin.verifiedCases, caseEndpoints.verifiedList],
    ['unverified', superadmin.myCases, caseEndpoints.unverified],
    ['rejected', superadmin.rejectedCases, caseEndpoints.rejectedList],
    ['vehicles', superadmin.vehicles, vehicleEndpoints.all],
    ['reminders', superadmin.reminders, reminderEndpoints.worklist],
    ['payments', superadmin.payments, paymentEndpoints.pending],
    ['stages', `${superadmin.rto}?view=table`, stageEndpoints.list],
  ] as const
  for (const [list] of lists) {
    const query = {
      search: 'MH',
      ...((list === 'verified' || list === 'rejected') && { filterType: 'applicationDate' }),
    }
    const body = { list, name: `Begins ${list}`, query }
    const { id: viewId } = await office.ok(viewEndpoints.create, { as: admin, body })
    await office.ok(viewEndpoints.start, { as: admin, body: { list, viewId } })
  }
  const { page, visit, settle } = await openAs('superadmin')
  let asked: string[] = []
  page.on('request', (request) =>
    asked.push(`${new URL(request.url()).pathname} ${request.url()} ${request.postData()}`),
  )
  const expectOne = async (path: string, open: () => Promise<unknown>) => {
    asked = []
    await open()
    await settle()
    const calls = asked.filter((call) => call.startsWith(`/api/v1${path} `))
    expect(calls).toEqual([expect.stringMatching(/search"?[=:]"?MH/)])
  }
  const rest = async (address: string) => {
    const link = page.locator(`a[href^="${address}"]`).first()
    await link.hover()
    await page.waitForTimeout(200)
    await link.click()
  }
  for (const [, address, { path }] of lists.slice(-2)) await expectOne(path, () => visit(address))
  // Nothing is known of the views, at first.
  await visit(superadmin.profile)
  for (const [, address, { path }] of lists.slice(0, -1)) await expectOne(path, () => rest(address))

  await visit(superadmin.dues)
  asked = []
  await rest(superadmin.clientDetails)
  await settle()
  const debts = asked.filter((call) => call.startsWith(`/api/v1${duesEndpoints.list.path} `))
  expect(debts.length, 'those of the page before are fresh').toBeLessThan(2)
})
