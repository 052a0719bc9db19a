import { paths } from '#web/lib/paths.ts'
import type { Scene, ScenePage } from './run-scene.ts'

const submitCase = ({ press }: ScenePage) => press('Submit Case')
/** 0: the registered owner, 1: the new owner. */
const owner = ({ page }: ScenePage, label: string, which: 0 | 1 = 0) =>
  page
    .getByRole('group', { name: /^Owner/ })
    .getByLabel(new RegExp(`^${label}`))
    .nth(which)

/** The case form, new and edit. */
export const caseFormScenes: readonly Scene[] = [
  {
    section: '2 §2 screen 1',
    situation: 'an employee begins a case: branch and employee stand there fixed',
    actor: 'employee',
    address: paths.employee.newCase,
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
    address: paths.employee.newCase,
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
    act: submitCase,
  },
  {
    section: '2 §5 "Case form"',
    situation: 'Aadhaar and phones are wrong, and an owner is half given',
    actor: 'superadmin',
    address: paths.superadmin.newCase,
    texts: [
      'Aadhaar No must be a 12-digit number',
      'Phone No must be a valid 10-digit',
      'Provide full owner details or none',
    ],
    act: async (scenePage) => {
      await owner(scenePage, 'Aadhaar No').fill('1234')
      await owner(scenePage, 'Phone No').fill('12345')
      await scenePage.fill('Contact No', '12345')
      await submitCase(scenePage)
    },
  },
  {
    section: '2 §5 "Case form"',
    situation: 'the incentive is no number, though made of what numbers are made of',
    alsoIn: 'money-field.test.tsx',
    actor: 'superadmin',
    address: paths.superadmin.newCase,
    texts: ['Only numeric values are allowed'],
    act: async (scenePage) => {
      const box = scenePage.page.getByLabel('Incentive Amount')
      await box.pressSequentially('a.b')
      if ((await box.inputValue()) !== '.') throw new Error('Letters are not stripped as typed')
      await submitCase(scenePage)
    },
  },
  {
    section: '2 §5, §8',
    situation: 'an edit leaves an owner half given',
    actor: 'superadmin',
    address: ({ cases }) => paths.superadmin.caseEdit(cases.long.CaseNo),
    texts: ['Bad Request', 'Provide full owner details or none'],
    act: async (scenePage) => {
      await owner(scenePage, 'Name', 1).fill('')
      await submitCase(scenePage)
      await scenePage.expectTexts('Bad Request')
    },
  },
  {
    section: '2 §2 screen 2',
    situation: 'nothing leads to a case that could be edited',
    alsoIn: 'case-pages.e2e.ts',
    actor: 'employee',
    address: paths.employee.caseEdit('VR-999999'),
    texts: ['No case data provided'],
  },
]
