import { paths } from '#web/paths.ts'
import type { RunningOffice } from '../office.ts'
import { type Scene, type ScenePage, withFailingCall } from './run-scene.ts'

const myCases = { actor: 'superadmin', address: paths.superadmin.myCases } as const
const verified = { actor: 'superadmin', address: paths.superadmin.verifiedCases } as const

const submit = ({ dialog }: ScenePage, name: string) => dialog.getByRole('button', { name, exact: true }).click()

/** Creates a case for the scene and finds it in a list by its number. */
async function ownCase(scenePage: ScenePage, status: 'Created' | 'ready', list: string): Promise<string> {
  const { CaseNo } = await scenePage.office.caseIn(status, { over: { generalDetail: { firmName: 'Shah Motors' } } })
  await scenePage.visit(list)
  await scenePage.page.getByPlaceholder('Search...').fill(CaseNo)
  await scenePage.row(CaseNo).waitFor()
  return CaseNo
}

async function openDialog(scenePage: ScenePage, action: 'Verify' | 'Assign' | 'Reject'): Promise<string> {
  const [status, list] =
    action === 'Verify' ? (['Created', myCases.address] as const) : (['ready', verified.address] as const)
  const caseNo = await ownCase(scenePage, status, list)
  await scenePage.press(`${action} ${caseNo}`)
  return caseNo
}

async function assign(scenePage: ScenePage) {
  await openDialog(scenePage, 'Assign')
  await scenePage.pick(/^Dealer/, 'Shah Motors')
  await submit(scenePage, 'Assign')
}

async function reject(scenePage: ScenePage) {
  await openDialog(scenePage, 'Reject')
  await scenePage.fill('Reason', 'NO_PAPERS')
  await submit(scenePage, 'Reject')
}

const detail = (office: RunningOffice) => paths.superadmin.caseDetail(office.cases.created.CaseNo)

