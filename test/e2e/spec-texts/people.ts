import { paths } from '#web/paths.ts'
import { failsWith, type Scene, type ScenePage } from './run-scene.ts'

const employees = { who: 'superadmin', go: paths.superadmin.employees } as const
const clients = { who: 'superadmin', go: paths.superadmin.clients } as const
const signUp = { who: 'nobody', go: paths.signUp } as const

const submit = ({ dialog }: ScenePage, name: string) => dialog.getByRole('button', { name, exact: true }).click()

async function fillSignUp(stage: ScenePage, email: string) {
  for (const [label, value] of [
    ['First Name', 'Leela'],
    ['Last Name', 'Rao'],
    ['Email', email],
    ['Mobile No', '9811112222'],
    ['Firm Name', `Rao Cars ${email}`],
    ['Address1', '1 Main Road'],
    ['Address2', 'Camp'],
    ['City', 'Nashik'],
    ['Pincode', '422001'],
  ] as const)
    await stage.fill(label, value)
  await stage.pick(/^State/, 'Maharashtra')
  await stage.press('Sign Up')
}

/** Creates a sign-up for the scene, so that scenes do not interfere. */
async function decide(stage: ScenePage, lastName: string, what: 'Accept' | 'Reject') {
  await stage.office.signUp({ firstName: 'Waiting', lastName })
  await stage.visit(paths.superadmin.clients)
  await stage.press(`${what} Waiting ${lastName}`)
}

