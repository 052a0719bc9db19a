import { paths } from '#web/paths.ts'
import { type Scene, type ScenePage, withFailingCall } from './run-scene.ts'

const branches = { actor: 'superadmin', address: paths.superadmin.branches } as const
const firms = { actor: 'superadmin', address: paths.superadmin.firms } as const
const rtos = { actor: 'superadmin', address: paths.superadmin.rtos } as const

/** The dialog's submit button has the name of the button that opened the dialog. */
const submit = ({ dialog }: ScenePage, name: string) => dialog.getByRole('button', { name, exact: true }).click()

async function addBranch(scenePage: ScenePage, name: string) {
  await scenePage.press('Add Branch')
  for (const [label, value] of [
    ['Name', name],
    ['Address1', '1 Main Road'],
    ['Address2', 'Camp'],
    ['City', 'Nashik'],
    ['Pincode', '422001'],
  ] as const)
    await scenePage.dialog.getByLabel(new RegExp(`^${label}`)).fill(value)
  await scenePage.pick(/^State/, 'Maharashtra')
  await submit(scenePage, 'Add Branch')
}

async function addFirm(scenePage: ScenePage, name: string) {
  await scenePage.press('Add Firm')
  await scenePage.dialog.getByLabel(/^Name/).fill(name)
  await submit(scenePage, 'Add Firm')
}

async function addRto(scenePage: ScenePage, code: string) {
  await scenePage.press('Add RTO')
  await scenePage.dialog.getByLabel(/^RTO Code/).fill(code)
  await scenePage.dialog.getByLabel(/^City/).fill('Nashik')
  await submit(scenePage, 'Add RTO')
}

const toggleSwitch = ({ row }: ScenePage, text: string) => row(text).getByRole('switch').click()

