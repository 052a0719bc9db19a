import { paths } from '#web/paths.ts'
import type { RunningOffice } from '../office.ts'
import { failsWith, type Scene, type ScenePage } from './run-scene.ts'

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
export async function fillCase(stage: ScenePage): Promise<void> {
  const { fill, pick, page } = stage
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
    at: '2 §2 screen 1',
    when: 'a superadmin begins a case',
    who: 'superadmin',
    go: NEW.superadmin,
    texts: ['General', 'Vehicle', 'Expire', 'Transaction', 'Owner', 'Expense', 'Reference', 'Submit Case'].concat(
      ['Firm Name', 'Incentive Amount', 'Admin Charges', 'Other Charges', 'Appointment Date', 'Application No'],
      ['Vehicle No.', 'From RTO', 'To RTO', 'Chassis No', 'Engine No', 'Number Plate', 'HPT', 'HPA'],
      ['PUC Charges', 'Insurance Charges', 'Receipt Amount', 'LOCAL', 'OTHER', 'HSRP', 'NON HSRP'],
      ['Registered Owner', 'New Owner', 'Fitness', 'RRF', 'RMA', 'Alteration', 'Conversion', 'Address Change', 'DRC'],
    ),
  },
  {
    at: '2 §2 screen 1',
    when: 'an employee begins a case: branch and employee stand there fixed',
    who: 'employee',
    go: NEW.employee,
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
    at: '2 §5 "Case form"',
    when: 'a case is sent empty',
    who: 'employee',
    go: NEW.employee,
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
    at: '2 §5 "Case form"',
    when: 'Aadhaar and phones are wrong, and an owner is half given',
    who: 'superadmin',
    go: NEW.superadmin,
    texts: [
      'Aadhaar No must be a 12-digit number',
      'Phone No must be a valid 10-digit',
      'Provide full owner details or none',
    ],
    act: async (stage) => {
      await owner(stage, 'Aadhaar No').fill('1234')
      await owner(stage, 'Phone No').fill('12345')
      await stage.fill('Contact No', '12345')
      await submit(stage)
    },
  },
  {
    at: '2 §5 "Case form"',
    when: 'the incentive is no number, though made of what numbers are made of',
    who: 'superadmin',
    go: NEW.superadmin,
    texts: ['Only numeric values are allowed'],
    act: async (stage) => {
      const box = stage.page.getByLabel('Incentive Amount')
      await box.pressSequentially('a.b')
      if ((await box.inputValue()) !== '.') throw new Error('Letters are not stripped as typed')
      await submit(stage)
    },
  },
  {
    at: '2 §8',
    when: 'a case cannot be made',
    who: 'employee',
    go: NEW.employee,
    texts: ['Error in while Creating a Case'],
    act: failsWith('/case/new', async (stage) => {
      await fillCase(stage)
      await submit(stage)
    }),
  },
  {
    at: '2 §2 screen 2',
    when: 'a case is edited',
    who: 'superadmin',
    go: edit('long'),
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
    at: '2 §8',
    when: 'an edit is saved',
    who: 'superadmin',
    go: edit('updated'),
    texts: ['Case Successfully Updated'],
    act: async (stage) => {
      await stage.fill('Application No', 'MH12-2026-1')
      await submit(stage)
    },
  },
  {
    at: '2 §5, §8',
    when: 'an edit leaves an owner half given',
    who: 'superadmin',
    go: edit('long'),
    texts: ['Bad Request', 'Provide full owner details or none'],
    act: async (stage) => {
      await owner(stage, 'Name', 1).fill('')
      await submit(stage)
      await stage.sees('Bad Request')
    },
  },
  {
    at: '2 §8',
    when: 'an edit cannot be saved',
    who: 'superadmin',
    go: edit('created'),
    texts: ['Error in Updating'],
    act: failsWith('/case/edit/*', async (stage) => {
      await stage.fill('Application No', 'MH12-2026-2')
      await submit(stage)
    }),
  },
  {
    at: '2 §2 screen 2',
    when: 'nothing leads to a case that could be edited',
    who: 'employee',
    go: paths.employee.caseEdit('VR-999999'),
    texts: ['No case data provided'],
  },
]
