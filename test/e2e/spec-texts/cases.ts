import { paths } from '#web/paths.ts'
import type { RunningOffice } from '../office.ts'
import { failsWith, type Scene, type ScenePage } from './run-scene.ts'

const mine = { who: 'superadmin', go: paths.superadmin.myCases } as const
const verified = { who: 'superadmin', go: paths.superadmin.verifiedCases } as const

const submit = ({ dialog }: ScenePage, name: string) => dialog.getByRole('button', { name, exact: true }).click()

/** Creates a case for the scene and finds it in a list by its number. */
async function ownCase(stage: ScenePage, status: 'Created' | 'ready', list: string): Promise<string> {
  const { CaseNo } = await stage.office.caseIn(status, { over: { generalDetail: { firmName: 'Shah Motors' } } })
  await stage.visit(list)
  await stage.page.getByPlaceholder('Search...').fill(CaseNo)
  await stage.row(CaseNo).waitFor()
  return CaseNo
}

async function ask(stage: ScenePage, what: 'Verify' | 'Assign' | 'Reject'): Promise<string> {
  const [status, list] = what === 'Verify' ? (['Created', mine.go] as const) : (['ready', verified.go] as const)
  const caseNo = await ownCase(stage, status, list)
  await stage.press(`${what} ${caseNo}`)
  return caseNo
}

async function assign(stage: ScenePage) {
  await ask(stage, 'Assign')
  await stage.pick(/^Dealer/, 'Shah Motors')
  await submit(stage, 'Assign')
}

async function reject(stage: ScenePage) {
  await ask(stage, 'Reject')
  await stage.fill('Reason', 'NO_PAPERS')
  await submit(stage, 'Reject')
}

const detail = (office: RunningOffice) => paths.superadmin.caseDetail(office.cases.created.CaseNo)

