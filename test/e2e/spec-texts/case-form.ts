import { paths } from '#web/paths.ts'
import type { RunningOffice } from '../office.ts'
import { type Scene, type ScenePage, withFailingCall } from './run-scene.ts'

const NEW = { superadmin: paths.superadmin.newCase, employee: paths.employee.newCase }
const edit = (name: 'created' | 'updated' | 'long') => (office: RunningOffice) =>
  paths.superadmin.caseEdit(office.cases[name].CaseNo)

const submit = ({ press }: ScenePage) => press('Submit Case')
/** 0: the registered owner, 1: the new owner. */
const owner = ({ page }: ScenePage, label: string, which: 0 | 1 = 0) =>
  page
    .getByRole('group', { name: /^Owner/ })
    .getByLabel(new RegExp(`^${label}`))
    .nth(which)

/** Fills all required fields of a case. */
export async function fillCase(scenePage: ScenePage): Promise<void> {
  const { fill, pick, page } = scenePage
  await pick(/^Firm Name/, 'Shah Motors')
  await fill('Vehicle No.', 'MH12QQ7777')
  await fill('Chassis No', 'MA3EWDE1S00123456')
  await fill('Engine No', 'K10BN1234567')
  await pick(/From RTO/, 'MH-12')
  await pick(/To RTO/, 'MH-14')
  for (const name of ['Insurance', 'PUC', 'Fitness', 'Tax'])
    await page.getByLabel(new RegExp(`^${name} Expiry`)).fill('2030-03-31')
  await page.getByRole('radio', { name: 'LOCAL' }).click()
  await page.getByRole('radio', { name: 'HSRP', exact: true }).click()
  for (const label of ['Receipt Amount', 'PUC Charges', 'Insurance Charges']) await fill(label, '100')
}

/** The case form, new and edit (spec/2 screens 1 and 2, points 5 and 8). */
export const caseForm: readonly Scene[] = [
  {
    section: '2 §2 screen 1',
    situation: 'a superadmin begins a case',
    actor: 'superadmin',
    address: NEW.superadmin,
    texts: ['General', 'Vehicle', 'Expire', 'Transaction', 'Owner', 'Expense', 'Reference', 'Submit Case'].concat(
      ['Firm Name', 'Incentive Amount', 'Admin Charges', 'Other Charges', 'Appointment Date', 'Application No'],
      ['Vehicle No.', 'From RTO', 'To RTO', 'Chassis No', 'Engine No', 'Number Plate', 'HPT', 'HPA'],
      ['PUC Charges', 'Insurance Charges', 'Receipt Amount', 'LOCAL', 'OTHER', 'HSRP', 'NON HSRP'],
      ['Registered Owner', 'New Owner', 'Fitness', 'RRF', 'RMA', 'Alteration', 'Conversion', 'Address Change', 'DRC'],
    ),
  },
  {
    section: '2 §2 screen 1',
    situation: 'an employee begins a case: branch and employee stand there fixed',
    actor: 'employee',
    address: NEW.employee,
    texts: ['Branch', 'Employee', 'Submit Case'],
    act: async ({ page, office }) => {
      const { branchCode, employeeCode } = office.people.employee.employee
      for (const [label, code] of [
        ['Branch', branchCode],
        ['Employee', employeeCode],
      ] as const) {
        const box = page.getByLabel(label, { exact: true })
        if ((await box.inputValue()) !== code || !(await box.getAttribute('readonly').then((on) => on !== null)))
          throw new Error(`${label} is not fixed`)
      }
      if (await page.getByLabel('Incentive Amount').or(page.getByLabel('Admin Charges')).count())
        throw new Error('An employee sees what is the superadmin’s')
    },
  },
  {
    section: '2 §5 "Case form"',
    situation: 'a case is sent empty',
    actor: 'employee',
    address: NEW.employee,
    texts: [
      'Firm Name is required',
      'Vehicle No. is required',
      'From RTO is required',
      'To RTO is required',
      'Chassis No is required',
      'Engine No is required',
      'Parameter is required.',
      'PUC Charges is required.',
      'Insurance Charges is required.',
      'Receipt Amount is required.',
    ],
    act: submit,
  },
  {
    section: '2 §5 "Case form"',
    situation: 'Aadhaar and phones are wrong, and an owner is half given',
    actor: 'superadmin',
    address: NEW.superadmin,
    texts: [
      'Aadhaar No must be a 12-digit number',
      'Phone No must be a valid 10-digit',
      'Provide full owner details or none',
    ],
    act: async (scenePage) => {
      await owner(scenePage, 'Aadhaar No').fill('1234')
      await owner(scenePage, 'Phone No').fill('12345')
      await scenePage.fill('Contact No', '12345')
      await submit(scenePage)
    },
  },
  {
    section: '2 §5 "Case form"',
    situation: 'the incentive is no number, though made of what numbers are made of',
    actor: 'superadmin',
    address: NEW.superadmin,
    texts: ['Only numeric values are allowed'],
    act: async (scenePage) => {
      const box = scenePage.page.getByLabel('Incentive Amount')
      await box.pressSequentially('a.b')
      if ((await box.inputValue()) !== '.') throw new Error('Letters are not stripped as typed')
      await submit(scenePage)
    },
  },
  {
    section: '2 §8',
    situation: 'a case cannot be made',
    actor: 'employee',
    address: NEW.employee,
    texts: ['Error in while Creating a Case'],
    act: withFailingCall('/case/new', async (scenePage) => {
      await fillCase(scenePage)
      await submit(scenePage)
    }),
  },
  {
    section: '2 §2 screen 2',
    situation: 'a case is edited',
    actor: 'superadmin',
    address: edit('long'),
    texts: ['General Details', 'Vehicle Detail', 'Expire Detail', 'Transaction Detail', 'Owner Details'].concat([
      'Expense Detail',
      'Reference Details',
      'Registered Owner',
      'New Owner',
      'Back',
      'Cancel',
      'Submit Case',
    ]),
  },
  {
    section: '2 §8',
    situation: 'an edit is saved',
    actor: 'superadmin',
    address: edit('updated'),
    texts: ['Case Successfully Updated'],
    act: async (scenePage) => {
      await scenePage.fill('Application No', 'MH12-2026-1')
      await submit(scenePage)
    },
  },
  {
    section: '2 §5, §8',
    situation: 'an edit leaves an owner half given',
    actor: 'superadmin',
    address: edit('long'),
    texts: ['Bad Request', 'Provide full owner details or none'],
    act: async (scenePage) => {
      await owner(scenePage, 'Name', 1).fill('')
      await submit(scenePage)
      await scenePage.expectTexts('Bad Request')
    },
  },
  {
    section: '2 §8',
    situation: 'an edit cannot be saved',
    actor: 'superadmin',
    address: edit('created'),
    texts: ['Error in Updating'],
    act: withFailingCall('/case/edit/*', async (scenePage) => {
      await scenePage.fill('Application No', 'MH12-2026-2')
      await submit(scenePage)
    }),
  },
  {
    section: '2 §2 screen 2',
    situation: 'nothing leads to a case that could be edited',
    actor: 'employee',
    address: paths.employee.caseEdit('VR-999999'),
    texts: ['No case data provided'],
  },
]