/** Lists and details of cases (spec/2 screens 3 to 9 and point 8). */
export const cases: readonly Scene[] = [
  {
    section: '2 §2 screen 5',
    situation: 'a superadmin looks at what waits to be verified',
    ...myCases,
    texts: ['Case No', 'Vehicle No', 'Created By', 'Status', 'Assigned To', 'Verify', 'Add New Case'],
    parts: ['View Details'],
  },
  {
    section: '2 §2 screen 5, §8',
    situation: 'a case is verified',
    ...myCases,
    texts: ['Cancel', 'Case verified Succesfully'],
    textsCheckedByAct: ['Are you sure you want to verify case {no}?'],
    act: async (scenePage) => {
      const caseNo = await openDialog(scenePage, 'Verify')
      await scenePage.dialog.getByText(`Are you sure you want to verify case ${caseNo}?`, { exact: true }).waitFor()
      await scenePage.expectTexts('Cancel')
      await submit(scenePage, 'Verify')
    },
  },
  {
    section: '2 §8',
    situation: 'a verification does not get through',
    ...myCases,
    texts: ['Verification error Occured'],
    act: withFailingCall('/case/verify/*', async (scenePage) => {
      await openDialog(scenePage, 'Verify')
      await submit(scenePage, 'Verify')
    }),
  },
  {
    section: '2 §8',
    situation: 'the cases that wait cannot be had',
    ...myCases,
    failingCalls: ['/case/admin*'],
    texts: ['Error fetching Cases'],
  },
  {
    section: '2 §2 screen 6',
    situation: 'a superadmin looks at verified cases',
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
    act: async ({ page, expectTexts }) => {
      await expectTexts('Filter Type', 'From Date', 'To Date', 'Filter', 'Assign', 'Reject')
      await page.getByLabel('Filter Type').click()
      await expectTexts('Application Date', 'Appointment Date')
      await page.keyboard.press('Escape')
    },
  },
  {
    section: '2 §5 "Filter forms"',
    situation: 'a date of the filter is empty',
    ...verified,
    texts: ['From Date is required', 'To Date is required'],
    act: async ({ fill, press }) => {
      await fill('From Date', '')
      await fill('To Date', '')
      await press('Filter')
    },
  },
  {
    section: '2 §8',
    situation: 'a case is assigned',
    ...verified,
    texts: ['Case Assigned Successfully.'],
    act: assign,
  },
  {
    section: '2 §8',
    situation: 'a case cannot be assigned',
    ...verified,
    texts: ['Error Assigning Case'],
    act: withFailingCall('/case/assign', assign),
  },
  {
    section: '2 §8',
    situation: 'a case is rejected',
    ...verified,
    texts: ['Case rejected successfully.'],
    act: reject,
  },
  {
    section: '2 §8',
    situation: 'a case cannot be rejected',
    ...verified,
    texts: ['Error rejecting case'],
    act: withFailingCall('/case/reject/*', reject),
  },
  {
    section: '2 §5 "Reject case"',
    situation: 'a rejection has no reason',
    ...verified,
    texts: ['Reason', 'Reason is required'],
    act: async (scenePage) => {
      await openDialog(scenePage, 'Reject')
      await submit(scenePage, 'Reject')
    },
  },
  {
    section: '2 §8',
    situation: 'verified cases cannot be had',
    ...verified,
    failingCalls: ['/case/all'],
    texts: ['Failed to fetch cases'],
  },
  {
    section: '2 §8',
    situation: 'the filter of a list fails',
    ...verified,
    texts: ['Failed to apply filter'],
    act: withFailingCall('/case/all', async ({ page, fill, press }) => {
      await page.getByLabel('Filter Type').click()
      await page.getByRole('option', { name: 'Appointment Date' }).click()
      await fill('From Date', '2026-01-01')
      await press('Filter')
    }),
  },
  {
    section: '2 §2 screen 7',
    situation: 'a superadmin looks at rejected cases',
    actor: 'superadmin',
    address: paths.superadmin.rejectedCases,
    texts: ['Filter Type', 'From Date', 'To Date', 'Filter', 'Reference', 'Remarks', 'PAPERS MISSING'],
    parts: ['View Details', 'Action'],
  },
  {
    section: '2 §2 screen 8',
    situation: 'an employee looks at the own drafts',
    actor: 'employee',
    address: paths.employee.draftCases,
    texts: ['Case No', 'Vehicle No', 'Status', 'Verify', 'New Case'],
    parts: ['View Details'],
  },
  {
    section: '2 §8',
    situation: 'no case waits to be verified',
    actor: 'employee',
    office: 'empty',
    address: paths.employee.draftCases,
    texts: ['No cases Available', 'No records found.'],
  },
  {
    section: '2 §8',
    situation: 'a filter finds nothing: told in a toast, too',
    actor: 'superadmin',
    office: 'empty',
    address: paths.superadmin.rejectedCases,
    texts: ['No records found.'],
    act: ({ page }) => page.locator('[data-kind="info"]').getByText('No records found.').waitFor(),
  },
  {
    section: '2 §2 screen 9',
    situation: 'an employee looks at the own verified cases',
    actor: 'employee',
    address: paths.employee.verifiedCases,
    texts: ['Case No', 'Created At', 'Status', 'Application No', 'Appointment Date', 'Incentive Amount', 'Vehicle No'],
    parts: ['View Details'],
  },
  {
    section: '2 §2 screen 3',
    situation: 'a superadmin looks at a case',
    actor: 'superadmin',
    address: detail,
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
    section: '2 §2 screen 3, §8',
    situation: 'nothing leads to a case',
    actor: 'superadmin',
    address: paths.superadmin.caseDetail('VR-999999'),
    texts: ['No Case ID provided'],
  },
  {
    section: '2 §8',
    situation: 'a case cannot be had',
    actor: 'superadmin',
    address: detail,
    failingCalls: ['/case/details/*'],
    texts: ['Failed to fetch case data'],
  },
  {
    section: '2 §2 screen 4',
    situation: 'a client looks at a case',
    actor: 'client',
    address: (office) => paths.client.caseDetail(office.cases.paid.CaseNo),
    texts: ['Application Date', 'Firm Name', 'Vehicle', 'Registered Owner', 'New Owner', 'Transaction'],
  },
]
