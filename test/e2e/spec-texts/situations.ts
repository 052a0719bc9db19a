import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import type { Role } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import type { Session } from '#test/caller.ts'
import { paths } from '#web/lib/paths.ts'
import type { BilledClients } from '../billed-clients.ts'
import { leaveWithoutSaving } from '../compositions.ts'
import type { RunningOffice } from '../office.ts'
import { dialogOf, press } from '../page-actions.ts'
import type { RouteVisit } from '../routes.ts'
import type { Visitor } from '../visitor.ts'
import { findText } from './find-text.ts'

/**
 * A situation of the specification and the whole visible texts that it quotes there, repeated from the specification and not
 * taken from the product.
 */
export interface Situation {
  by: 'nobody' | Role | 'newcomer' | keyof BilledClients
  address: string | ((office: RunningOffice) => string | RouteVisit)
  texts: readonly string[]
  /** A call whose answer is empty: when the page opens, or when somebody acts on a page that has loaded well. */
  fails?: string
  act?: (visitor: Visitor, office: RunningOffice) => Promise<unknown>
}

const { superadmin, employee, client } = paths

/** The client's page to pay one case. */
const payment: Situation['address'] = ({ cases: { unpaid } }) => ({
  address: client.payment,
  state: { paidCaseIds: [unpaid.assignmentId], totalPayable: unpaid.totalAmount, caseNos: [unpaid.CaseNo] },
})
const caseOf =
  (path: (caseNo: string) => string): Situation['address'] =>
  ({ cases }) =>
    path(cases.created.CaseNo)
const see = (page: Page, ...texts: string[]) => Promise.all(texts.map((text) => findText(page, text).waitFor()))
const fill = (page: Page, label: string, text: string) => page.getByLabel(new RegExp(`^${label}\\s*\\*?$`)).fill(text)
const sendDialog = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click()
const required = (...labels: string[]) => labels.map((label) => `${label} is required`)
const switchFirst = ({ page }: Visitor) => page.getByRole('switch').first().click()

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await press(page, 'Login')
}

async function askForLink({ page }: Visitor) {
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await dialogOf(page).getByLabel('Email').fill('nobody@nowhere.test')
  await press(page, 'Send Credentials')
}

async function filterWith({ page }: Visitor, fromDate: string, toDate?: string) {
  await page.getByLabel('From Date').fill(fromDate)
  if (toDate !== undefined) await page.getByLabel('To Date').fill(toDate)
  await press(page, 'Filter')
}

const sendEmpty =
  (name: string) =>
  async ({ page }: Pick<Visitor, 'page'>) => {
    await press(page, name)
    await sendDialog(page, name)
  }

/** A switch that could not be switched: the message stands on the console, too. */
const switchesInVain =
  (find: (page: Page) => Locator) =>
  async ({ page }: Visitor) => {
    await Promise.all([page.waitForEvent('console', (line) => line.text() === t.general('wrong')), find(page).click()])
  }

const payable = (page: Page, count: number) =>
  expect.poll(() => page.getByRole('button', { name: /^Pay Now/ }).count()).toBe(count)

const shows = (by: Situation['by'], address: Situation['address'], ...texts: string[]): Situation => ({
  by,
  address,
  texts,
})
/** A call that fails as the page opens. */
const whenFails = (by: Role, address: Situation['address'], fails: string, text: string): Situation => ({
  ...shows(by, address, text),
  fails,
})