/** Lists and details of cases (spec/2 screens 3 to 9 and point 8). */
export const cases: readonly Scene[] = [
  {
    at: '2 §2 screen 5',
    when: 'a superadmin looks at what waits to be verified',
    ...mine,
    texts: ['Case No', 'Vehicle No', 'Created By', 'Status', 'Assigned To', 'Verify', 'Add New Case'],
    parts: ['View Details'],
  },
  {
    at: '2 §2 screen 5, §8',
    when: 'a case is verified',
    ...mine,
    texts: ['Cancel', 'Case verified Succesfully'],
    asked: ['Are you sure you want to verify case {no}?'],
    act: async (stage) => {
      const caseNo = await ask(stage, 'Verify')
      await stage.dialog.getByText(`Are you sure you want to verify case ${caseNo}?`, { exact: true }).waitFor()
      await stage.sees('Cancel')
      await submit(stage, 'Verify')
    },
  },
  {
    at: '2 §8',
    when: 'a verification does not get through',
    ...mine,
    texts: ['Verification error Occured'],
    act: failsWith('/case/verify/*', async (stage) => {
      await ask(stage, 'Verify')
      await submit(stage, 'Verify')
    }),
  },
  {
    at: '2 §8',
    when: 'the cases that wait cannot be had',
    ...mine,
    broken: ['/case/admin*'],
    texts: ['Error fetching Cases'],
  },
  {
    at: '2 §2 screen 6',
    when: 'a superadmin looks at verified cases',
    ...verified,
    texts: [
      'Filter Type',
      'From Date',
      'To Date',
      'Filter',
      'Assign',
      'Reject',
      'Application Date',
      'Appointment Date',
    ],
    parts: ['View Details'],
    act: async ({ page, sees }) => {
      await sees('Filter Type', 'From Date', 'To Date', 'Filter', 'Assign', 'Reject')
      await page.getByLabel('Filter Type').click()
      await sees('Application Date', 'Appointment Date')
      await page.keyboard.press('Escape')
    },
  },
  {
    at: '2 §5 "Filter forms"',
    when: 'a date of the filter is empty',
    ...verified,
    texts: ['From Date is required', 'To Date is required'],
    act: async ({ fill, press }) => {
      await fill('From Date', '')
      await fill('To Date', '')
      await press('Filter')
    },
  },
  { at: '2 §8', when: 'a case is assigned', ...verified, texts: ['Case Assigned Successfully.'], act: assign },
  {
    at: '2 §8',
    when: 'a case cannot be assigned',
    ...verified,
    texts: ['Error Assigning Case'],
    act: failsWith('/case/assign', assign),
  },
  { at: '2 §8', when: 'a case is rejected', ...verified, texts: ['Case rejected successfully.'], act: reject },
  {
    at: '2 §8',
    when: 'a case cannot be rejected',
    ...verified,
    texts: ['Error rejecting case'],
    act: failsWith('/case/reject/*', reject),
  },
  {
    at: '2 §5 "Reject case"',
    when: 'a rejection has no reason',
    ...verified,
    texts: ['Reason', 'Reason is required'],
    act: async (stage) => {
      await ask(stage, 'Reject')
      await submit(stage, 'Reject')
    },
  },
  {
    at: '2 §8',
    when: 'verified cases cannot be had',
    ...verified,
    broken: ['/case/all'],
    texts: ['Failed to fetch cases'],
  },
  {
    at: '2 §8',
    when: 'the filter of a list fails',
    ...verified,
    texts: ['Failed to apply filter'],
    act: failsWith('/case/all', async ({ page, fill, press }) => {
      await page.getByLabel('Filter Type').click()
      await page.getByRole('option', { name: 'Appointment Date' }).click()
      await fill('From Date', '2026-01-01')
      await press('Filter')
    }),
  },
  {
    at: '2 §2 screen 7',
    when: 'a superadmin looks at rejected cases',
    who: 'superadmin',
    go: paths.superadmin.rejectedCases,
    texts: ['Filter Type', 'From Date', 'To Date', 'Filter', 'Reference', 'Remarks', 'PAPERS MISSING'],
    parts: ['View Details', 'Action'],
  },
  {
    at: '2 §2 screen 8',
    when: 'an employee looks at the own drafts',
    who: 'employee',
    go: paths.employee.draftCases,
    texts: ['Case No', 'Vehicle No', 'Status', 'Verify', 'New Case'],
    parts: ['View Details'],
  },
  {
    at: '2 §8',
    when: 'no case waits to be verified',
    who: 'employee',
    office: 'empty',
    go: paths.employee.draftCases,
    texts: ['No cases Available', 'No records found.'],
  },
  {
    at: '2 §8',
    when: 'a filter finds nothing: told in a toast, too',
    who: 'superadmin',
    office: 'empty',
    go: paths.superadmin.rejectedCases,
    texts: ['No records found.'],
    act: ({ page }) => page.locator('[data-kind="info"]').getByText('No records found.').waitFor(),
  },
  {
    at: '2 §2 screen 9',
    when: 'an employee looks at the own verified cases',
    who: 'employee',
    go: paths.employee.verifiedCases,
    texts: ['Case No', 'Created At', 'Status', 'Application No', 'Appointment Date', 'Incentive Amount', 'Vehicle No'],
    parts: ['View Details'],
  },
  {
    at: '2 §2 screen 3',
    when: 'a superadmin looks at a case',
    who: 'superadmin',
    go: detail,
    texts: [
      'General',
      'Vehicle',
      'Expire',
      'Transaction',
      'Registered Owner',
      'New Owner',
      'Expense',
      'Reference',
    ].concat(['Back', 'Print PDF', 'Edit', 'Incentive Amount', 'Other Charges', 'Admin Charges', '-']),
  },
  {
    at: '2 §2 screen 3, §8',
    when: 'nothing leads to a case',
    who: 'superadmin',
    go: paths.superadmin.caseDetail('VR-999999'),
    texts: ['No Case ID provided'],
  },
  {
    at: '2 §8',
    when: 'a case cannot be had',
    who: 'superadmin',
    go: detail,
    broken: ['/case/details/*'],
    texts: ['Failed to fetch case data'],
  },
  {
    at: '2 §2 screen 4',
    when: 'a client looks at a case',
    who: 'client',
    go: (office) => paths.client.caseDetail(office.cases.paid.CaseNo),
    texts: ['Application Date', 'Firm Name', 'Vehicle', 'Registered Owner', 'New Owner', 'Transaction'],
  },
]