/** Branches, firms, RTO offices and the shared table (spec/1 points 2, 5 and 8). */
export const utilities: readonly Scene[] = [
  {
    section: '1 §2 "Branch administration"',
    situation: 'branches are listed',
    ...branches,
    texts: ['Name', 'Address', 'Add Branch'],
  },
  {
    section: '1 §5',
    situation: 'a new branch is sent empty',
    ...branches,
    texts: [
      'NAME is required',
      'ADDRESS1 is required',
      'ADDRESS2 is required',
      'CITY is required',
      'PINCODE is required',
      'State is required',
    ],
    act: async (scenePage) => {
      await scenePage.press('Add Branch')
      await submit(scenePage, 'Add Branch')
    },
  },
  {
    section: '1 §2',
    situation: 'a branch is made',
    ...branches,
    texts: ['Branch Successfully created.'],
    act: (scenePage) => addBranch(scenePage, 'Nashik'),
  },
  {
    section: '1 §8',
    situation: 'a branch cannot be made',
    ...branches,
    texts: ['Failed to create branch'],
    act: withFailingCall('/utils/create-branch', (scenePage) => addBranch(scenePage, 'Nowhere')),
  },
  {
    section: '1 §2',
    situation: 'a branch is switched',
    ...branches,
    texts: ['Branch Switched Succesfully'],
    act: async (scenePage) => {
      const { name } = await scenePage.office.branch({ name: 'To be switched' })
      await scenePage.visit(paths.superadmin.branches)
      await toggleSwitch(scenePage, name)
    },
  },
  {
    section: '1 §2',
    situation: 'branches cannot be had',
    ...branches,
    failingCalls: ['/utils/branches/all'],
    texts: ['Some Error in Fetching Branches'],
  },
  {
    section: '1 §2 "Firm administration"',
    situation: 'firms are listed: Yes and No for what is switched on and off',
    ...firms,
    texts: ['Name', 'Active', 'Add Firm', 'Yes', 'No'],
    act: async (scenePage) => {
      await scenePage.office.firm('Switched Off Finance')
      await scenePage.visit(paths.superadmin.firms)
      await toggleSwitch(scenePage, 'Switched Off Finance')
    },
  },
  {
    section: '1 §5',
    situation: 'a new firm is sent empty',
    ...firms,
    texts: ['Name is required'],
    act: async (scenePage) => {
      await scenePage.press('Add Firm')
      await submit(scenePage, 'Add Firm')
    },
  },
  {
    section: '1 §2',
    situation: 'a firm is made',
    ...firms,
    texts: ['Successfully created a Firm'],
    act: (scenePage) => addFirm(scenePage, 'Axis Finance'),
  },
  {
    section: '1 §8',
    situation: 'a firm cannot be made',
    ...firms,
    texts: ['Failed to create Firm'],
    act: withFailingCall('/utils/create-firm', (scenePage) => addFirm(scenePage, 'Lost Finance')),
  },
  {
    section: '1 §2',
    situation: 'a firm is switched',
    ...firms,
    texts: ['Firm Switched Successfully'],
    act: (scenePage) => toggleSwitch(scenePage, 'HDFC Bank'),
  },
  {
    section: '1 §8',
    situation: 'firms cannot be had',
    ...firms,
    failingCalls: ['/utils/firms/all'],
    texts: ['Error during fetch of Firms'],
  },
  {
    section: '1 §2 "RTO administration"; 2 §2 screen 23',
    situation: 'RTO offices are listed',
    ...rtos,
    texts: ['Add RTO', 'Code', 'City', 'Active'],
  },
  {
    section: '1 §2, §5',
    situation: 'a new RTO is sent empty',
    ...rtos,
    texts: ['Add New RTO', 'RTO Code', 'RTO Code is required', 'City is required'],
    act: async (scenePage) => {
      await scenePage.press('Add RTO')
      await submit(scenePage, 'Add RTO')
    },
  },
  {
    section: '1 §8',
    situation: 'an RTO is made',
    ...rtos,
    texts: ['RTO successfully created.'],
    act: (scenePage) => addRto(scenePage, 'MH-15'),
  },
  {
    section: '1 §2, §8',
    situation: 'an RTO is changed',
    ...rtos,
    texts: ['Update RTO', 'RTO successfully updated.'],
    act: async (scenePage) => {
      await scenePage.office.rto('MH-19', 'Jalgaon')
      await scenePage.visit(paths.superadmin.rtos)
      await scenePage
        .row('MH-19')
        .getByRole('button', { name: /edit|update/i })
        .click()
      await scenePage.expectTexts('Update RTO')
      await submit(scenePage, 'Update RTO')
    },
  },
  {
    section: '1 §8',
    situation: 'an RTO cannot be made',
    ...rtos,
    texts: ['Some error occurred.'],
    act: withFailingCall('/utils/rto/create', (scenePage) => addRto(scenePage, 'MH-99')),
  },
  {
    section: '1 §8',
    situation: 'an RTO is switched',
    ...rtos,
    texts: ['RTO Switched Succesfully'],
    act: async (scenePage) => {
      await scenePage.office.rto('MH-20', 'Sambhajinagar')
      await scenePage.visit(paths.superadmin.rtos)
      await toggleSwitch(scenePage, 'MH-20')
    },
  },
  {
    section: '1 §8',
    situation: 'an RTO cannot be switched',
    ...rtos,
    texts: ['Some Error in switching rtos'],
    act: withFailingCall('/utils/rto/toggle-visibility/*', (scenePage) => toggleSwitch(scenePage, 'MH-12')),
  },
  {
    section: '1 §8',
    situation: 'RTO offices cannot be had',
    ...rtos,
    failingCalls: ['/utils/rto/all'],
    texts: ['Some Error in Fetching rtos'],
  },
  {
    section: '1 §2 "Shared data table"',
    situation: 'a table is searched for what it does not hold',
    ...rtos,
    texts: [
      'Search...',
      'Columns',
      'Rows per page',
      'Previous',
      'Next',
      'No records found.',
      'Page 1 of 1',
      '5',
      '10',
      '20',
      '50',
    ],
    act: async ({ page, expectTexts }) => {
      await expectTexts('Search...', 'Columns', 'Rows per page', 'Previous', 'Next', 'Page 1 of 1')
      const sizes = page.getByRole('combobox', { name: 'Rows per page' })
      await sizes.click()
      await expectTexts('5', '10', '20', '50')
      await page.keyboard.press('Escape')
      await page.getByPlaceholder('Search...').fill('nothing is called like this')
    },
  },
]
