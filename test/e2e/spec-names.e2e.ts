import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { close, dialogOf } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/*
 * What the specification names is found by its words alone: no second element carries them within its name. Names match as a
 * person reads them, in part and in any letter case. The words are repeated from the specification.
 */

const { office, openAs } = await startFixtures()
const { superadmin, employee, client } = paths
let visitor: Visitor

afterEach(() => close(visitor))

const button = (name: string) => (page: Page) => page.getByRole('button', { name })
const link = (name: string) => (page: Page) => page.getByRole('link', { name })
const field = (label: string) => (page: Page) => page.getByLabel(label)
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name })

type Named = readonly [address: string, ...found: ((page: Page) => Locator)[]]

const filter = [button('Filter'), field('From Date'), field('To Date')]
const searched = [
  button('Columns'),
  button('Previous'),
  button('Next'),
  (page: Page) => page.getByPlaceholder('Search...'),
]

const named: Record<Role | 'nobody', readonly Named[]> = {
  nobody: [[paths.signIn, field('Email'), field('Password'), button('Login'), link("Don't have an account? Sign up")]],
  superadmin: [
    [
      superadmin.home,
      ...['HPT/HPA', 'Branch', "RTO's", 'Employees', 'Clients', 'My-Cases', 'Verified-Cases', 'Rejected-Cases'].map(
        link,
      ),
      ...['Home', 'Payments', 'Documents', 'My Profile'].map(link),
      ...filter,
      ...['Utilities', 'Logout', 'Add Tasks', 'PUC', 'INSURANCE', 'FITNESS', 'TAX', 'PERMIT'].map(button),
    ],
    [superadmin.branches, button('Add Branch'), ...searched],
    [superadmin.firms, button('Add Firm'), ...searched],
    [superadmin.rtos, button('Add RTO'), ...searched],
    [superadmin.employees, button('Add Employee'), ...searched],
    [superadmin.documents, heading('Important Documents')],
    [superadmin.myCases, link('Add New Case'), ...searched],
    [superadmin.verifiedCases, ...filter, field('Filter Type'), ...searched],
    [superadmin.rejectedCases, ...filter, field('Filter Type'), ...searched],
    [superadmin.profile, button('Change Password'), button('Edit'), heading('UPI ID'), heading('Download Forms')],
    [
      superadmin.caseDetail(office.cases.created.CaseNo),
      ...['General', 'Vehicle', 'Expire', 'Transaction', 'Registered Owner', 'New Owner', 'Expense', 'Reference'].map(
        heading,
      ),
      ...['Back', 'Print PDF'].map(button),
      (page) => link('Edit')(page).or(button('Edit')(page)),
    ],
    [superadmin.caseEdit(office.cases.created.CaseNo), ...['Back', 'Cancel', 'Submit Case'].map(button)],
  ],
  employee: [
    [employee.home, ...filter, button('Add Tasks'), ...['New Case', 'Draft Cases', 'Verified Cases'].map(link)],
    [employee.verifiedCases, ...filter, field('Filter Type'), ...searched],
    [employee.newCase, field('Branch'), field('Employee'), button('Submit Case')],
  ],
  client: [
    [client.cases, heading('Your Cases'), button('Make Payment')],
    [client.transactions, ...filter, button('Print PDF')],
    [client.bills, heading('Bills')],
  ],
}

for (const [role, visits] of Object.entries(named) as [Role | 'nobody', readonly Named[]][])
  test(`${role}: what the specification names is there once`, async () => {
    visitor = await openAs(role === 'nobody' ? null : role)
    for (const [address, ...found] of visits) {
      await visitor.visit(address)
      for (const find of found)
        expect(await find(visitor.page).count(), `${String(find(visitor.page))} of ${address}`).toBe(1)
    }
  })

test('no button of an assigned case is named Edit, and a method of payment is found by its label', async () => {
  visitor = await openAs('superadmin')
  await visitor.visit(superadmin.caseDetail(office.cases.unpaid.CaseNo))
  expect(await link('Edit')(visitor.page).or(button('Edit')(visitor.page)).count()).toBe(0)
  await visitor.close()

  visitor = await openAs('client')
  const { assignmentId, CaseNo, totalAmount } = office.cases.unpaid
  const state = { paidCaseIds: [assignmentId], totalPayable: totalAmount, caseNos: [CaseNo] }
  await visitor.visit({ address: client.payment, state })
  await visitor.page.getByRole('radio', { name: 'UPI' }).click()
  await visitor.page.getByRole('img', { name: /^UPI code to pay/ }).waitFor()
  for (const method of ['Cash', 'UPI', 'Credit']) expect(await field(method)(visitor.page).count(), method).toBe(1)
})

test('a case without an appointment date is edited at the address of the specification, at that date', async () => {
  visitor = await openAs('superadmin')
  const { page } = visitor
  const { CaseNo } = office.cases.notVerifiable
  await visitor.visit(superadmin.caseDetail(CaseNo))
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect.poll(() => page.url()).toBe(`${office.origin}${superadmin.caseEdit(CaseNo)}`)
  await expect
    .poll(() => page.getByLabel('Appointment Date').evaluate((box) => box === document.activeElement))
    .toBe(true)
})

test('the dialog of an RTO names itself once', async () => {
  visitor = await openAs('superadmin')
  await visitor.visit(superadmin.rtos)
  await visitor.page.getByRole('row').nth(1).getByRole('button', { name: 'Edit' }).click()
  await dialogOf(visitor.page).getByText('Update RTO').waitFor()
  expect(await dialogOf(visitor.page).getByText('Update RTO').count()).toBe(1)
})

test('the dialog of an expiry names itself once', async () => {
  visitor = await openAs('superadmin')
  await visitor.visit(superadmin.home)
  await visitor.page.getByRole('button', { name: 'PUC' }).click()
  await dialogOf(visitor.page).getByRole('table').waitFor()
  expect(await visitor.page.getByText('PUC EXPIRIES IN THIS MONTH').count()).toBe(1)
})
