import { paths } from '#web/paths.ts'
import { type Scene, type ScenePage, withFailingCall } from './run-scene.ts'

const employees = { actor: 'superadmin', address: paths.superadmin.employees } as const
const clients = { actor: 'superadmin', address: paths.superadmin.clients } as const
const signUp = { actor: 'nobody', address: paths.signUp } as const

const submit = ({ dialog }: ScenePage, name: string) => dialog.getByRole('button', { name, exact: true }).click()

async function fillSignUp(scenePage: ScenePage, email: string) {
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
    await scenePage.fill(label, value)
  await scenePage.pick(/^State/, 'Maharashtra')
  await scenePage.press('Sign Up')
}

/** Creates a sign-up for the scene, so that scenes do not interfere. */
async function openDecision(scenePage: ScenePage, lastName: string, action: 'Accept' | 'Reject') {
  await scenePage.office.signUp({ firstName: 'Waiting', lastName })
  await scenePage.visit(paths.superadmin.clients)
  await scenePage.press(`${action} Waiting ${lastName}`)
}

/** Employees, client sign-up and client administration (spec/2 points 2, 5 and 8). */
export const people: readonly Scene[] = [
  {
    section: '2 §2 screen 10',
    situation: 'employees are listed',
    ...employees,
    texts: ['Name', 'Email', 'Phone', 'Branch Code', 'View Details', 'Add Employee'],
  },
  {
    section: '2 §5 "New employee"',
    situation: 'a new employee is sent empty',
    ...employees,
    texts: [
      'First Name is required',
      'Last Name is required',
      'Email is required',
      'Phone is required',
      'Branch is required',
    ],
    act: async (scenePage) => {
      await scenePage.press('Add Employee')
      await submit(scenePage, 'Add Employee')
    },
  },
  {
    section: '2 §5 "New employee"',
    situation: 'Aadhaar and PAN are wrong',
    ...employees,
    texts: ['Aadhaar No must be a 12-digit number', 'Enter Valid PAN'],
    act: async (scenePage) => {
      await scenePage.press('Add Employee')
      await scenePage.dialog.getByLabel(/^Aadhaar No/).fill('123')
      await scenePage.dialog.getByLabel(/^PAN/).fill('ABC12')
      await submit(scenePage, 'Add Employee')
    },
  },
  {
    section: '2 §8',
    situation: 'an employee is made',
    ...employees,
    texts: ['Created a New Employee'],
    act: async (scenePage) => {
      const { branchCode } = scenePage.office.people.employee.employee
      await scenePage.press('Add Employee')
      for (const [label, value] of [
        ['First Name', 'Nitin'],
        ['Last Name', 'Pawar'],
        ['Email', 'nitin@office.test'],
        ['Phone', '9822099999'],
        ['Aadhaar No', '234567890999'],
        ['PAN', 'ABCPE9999F'],
      ] as const)
        await scenePage.dialog.getByLabel(new RegExp(`^${label}`)).fill(value)
      await scenePage.pick(/^Branch/, branchCode ?? '')
      await submit(scenePage, 'Add Employee')
    },
  },
  {
    section: '2 §4, §8',
    situation: 'an employee is switched off',
    ...employees,
    texts: ['Employee status updated successfully'],
    act: async (scenePage) => {
      await scenePage.office.employee({ firstname: 'Leaving', lastname: 'Soon' })
      await scenePage.visit(paths.superadmin.employees)
      await scenePage.row('Leaving Soon').getByRole('switch').click()
    },
  },
  {
    section: '1 §8',
    situation: 'an activation cannot be switched',
    ...employees,
    texts: [],
    logs: ['No connection. Nothing was lost: try again when you are online.'],
    act: withFailingCall('/auth/toggle-user-activation/*', ({ row }) => row('Asha Patil').getByRole('switch').click()),
  },
  {
    section: '1 §8',
    situation: 'the sign-in of a client cannot be switched',
    actor: 'superadmin',
    address: ({ people }) => `${paths.superadmin.clientDetails}?id=${people.client.client.id}`,
    texts: [],
    logs: ['No connection. Nothing was lost: try again when you are online.'],
    act: withFailingCall('/auth/toggle-user-activation/*', ({ page }) =>
      page.getByRole('switch', { name: 'Sign-in of Ravi Shah active' }).click(),
    ),
  },
  {
    section: '1 §8; 2 §8',
    situation: 'employees cannot be had',
    ...employees,
    failingCalls: ['/auth/getall-employees*'],
    texts: ['Some error Occured during fetch'],
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
    address: paths.superadmin.employees,
    texts: ['Calculate Incentive', 'Incentive Report', 'Filter', 'No cases to calculate incentives.'],
    act: async (scenePage) => {
      const { employee } = await scenePage.office.employee({ firstname: 'Idle', lastname: 'Hand' })
      await scenePage.visit(`${paths.superadmin.employeeDetails}?id=${employee.id}`)
      await scenePage.expectTexts('Calculate Incentive', 'Incentive Report', 'Filter')
      await scenePage.press('Calculate Incentive')
    },
  },
  {
    section: '2 §2 screen 11',
    situation: 'a dealer wants to sign up',
    ...signUp,
    texts: ['Sign Up', 'Log In', 'First Name', 'Last Name', 'Email', 'Firm Name', 'City', 'Pincode', 'State'],
  },
  {
    section: '2 §5 "Client sign-up"',
    situation: 'a sign-up is sent empty',
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
    section: '2 §5 "Client sign-up"',
    situation: 'e-mail and phone are wrong',
    ...signUp,
    texts: ['Enter a valid email address', 'Enter a valid 10-digit Indian phone number'],
    act: async ({ fill, press }) => {
      await fill('Email', 'leela at home')
      await fill('Mobile No', '12345')
      await press('Sign Up')
    },
  },
  {
    section: '2 §8',
    situation: 'a dealer signs up',
    ...signUp,
    texts: ['ID created Successfully'],
    act: (scenePage) => fillSignUp(scenePage, 'leela@rao.test'),
  },
  {
    section: '2 §8',
    situation: 'a sign-up does not get through',
    ...signUp,
    texts: ['Unable to Sign Up due to errors'],
    act: withFailingCall('/client/signup', (scenePage) => fillSignUp(scenePage, 'lost@rao.test')),
  },
  {
    section: '2 §2 screen 12',
    situation: 'clients are listed',
    ...clients,
    texts: ['Name', 'City', 'Contact', 'Firm Name', 'Verified Clients'],
    parts: ['Unverified Clients'],
  },
  {
    section: '2 §2 screen 12',
    situation: 'verified clients are listed',
    actor: 'superadmin',
    address: `${paths.superadmin.clients}?tab=verified`,
    texts: ['Credit Limit'],
  },
  {
    section: '2 §2 screen 12, §8',
    situation: 'a client is verified',
    ...clients,
    texts: ['Verify Client', 'Credit Limit', 'Fixed Penalty', 'Confirm', 'Client Verified'],
    act: async (scenePage) => {
      await openDecision(scenePage, 'Verified', 'Accept')
      await scenePage.expectTexts('Verify Client', 'Credit Limit', 'Fixed Penalty', 'Confirm')
      await scenePage.fill('Credit Limit', '10000')
      await scenePage.fill('Fixed Penalty', '500')
      await scenePage.press('Confirm')
    },
  },
  {
    section: '2 §2 screen 12, §8',
    situation: 'a sign-up is rejected',
    ...clients,
    texts: ['Reject Client', 'Client Rejected'],
    parts: ['This action cannot be undone.'],
    act: async (scenePage) => {
      await openDecision(scenePage, 'Rejected', 'Reject')
      await scenePage.expectTexts('Reject Client', 'This action cannot be undone.')
      await submit(scenePage, 'Reject')
    },
  },
  {
    section: '2 §8',
    situation: 'a rejection does not get through',
    ...clients,
    texts: ['Rejection was not done due to errors'],
    act: withFailingCall('/client/reject-client/*', async (scenePage) => {
      await openDecision(scenePage, 'Staying', 'Reject')
      await submit(scenePage, 'Reject')
    }),
  },
]