/** Those that no test of a form or of a page proves. */
export const situations: readonly Situation[] = [
  {
    ...shows('nobody', paths.signIn, 'Login Error', 'Incorrect e-mail or password'),
    async act({ page }, { people }) {
      await signIn(page, people.client.email)
      const alert = page.getByRole('alert').filter({ hasText: 'Incorrect e-mail or password' })
      const colour = await alert.evaluate((one) => getComputedStyle(one).color)
      const [red = 0, green = 255, blue = 255] = colour.match(/[\d.]+/g)?.map(Number) ?? []
      expect(red, `in red: ${colour}`).toBeGreaterThan(Math.max(green, blue) * 2)
    },
  },
  {
    ...shows('nobody', paths.signIn, 'Login Error', 'Login failed'),
    fails: '/auth/login',
    act: ({ page }) => signIn(page, 'somebody@office.test'),
  },
  {
    ...shows('nobody', paths.signIn, 'Something went wrong.', 'Error', 'Error during process Occured'),
    fails: '/auth/resend-credentials',
    act: askForLink,
  },
  {
    ...shows('nobody', paths.signIn, 'Reset Your Password', 'Password reset instructions sent.'),
    async act(visitor) {
      const { promise, resolve } = Promise.withResolvers<void>()
      await visitor.page.route('**/auth/resend-credentials', (route) => promise.then(() => route.continue()), {
        times: 1,
      })
      await askForLink(visitor)
      await see(visitor.page, 'Sending...')
      resolve()
    },
  },
  {
    ...shows(
      'nobody',
      paths.signUp,
      ...required('First Name', 'Last Name', 'State'),
      ...['Enter a valid email address', 'Enter a valid 10-digit Indian phone number'],
    ),
    async act({ page }) {
      await fill(page, 'Email', 'leela at home')
      await fill(page, 'Mobile No', '12345')
      await press(page, 'Sign Up')
    },
  },
  whenFails('superadmin', superadmin.branches, '/utils/branches/all', 'Some Error in Fetching Branches'),
  {
    ...shows('superadmin', superadmin.branches, 'Failed to create branch'),
    fails: '/utils/toggle-branch-visibility/*',
    act: switchFirst,
  },
  whenFails('superadmin', superadmin.firms, '/utils/firms/all', 'Error during fetch of Firms'),
  {
    ...shows('superadmin', superadmin.firms, 'Failed to create Firm'),
    fails: '/utils/toggle-firm-visibility/*',
    act: switchFirst,
  },
  { by: 'superadmin', address: superadmin.firms, texts: ['Name is required'], act: sendEmpty('Add Firm') },
  whenFails('superadmin', superadmin.rtos, '/utils/rto/all', 'Some Error in Fetching rtos'),
  {
    ...shows('superadmin', superadmin.rtos, 'RTO Code is required', 'City is required'),
    act: sendEmpty('Add RTO'),
  },
  {
    ...shows('superadmin', superadmin.rtos, 'No records found.'),
    async act({ page }) {
      await page.getByRole('combobox', { name: 'Rows per page' }).click()
      await see(page, '5', '10', '20', '50')
      await page.keyboard.press('Escape')
      await page.getByPlaceholder('Search...').fill('nothing is called like this')
    },
  },
  whenFails('superadmin', superadmin.employees, '/auth/getall-employees*', 'Some error Occured during fetch'),
  {
    ...shows(
      'superadmin',
      superadmin.employees,
      ...required('First Name', 'Last Name', 'Email', 'Phone', 'Branch'),
      ...['Aadhaar No must be a 12-digit number', 'Enter Valid PAN'],
    ),
    async act({ page }) {
      await sendEmpty('Add Employee')({ page })
      await dialogOf(page)
        .getByLabel(/^Aadhaar No/)
        .fill('123')
      await dialogOf(page).getByLabel(/^PAN/).fill('ABC12')
      await sendDialog(page, 'Add Employee')
    },
  },
  {
    ...shows('superadmin', superadmin.employees),
    fails: '/auth/toggle-user-activation/*',
    act: switchesInVain((page) => page.getByRole('row', { name: /Asha Patil/ }).getByRole('switch')),
  },
  {
    ...shows(
      'superadmin',
      ({ people }) => `${superadmin.clientDetails}?id=${people.client.client.id}`,
      'Case History',
      'Transaction History',
    ),
    fails: '/auth/toggle-user-activation/*',
    act: switchesInVain((page) => page.getByRole('switch', { name: 'Sign-in of Ravi Shah active' })),
  },
  shows('superadmin', superadmin.employeeDetails, 'No employee data found.'),
  {
    ...shows('superadmin', superadmin.employees, 'No cases to calculate incentives.'),
    async act({ page, visit }, office) {
      const { employee: idle } = await office.employee({ firstname: 'Idle', lastname: 'Hand' })
      await visit(`${superadmin.employeeDetails}?id=${idle.id}`)
      await see(page, 'Calculate Incentive', 'Incentive Report', 'Filter')
      await press(page, 'Calculate Incentive')
    },
  },
  {
    ...shows('superadmin', superadmin.verifiedCases, 'From Date is required', 'To Date is required'),
    async act(visitor) {
      await visitor.page.getByLabel('Filter Type').click()
      await see(visitor.page, 'Application Date', 'Appointment Date')
      await visitor.page.keyboard.press('Escape')
      await filterWith(visitor, '', '')
    },
  },
  {
    ...shows('superadmin', superadmin.verifiedCases, 'Failed to apply filter'),
    fails: '/case/all',
    async act(visitor) {
      await visitor.page.getByLabel('Filter Type').click()
      await visitor.page.getByRole('option', { name: 'Appointment Date' }).click()
      await filterWith(visitor, '2026-01-01')
    },
  },
  whenFails('superadmin', superadmin.myCases, '/case/admin*', 'Error fetching Cases'),
  whenFails('superadmin', caseOf(superadmin.caseDetail), '/case/details/*', 'Failed to fetch case data'),
  {
    ...shows('superadmin', caseOf(superadmin.caseEdit), 'Error in Updating', 'Unknown error occurred.'),
    fails: '/case/edit/*',
    async act({ page }) {
      await fill(page, 'Application No', 'MH12-2026-3')
      await press(page, 'Submit Case')
    },
  },
  whenFails('superadmin', superadmin.profile, '/api/get-upi', 'Error fetching UPI Id'),
  whenFails('employee', employee.home, '/task/get-all', 'Some error Occured during fetch'),
  whenFails('employee', employee.home, '/case/summary', 'Failed to fetch summary data'),
  {
    ...shows('employee', employee.home, 'Failed to apply filter'),
    fails: '/case/summary',
    act: (visitor) => filterWith(visitor, '2026-01-01'),
  },
  {
    ...shows(
      'employee',
      employee.newCase,
      ...required('Firm Name', 'Vehicle No.', 'From RTO', 'To RTO', 'Chassis No', 'Engine No'),
      ...['Parameter is required.', 'PUC Charges is required.', 'Receipt Amount is required.'],
    ),
    async act({ page }, { people }) {
      for (const label of ['Branch', 'Employee'] as const) {
        const fixed = page.getByLabel(label, { exact: true })
        expect(await fixed.inputValue()).toBe(
          people.employee.employee[`${label === 'Branch' ? 'branch' : 'employee'}Code`],
        )
        expect(await fixed.isEditable()).toBe(false)
      }
      expect(await page.getByLabel('Incentive Amount').or(page.getByLabel('Admin Charges')).count()).toBe(0)
      await press(page, 'Submit Case')
    },
  },
  {
    ...shows('client', client.home),
    async act({ page }) {
      const tiles = page.locator('main ul', { has: page.locator('a[href="/client/Transactions"]') }).getByRole('link')
      const where = await tiles.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      expect(where).toEqual(['/client/cases', '/client/Transactions', '/client/Bills', '/client/Profile'])
    },
  },
  whenFails('client', client.cases, '/case/client*', 'Error fetching Cases'),
  whenFails('client', client.profile, '/auth/get-my-profile', 'Error fetching personal Data'),
  {
    ...shows('client', client.profile),
    async act({ page }) {
      for (const text of ['UPI ID', 'Download Forms']) expect(await page.getByText(text).count()).toBe(0)
    },
  },
  whenFails('client', payment, '/case/get-payment-details', 'Failed to fetch cases'),
  whenFails('client', payment, '/api/get-upi', 'Error fetching UPI Id…'),
  whenFails('client', client.bills, '/bill/get/*', 'Fetching error'),
  {
    ...shows(
      'client',
      client.bills,
      'Please upload a payment proof image before proceeding.',
      'All Bills Fetched…',
      'Cash',
      'UPI',
      'Pay Now',
    ),
    async act({ page }) {
      await payable(page, 1)
      expect(await page.getByRole('radio', { name: /Credit/ }).count(), 'cash and UPI only').toBe(0)
    },
  },
  shows('client', `${client.bills}?bill=01900000-0000-7000-8000-000000000001`, 'No Bill Data found'),
  {
    ...shows('billPaid', client.bills, 'Payment under verification'),
    act: ({ page }) => payable(page, 0),
  },
  {
    ...shows('billSettled', client.bills, 'Payment already done and verified'),
    act: ({ page }) => payable(page, 0),
  },
  {
    ...shows('billFailed', client.bills, 'Your last payment has failed. You can try again'),
    act: ({ page }) => payable(page, 1),
  },
  shows('newcomer', client.cases, 'No Cases assigned Yet', 'No cases found in "Unpaid".'),
  {
    ...shows('newcomer', client.cases),
    async act({ page }) {
      for (const tab of ['Under Verification', 'Verified']) {
        await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
        await see(page, `No cases found in "${tab}".`)
      }
    },
  },
  shows('newcomer', client.payment, 'No Cases to make Payment for'),
  shows('newcomer', client.bills, 'No bills found for this user for any month'),
]

/** Who acts in a situation, for `openAs`. */
export function guestOf(by: Situation['by'], { people }: RunningOffice): Role | Session | null {
  if (by === 'nobody') return null
  if (by === 'newcomer') return people.newcomer
  return by.startsWith('bill') ? people.billed[by as keyof BilledClients] : (by as Role)
}

/** Plays a situation in an open browser, and fails if one of its texts is missing. */
export async function play(visitor: Visitor, { address, texts, fails, act }: Situation, office: RunningOffice) {
  const { page, visit } = visitor
  const pattern = `**${API_BASE}${fails}`
  const fail = async () => fails && page.route(pattern, (route) => route.fulfill({ status: 500, body: '' }))
  if (!act) await fail()
  // A toast goes after 3 s: it is looked for while the page opens.
  const opened = visit(typeof address === 'string' ? address : address(office))
  await Promise.all([opened, act ? null : see(page, ...texts)])
  if (act) await fail()
  await Promise.all([act?.(visitor, office), see(page, ...texts)])
  if (fails) await page.unroute(pattern)
  if (act) await page.evaluate(leaveWithoutSaving)
}