/** Employees, client sign-up and client administration (spec/2 points 2, 5 and 8). */
export const people: readonly Scene[] = [
  {
    at: '2 §2 screen 10',
    when: 'employees are listed',
    ...employees,
    texts: ['Name', 'Email', 'Phone', 'Branch Code', 'View Details', 'Add Employee'],
  },
  {
    at: '2 §5 "New employee"',
    when: 'a new employee is sent empty',
    ...employees,
    texts: [
      'First Name is required',
      'Last Name is required',
      'Email is required',
      'Phone is required',
      'Branch is required',
    ],
    act: async (stage) => {
      await stage.press('Add Employee')
      await submit(stage, 'Add Employee')
    },
  },
  {
    at: '2 §5 "New employee"',
    when: 'Aadhaar and PAN are wrong',
    ...employees,
    texts: ['Aadhaar No must be a 12-digit number', 'Enter Valid PAN'],
    act: async (stage) => {
      await stage.press('Add Employee')
      await stage.dialog.getByLabel(/^Aadhaar No/).fill('123')
      await stage.dialog.getByLabel(/^PAN/).fill('ABC12')
      await submit(stage, 'Add Employee')
    },
  },
  {
    at: '2 §8',
    when: 'an employee is made',
    ...employees,
    texts: ['Created a New Employee'],
    act: async (stage) => {
      const { branchCode } = stage.office.people.employee.employee
      await stage.press('Add Employee')
      for (const [label, value] of [
        ['First Name', 'Nitin'],
        ['Last Name', 'Pawar'],
        ['Email', 'nitin@office.test'],
        ['Phone', '9822099999'],
        ['Aadhaar No', '234567890999'],
        ['PAN', 'ABCPE9999F'],
      ] as const)
        await stage.dialog.getByLabel(new RegExp(`^${label}`)).fill(value)
      await stage.pick(/^Branch/, branchCode ?? '')
      await submit(stage, 'Add Employee')
    },
  },
  {
    at: '2 §4, §8',
    when: 'an employee is switched off',
    ...employees,
    texts: ['Employee status updated successfully'],
    act: async (stage) => {
      await stage.office.employee({ firstname: 'Leaving', lastname: 'Soon' })
      await stage.visit(paths.superadmin.employees)
      await stage.row('Leaving Soon').getByRole('switch').click()
    },
  },
  {
    at: '1 §8',
    when: 'an activation cannot be switched',
    ...employees,
    texts: [],
    logs: ['No connection. Nothing was lost: try again when you are online.'],
    act: failsWith('/auth/toggle-user-activation/*', ({ row }) => row('Asha Patil').getByRole('switch').click()),
  },
  {
    at: '1 §8',
    when: 'the sign-in of a client cannot be switched',
    who: 'superadmin',
    go: ({ people }) => `${paths.superadmin.clientDetails}?id=${people.client.client.id}`,
    texts: [],
    logs: ['No connection. Nothing was lost: try again when you are online.'],
    act: failsWith('/auth/toggle-user-activation/*', ({ page }) =>
      page.getByRole('switch', { name: 'Sign-in of Ravi Shah active' }).click(),
    ),
  },
  {
    at: '1 §8; 2 §8',
    when: 'employees cannot be had',
    ...employees,
    broken: ['/auth/getall-employees*'],
    texts: ['Some error Occured during fetch'],
  },
  {
    at: '2 §2 screen 14',
    when: 'nothing leads to an employee',
    who: 'superadmin',
    go: paths.superadmin.employeeDetails,
    texts: ['No employee data found.'],
  },
  {
    at: '2 §2 screen 14, §5',
    when: 'an employee without cases is looked at',
    who: 'superadmin',
    go: paths.superadmin.employees,
    texts: ['Calculate Incentive', 'Incentive Report', 'Filter', 'No cases to calculate incentives.'],
    act: async (stage) => {
      const { employee } = await stage.office.employee({ firstname: 'Idle', lastname: 'Hand' })
      await stage.visit(`${paths.superadmin.employeeDetails}?id=${employee.id}`)
      await stage.sees('Calculate Incentive', 'Incentive Report', 'Filter')
      await stage.press('Calculate Incentive')
    },
  },
  {
    at: '2 §2 screen 11',
    when: 'a dealer wants to sign up',
    ...signUp,
    texts: ['Sign Up', 'Log In', 'First Name', 'Last Name', 'Email', 'Firm Name', 'City', 'Pincode', 'State'],
  },
  {
    at: '2 §5 "Client sign-up"',
    when: 'a sign-up is sent empty',
    ...signUp,
    texts: [
      'First Name is required',
      'Last Name is required',
      'Email is required',
      'Mobile No is required',
      'Firm Name is required',
      'Address1 is required',
      'Address2 is required',
      'City is required',
      'Pincode is required',
      'State is required',
    ],
    act: ({ press }) => press('Sign Up'),
  },
  {
    at: '2 §5 "Client sign-up"',
    when: 'e-mail and phone are wrong',
    ...signUp,
    texts: ['Enter a valid email address', 'Enter a valid 10-digit Indian phone number'],
    act: async ({ fill, press }) => {
      await fill('Email', 'leela at home')
      await fill('Mobile No', '12345')
      await press('Sign Up')
    },
  },
  {
    at: '2 §8',
    when: 'a dealer signs up',
    ...signUp,
    texts: ['ID created Successfully'],
    act: (stage) => fillSignUp(stage, 'leela@rao.test'),
  },
  {
    at: '2 §8',
    when: 'a sign-up does not get through',
    ...signUp,
    texts: ['Unable to Sign Up due to errors'],
    act: failsWith('/client/signup', (stage) => fillSignUp(stage, 'lost@rao.test')),
  },
  {
    at: '2 §2 screen 12',
    when: 'clients are listed',
    ...clients,
    texts: ['Name', 'City', 'Contact', 'Firm Name', 'Verified Clients'],
    parts: ['Unverified Clients'],
  },
  {
    at: '2 §2 screen 12',
    when: 'verified clients are listed',
    who: 'superadmin',
    go: `${paths.superadmin.clients}?tab=verified`,
    texts: ['Credit Limit'],
  },
  {
    at: '2 §2 screen 12, §8',
    when: 'a client is verified',
    ...clients,
    texts: ['Verify Client', 'Credit Limit', 'Fixed Penalty', 'Confirm', 'Client Verified'],
    act: async (stage) => {
      await decide(stage, 'Verified', 'Accept')
      await stage.sees('Verify Client', 'Credit Limit', 'Fixed Penalty', 'Confirm')
      await stage.fill('Credit Limit', '10000')
      await stage.fill('Fixed Penalty', '500')
      await stage.press('Confirm')
    },
  },
  {
    at: '2 §2 screen 12, §8',
    when: 'a sign-up is rejected',
    ...clients,
    texts: ['Reject Client', 'Client Rejected'],
    parts: ['This action cannot be undone.'],
    act: async (stage) => {
      await decide(stage, 'Rejected', 'Reject')
      await stage.sees('Reject Client', 'This action cannot be undone.')
      await submit(stage, 'Reject')
    },
  },
  {
    at: '2 §8',
    when: 'a rejection does not get through',
    ...clients,
    texts: ['Rejection was not done due to errors'],
    act: failsWith('/client/reject-client/*', async (stage) => {
      await decide(stage, 'Staying', 'Reject')
      await submit(stage, 'Reject')
    }),
  },
]
