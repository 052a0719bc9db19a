import type { Locator, Page } from 'playwright-core'
import { paths } from '#web/lib/paths.ts'

const { superadmin, employee, client } = paths

const button = (name: string) => (page: Page) => page.getByRole('button', { name })
const link = (name: string) => (page: Page) => page.getByRole('link', { name })
const field = (label: string) => (page: Page) => page.getByLabel(label)
const wholeText = (words: string) => (page: Page) => page.getByText(words, { exact: true })
const wholeField = (label: string) => (page: Page) => page.getByLabel(label, { exact: true })
const wholeButton = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const wholeRadio = (name: string) => (page: Page) => page.getByRole('radio', { name, exact: true })
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name })

/** The specification hides it, instead of disabling it, once a case is assigned, paid or rejected. */
export const edit = (page: Page) => link('Edit')(page).or(button('Edit')(page))

const filter = [button('Filter'), field('From Date'), field('To Date')]
const searched = [...['Columns', 'Previous', 'Next'].map(button), (page: Page) => page.getByPlaceholder('Search...')]

/**
 * What the specification names on a screen, by its address, and what is found by its words alone: no second element carries
 * them within its name. Names match as a person reads them, in part and in any letter case. `test/e2e/screens.e2e.ts` counts
 * them.
 */
export const namesOfScreens: Readonly<Record<string, readonly ((page: Page) => Locator)[]>> = {
  [paths.signIn]: [
    field('Email'),
    field('Password'),
    button('Login'),
    link('Forgot your password?'),
    link("Don't have an account? Sign up"),
  ],
  [superadmin.home]: [
    ...['HPT/HPA', 'Branch', "RTO's", 'Employees', 'Clients', 'My-Cases', 'Verified-Cases', 'Rejected-Cases'].map(link),
    ...['Home', 'Payments', 'Documents', 'My Profile'].map(link),
    ...filter,
    ...['Utilities', 'Logout', 'Add Tasks', 'PUC', 'INSURANCE', 'FITNESS', 'TAX', 'PERMIT'].map(button),
  ],
  [superadmin.branches]: [button('Add Branch'), ...searched],
  [superadmin.firms]: [button('Add Firm'), ...searched],
  [superadmin.rtos]: [button('Add RTO'), ...searched],
  [superadmin.employees]: [button('Add Employee'), ...searched],
  [superadmin.documents]: [heading('Important Documents')],
  [superadmin.myCases]: [link('Add New Case'), ...searched],
  [superadmin.verifiedCases]: [...filter, field('Filter Type'), ...searched],
  [superadmin.rejectedCases]: [...filter, field('Filter Type'), ...searched],
  [superadmin.profile]: [button('Change Password'), button('Edit'), heading('UPI ID'), heading('Download Forms')],
  [superadmin.caseDetail.pattern]: [
    ...['General', 'Vehicle', 'Expire', 'Transaction', 'Registered Owner', 'New Owner', 'Expense', 'Reference'].map(
      heading,
    ),
    ...['Back', 'Print PDF'].map(button),
    edit,
  ],
  [superadmin.newCase]: [
    ...['General', 'Vehicle', 'Expire', 'Transaction', 'Owner', 'Expense', 'Reference'].map(wholeText),
    ...['Firm Name', 'Vehicle No.', 'Chassis No', 'Engine No', 'From RTO', 'To RTO', 'HPT', 'HPA'].map(wholeField),
    button('Submit Case'),
  ],
  [superadmin.caseEdit.pattern]: [
    ...['Back', 'Cancel', 'Submit Case'].map(button),
    // Beside each of them stands what the rate card says.
    ...['Receipt Amount', 'Other Charges', 'Admin Charges'].map(field),
  ],
  [employee.home]: [
    ...filter,
    ...['Case', 'Logout', 'Add Tasks', 'PUC', 'INSURANCE', 'FITNESS', 'TAX', 'PERMIT'].map(button),
    ...['Home', 'My Profile', 'New Case', 'Draft Cases', 'Verified Cases'].map(link),
  ],
  [employee.verifiedCases]: [...filter, field('Filter Type'), ...searched],
  [employee.newCase]: [field('Branch'), field('Employee'), button('Submit Case')],
  [client.home]: ['Home', 'My Cases', 'My Transactions', 'My Bills', 'My Profile'].map(link),
  [client.cases]: [heading('Your Cases'), button('Make Payment')],
  [client.payment]: [...['Cash', 'UPI', 'Credit'].map(wholeRadio), wholeButton('Pay Now')],
  [client.transactions]: [...filter, button('Print PDF')],
  [client.bills]: [heading('Bills'), wholeText('All Bills Fetched')],
}
