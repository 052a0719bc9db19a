import { officeDay } from '#contract/dates.ts'
import { paths } from '#web/lib/paths.ts'
import { changePassword, sendEmpty } from './acts.ts'
import { BLANK_PAGE, type Scene, type ScenePage } from './run-scene.ts'

const submit = ({ dialog }: ScenePage, name: string) => dialog.getByRole('button', { name, exact: true }).click()

const sentEmptyIn: Record<string, string> = { 'Add Branch': 'administration.e2e.ts', 'Add Tasks': 'staff-home.e2e.ts' }

/** Texts of the staff's screens that are composed, or that appear in a condition of their own. */
export const staffScenes: readonly Scene[] = [
  ...(
    [
      ['1 §5', paths.superadmin.branches, 'Add Branch', ['NAME', 'ADDRESS1', 'ADDRESS2', 'CITY', 'PINCODE', 'State']],
      ['1 §5', paths.superadmin.firms, 'Add Firm', ['Name']],
      ['1 §2, §5', paths.superadmin.rtos, 'Add RTO', ['RTO Code', 'City']],
      ['2 §5', paths.superadmin.employees, 'Add Employee', ['First Name', 'Last Name', 'Email', 'Phone', 'Branch']],
      ['1 §2, §5', paths.superadmin.home, 'Add Tasks', ['Task title', 'Task description', 'Date', 'Time']],
    ] as const
  ).map(
    ([section, address, button, labels]): Scene => ({
      section,
      ...(sentEmptyIn[button] && { alsoIn: sentEmptyIn[button] }),
      situation: `"${button}" is sent empty`,
      actor: 'superadmin',
      address,
      texts: labels.map((label) => `${label} is required`),
      act: sendEmpty(button, button === 'Add Tasks' ? 'Add' : button),
    }),
  ),
  {
    section: '1 §2 "Staff home screens"',
    situation: 'a superadmin comes home',
    actor: 'superadmin',
    address: paths.superadmin.home,
    texts: [],
    act: async ({ page }) => {
      const { name } = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}') as { name: string }
      await page.getByRole('heading', { level: 1, name: `Welcome back Admin, ${name}!` }).waitFor()
    },
  },
  {
    section: '1 §2, §5',
    situation: 'a date of the summary is empty',
    alsoIn: 'case-lists.e2e.ts',
    actor: 'employee',
    address: paths.employee.home,
    texts: ['From Date is required'],
    act: async ({ fill, press }) => {
      await fill('From Date', '')
      await press('Filter')
    },
  },
  {
    section: '1 §2 "Staff home screens"',
    situation: 'a card is clicked; a case without owners has nothing to show',
    alsoIn: 'staff-home.e2e.ts',
    actor: 'employee',
    address: paths.employee.home,
    texts: [
      'FITNESS EXPIRIES IN THIS MONTH',
      'Case No',
      'Vehicle No',
      'Expiry date',
      'Owner Name',
      'Owner Contact',
      'Action',
      'N/A…',
      'View Details',
    ],
    act: async (scenePage) => {
      const today = officeDay(new Date())
      const { CaseNo } = await scenePage.office.caseIn('Created', {
        by: scenePage.office.people.employee,
        over: { ownerDetails: {}, expireDetail: { fitnessExpiry: today } },
      })
      await scenePage.visit(paths.employee.home)
      await scenePage.page.getByRole('button', { name: /^FITNESS/ }).click()
      await scenePage.dialog.getByPlaceholder('Search...').fill(CaseNo)
    },
  },
  {
    section: '1 §2 "Shared data table"',
    situation: 'a table is searched for what it does not hold',
    actor: 'superadmin',
    address: paths.superadmin.rtos,
    texts: ['5', '10', '20', '50', 'No records found.'],
    act: async ({ page, expectTexts }) => {
      const sizes = page.getByRole('combobox', { name: 'Rows per page' })
      await sizes.click()
      await expectTexts('5', '10', '20', '50')
      await page.keyboard.press('Escape')
      await page.getByPlaceholder('Search...').fill('nothing is called like this')
    },
  },
  {
    section: '2 §5 "New employee"',
    situation: 'Aadhaar and PAN are wrong',
    actor: 'superadmin',
    address: paths.superadmin.employees,
    texts: ['Aadhaar No must be a 12-digit number', 'Enter Valid PAN'],
    act: async (scenePage) => {
      await scenePage.press('Add Employee')
      await scenePage.dialog.getByLabel(/^Aadhaar No/).fill('123')
      await scenePage.dialog.getByLabel(/^PAN/).fill('ABC12')
      await submit(scenePage, 'Add Employee')
    },
  },
  {
    section: '2 §2 screen 14',
    situation: 'nothing leads to an employee',
    actor: 'superadmin',
    address: paths.superadmin.employeeDetails,
    texts: ['No employee data found.'],
  },
  {
    section: '2 §2 screen 14, §5',
    situation: 'an employee without cases is looked at',
    actor: 'superadmin',
    address: BLANK_PAGE,
    texts: ['Calculate Incentive', 'Incentive Report', 'Filter', 'No cases to calculate incentives.'],
    act: async (scenePage) => {
      const { employee } = await scenePage.office.employee({ firstname: 'Idle', lastname: 'Hand' })
      await scenePage.visit(`${paths.superadmin.employeeDetails}?id=${employee.id}`)
      await scenePage.expectTexts('Calculate Incentive', 'Incentive Report', 'Filter')
      await scenePage.press('Calculate Incentive')
    },
  },
  {
    section: '2 §5 "Client sign-up"',
    situation: 'e-mail and phone are wrong',
    actor: 'nobody',
    address: paths.signUp,
    texts: ['Enter a valid email address', 'Enter a valid 10-digit Indian phone number'],
    act: async ({ fill, press }) => {
      await fill('Email', 'leela at home')
      await fill('Mobile No', '12345')
      await press('Sign Up')
    },
  },
  {
    section: '2 §2 screen 6',
    situation: 'a superadmin looks at verified cases',
    actor: 'superadmin',
    address: paths.superadmin.verifiedCases,
    texts: ['Application Date', 'Appointment Date'],
    act: async ({ page, expectTexts }) => {
      await page.getByLabel('Filter Type').click()
      await expectTexts('Application Date', 'Appointment Date')
      await page.keyboard.press('Escape')
    },
  },
  {
    section: '2 §5 "Filter forms"',
    situation: 'a date of the filter is empty',
    actor: 'superadmin',
    address: paths.superadmin.verifiedCases,
    texts: ['From Date is required', 'To Date is required'],
    act: async ({ fill, press }) => {
      await fill('From Date', '')
      await fill('To Date', '')
      await press('Filter')
    },
  },
  {
    section: '2 §2 screen 3, §8',
    situation: 'nothing leads to a case',
    alsoIn: 'case-pages.e2e.ts',
    actor: 'superadmin',
    address: BLANK_PAGE,
    texts: ['No Case ID provided'],
    // The toast may be gone before a slow page is settled.
    act: ({ page, expectTexts }) =>
      Promise.all([page.goto(paths.superadmin.caseDetail('VR-999999')), expectTexts('No Case ID provided')]),
  },
  {
    section: '2 §5 "Change password"',
    situation: 'the new passwords differ: told at the box, and in a toast on submit',
    alsoIn: 'people.e2e.ts',
    actor: 'superadmin',
    address: paths.superadmin.profile,
    texts: ['Passwords do not match', 'Passwords do not match!!'],
    act: (scenePage) => changePassword(scenePage, 'whatever', 'a long password', 'another password'),
  },
  {
    section: '1 §8; 2 §8',
    situation: 'the password is not changed: a toast titled Success, a quirk',
    alsoIn: 'people.e2e.ts',
    actor: 'employee',
    address: paths.employee.profile,
    texts: ['Success'],
    logs: ['Current Password is incorrect'],
    act: async (scenePage) => {
      await changePassword(scenePage, 'not my password', 'a long password')
      await scenePage.page.locator('[data-kind="error"]').getByText('Success', { exact: true }).waitFor()
    },
  },
]
