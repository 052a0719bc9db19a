import { paths } from '#web/paths.ts'
import { failsWith, type Scene, type ScenePage } from './run-scene.ts'

const branches = { who: 'superadmin', go: paths.superadmin.branches } as const
const firms = { who: 'superadmin', go: paths.superadmin.firms } as const
const rtos = { who: 'superadmin', go: paths.superadmin.rtos } as const

/** The dialog's submit button has the name of the button that opened the dialog. */
const submit = ({ dialog }: ScenePage, name: string) => dialog.getByRole('button', { name, exact: true }).click()

async function addBranch(stage: ScenePage, name: string) {
  await stage.press('Add Branch')
  for (const [label, value] of [
    ['Name', name],
    ['Address1', '1 Main Road'],
    ['Address2', 'Camp'],
    ['City', 'Nashik'],
    ['Pincode', '422001'],
  ] as const)
    await stage.dialog.getByLabel(new RegExp(`^${label}`)).fill(value)
  await stage.pick(/^State/, 'Maharashtra')
  await submit(stage, 'Add Branch')
}

async function addFirm(stage: ScenePage, name: string) {
  await stage.press('Add Firm')
  await stage.dialog.getByLabel(/^Name/).fill(name)
  await submit(stage, 'Add Firm')
}

async function addRto(stage: ScenePage, code: string) {
  await stage.press('Add RTO')
  await stage.dialog.getByLabel(/^RTO Code/).fill(code)
  await stage.dialog.getByLabel(/^City/).fill('Nashik')
  await submit(stage, 'Add RTO')
}

const flip = ({ row }: ScenePage, text: string) => row(text).getByRole('switch').click()

/** Branches, firms, RTO offices and the shared table (spec/1 points 2, 5 and 8). */
export const utilities: readonly Scene[] = [
  {
    at: '1 §2 "Branch administration"',
    when: 'branches are listed',
    ...branches,
    texts: ['Name', 'Address', 'Add Branch'],
  },
  {
    at: '1 §5',
    when: 'a new branch is sent empty',
    ...branches,
    texts: [
      'NAME is required',
      'ADDRESS1 is required',
      'ADDRESS2 is required',
      'CITY is required',
      'PINCODE is required',
      'State is required',
    ],
    act: async (stage) => {
      await stage.press('Add Branch')
      await submit(stage, 'Add Branch')
    },
  },
  {
    at: '1 §2',
    when: 'a branch is made',
    ...branches,
    texts: ['Branch Successfully created.'],
    act: (stage) => addBranch(stage, 'Nashik'),
  },
  {
    at: '1 §8',
    when: 'a branch cannot be made',
    ...branches,
    texts: ['Failed to create branch'],
    act: failsWith('/utils/create-branch', (stage) => addBranch(stage, 'Nowhere')),
  },
  {
    at: '1 §2',
    when: 'a branch is switched',
    ...branches,
    texts: ['Branch Switched Succesfully'],
    act: async (stage) => {
      const { name } = await stage.office.branch({ name: 'To be switched' })
      await stage.visit(paths.superadmin.branches)
      await flip(stage, name)
    },
  },
  {
    at: '1 §2',
    when: 'branches cannot be had',
    ...branches,
    broken: ['/utils/branches/all'],
    texts: ['Some Error in Fetching Branches'],
  },
  {
    at: '1 §2 "Firm administration"',
    when: 'firms are listed: Yes and No for what is switched on and off',
    ...firms,
    texts: ['Name', 'Active', 'Add Firm', 'Yes', 'No'],
    act: async (stage) => {
      await stage.office.firm('Switched Off Finance')
      await stage.visit(paths.superadmin.firms)
      await flip(stage, 'Switched Off Finance')
    },
  },
  {
    at: '1 §5',
    when: 'a new firm is sent empty',
    ...firms,
    texts: ['Name is required'],
    act: async (stage) => {
      await stage.press('Add Firm')
      await submit(stage, 'Add Firm')
    },
  },
  {
    at: '1 §2',
    when: 'a firm is made',
    ...firms,
    texts: ['Successfully created a Firm'],
    act: (stage) => addFirm(stage, 'Axis Finance'),
  },
  {
    at: '1 §8',
    when: 'a firm cannot be made',
    ...firms,
    texts: ['Failed to create Firm'],
    act: failsWith('/utils/create-firm', (stage) => addFirm(stage, 'Lost Finance')),
  },
  {
    at: '1 §2',
    when: 'a firm is switched',
    ...firms,
    texts: ['Firm Switched Successfully'],
    act: (stage) => flip(stage, 'HDFC Bank'),
  },
  {
    at: '1 §8',
    when: 'firms cannot be had',
    ...firms,
    broken: ['/utils/firms/all'],
    texts: ['Error during fetch of Firms'],
  },
  {
    at: '1 §2 "RTO administration"; 2 §2 screen 23',
    when: 'RTO offices are listed',
    ...rtos,
    texts: ['Add RTO', 'Code', 'City', 'Active'],
  },
  {
    at: '1 §2, §5',
    when: 'a new RTO is sent empty',
    ...rtos,
    texts: ['Add New RTO', 'RTO Code', 'RTO Code is required', 'City is required'],
    act: async (stage) => {
      await stage.press('Add RTO')
      await submit(stage, 'Add RTO')
    },
  },
  {
    at: '1 §8',
    when: 'an RTO is made',
    ...rtos,
    texts: ['RTO successfully created.'],
    act: (stage) => addRto(stage, 'MH-15'),
  },
  {
    at: '1 §2, §8',
    when: 'an RTO is changed',
    ...rtos,
    texts: ['Update RTO', 'RTO successfully updated.'],
    act: async (stage) => {
      await stage.office.rto('MH-19', 'Jalgaon')
      await stage.visit(paths.superadmin.rtos)
      await stage
        .row('MH-19')
        .getByRole('button', { name: /edit|update/i })
        .click()
      await stage.sees('Update RTO')
      await submit(stage, 'Update RTO')
    },
  },
  {
    at: '1 §8',
    when: 'an RTO cannot be made',
    ...rtos,
    texts: ['Some error occurred.'],
    act: failsWith('/utils/rto/create', (stage) => addRto(stage, 'MH-99')),
  },
  {
    at: '1 §8',
    when: 'an RTO is switched',
    ...rtos,
    texts: ['RTO Switched Succesfully'],
    act: async (stage) => {
      await stage.office.rto('MH-20', 'Sambhajinagar')
      await stage.visit(paths.superadmin.rtos)
      await flip(stage, 'MH-20')
    },
  },
  {
    at: '1 §8',
    when: 'an RTO cannot be switched',
    ...rtos,
    texts: ['Some Error in switching rtos'],
    act: failsWith('/utils/rto/toggle-visibility/*', (stage) => flip(stage, 'MH-12')),
  },
  {
    at: '1 §8',
    when: 'RTO offices cannot be had',
    ...rtos,
    broken: ['/utils/rto/all'],
    texts: ['Some Error in Fetching rtos'],
  },
  {
    at: '1 §2 "Shared data table"',
    when: 'a table is searched for what it does not hold',
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
    act: async ({ page, sees }) => {
      await sees('Search...', 'Columns', 'Rows per page', 'Previous', 'Next', 'Page 1 of 1')
      const sizes = page.getByRole('combobox', { name: 'Rows per page' })
      await sizes.click()
      await sees('5', '10', '20', '50')
      await page.keyboard.press('Escape')
      await page.getByPlaceholder('Search...').fill('nothing is called like this')
    },
  },
]
