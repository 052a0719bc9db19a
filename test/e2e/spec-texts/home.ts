import { expect } from 'vitest'
import { addDays, officeDay } from '#contract/dates.ts'
import { paths } from '#web/paths.ts'
import { type Scene, type ScenePage, withFailingCall } from './run-scene.ts'

const superadmin = { actor: 'superadmin', address: paths.superadmin.home } as const
const employee = { actor: 'employee', address: paths.employee.home } as const

const openCard = ({ page }: ScenePage, type: string) =>
  page.getByRole('button', { name: new RegExp(`^${type}`) }).click()

async function openTask(scenePage: ScenePage) {
  await scenePage.page.getByRole('button', { name: /^Call the RTO/ }).click()
}

async function fillTask({ page, press, dialog, fill }: ScenePage, title: string, submit: string) {
  await fill('Title', title)
  await fill('Description', 'What it is about')
  await dialog.getByLabel(/^Date/).fill(addDays(officeDay(new Date()), 2))
  await dialog.getByLabel(/^Time/).fill('11:30')
  await page.keyboard.press('Tab')
  await press(submit)
}

async function editExpiry(scenePage: ScenePage, type: string, caseNo: string) {
  await openCard(scenePage, type)
  await scenePage.page.getByRole('button', { name: `Edit expiry date of ${caseNo}` }).click()
}

const newDate = ({ page }: ScenePage, caseNo: string) => page.getByLabel(`New expiry date of ${caseNo}`)

/** The staff homes: summary, expiry dialog, tasks (spec/1 points 2, 5 and 8). */
export const home: readonly Scene[] = [
  {
    section: '1 §2 "Staff home screens"',
    situation: 'a superadmin comes home',
    ...superadmin,
    texts: ['Summary of the Cases', 'From Date', 'To Date', 'Filter', 'PUC', 'INSURANCE', 'FITNESS', 'TAX', 'PERMIT'],
    textsCheckedByAct: ['Welcome back Admin, {name}!'],
    act: async ({ page, office }) => {
      const { name } = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}') as { name: string }
      await page.getByRole('heading', { level: 1, name: `Welcome back Admin, ${name}!` }).waitFor()
      expect(office.people.admin.email).toBeTruthy()
    },
  },
  {
    section: '1 §2 "Staff home screens"',
    situation: 'an employee comes home',
    ...employee,
    texts: ['Welcome back, Asha Patil!', 'Summary of the Cases', 'From Date', 'To Date', 'Filter'],
  },
  {
    section: '1 §2, §5',
    situation: 'a date of the summary is empty',
    ...employee,
    texts: ['From Date is required'],
    act: async ({ fill, press }) => {
      await fill('From Date', '')
      await press('Filter')
    },
  },
  {
    section: '1 §2 "Staff home screens"',
    situation: 'a card is clicked; a case without owners has nothing to show',
    ...employee,
    texts: ['FITNESS EXPIRIES IN THIS MONTH', 'Case No', 'Vehicle No', 'Expiry date', 'Owner Name', 'Owner Contact'],
    parts: ['Action', 'N/A', 'View Details'],
    act: async (scenePage) => {
      const today = officeDay(new Date())
      const { CaseNo } = await scenePage.office.caseIn('Created', {
        by: scenePage.office.people.employee,
        over: { ownerDetails: {}, expireDetail: { fitnessExpiry: today } },
      })
      await scenePage.visit(paths.employee.home)
      await openCard(scenePage, 'FITNESS')
      await scenePage.dialog.getByPlaceholder('Search...').fill(CaseNo)
    },
  },
  {
    section: '1 §2, §5, §8',
    situation: 'an expiry date is changed in place, first without a date',
    ...employee,
    texts: ['Save', 'Cancel', 'Please select a date', 'Expiry date updated successfully!'],
    act: async (scenePage) => {
      const { CaseNo } = scenePage.office.cases.paid
      await editExpiry(scenePage, 'TAX', CaseNo)
      await scenePage.expectTexts('Save', 'Cancel')
      await scenePage.press('Save')
      await scenePage.expectTexts('Please select a date')
      await newDate(scenePage, CaseNo).fill(officeDay(new Date()))
      await scenePage.press('Save')
      await scenePage.expectTexts('Expiry date updated successfully!')
    },
  },
  {
    section: '1 §8',
    situation: 'an expiry date cannot be saved',
    ...superadmin,
    texts: ['Error occurred while updating expiry date'],
    act: withFailingCall('/case/update-expiry/*', async (scenePage) => {
      const { CaseNo } = scenePage.office.cases.unpaid
      await editExpiry(scenePage, 'PUC', CaseNo)
      await newDate(scenePage, CaseNo).fill(officeDay(new Date()))
      await scenePage.press('Save')
    }),
  },
  {
    section: '1 §8',
    situation: 'the summary cannot be had',
    ...employee,
    failingCalls: ['/case/summary'],
    texts: ['Failed to fetch summary data'],
  },
  {
    section: '1 §8',
    situation: 'the filter of the summary fails',
    ...superadmin,
    texts: ['Failed to apply filter'],
    act: withFailingCall('/case/summary', async ({ fill, press }) => {
      await fill('From Date', '2026-01-01')
      await press('Filter')
    }),
  },
  {
    section: '1 §2 "Task panel"',
    situation: 'there are no tasks',
    actor: 'employee',
    office: 'empty',
    address: paths.employee.home,
    texts: ['Markdown', 'Add Tasks', 'No tasks found.'],
  },
  {
    section: '1 §2, §5',
    situation: 'a new task is sent empty',
    ...employee,
    texts: [
      'Add New Task',
      'Task title is required',
      'Task description is required',
      'Date is required',
      'Time is required',
    ],
    act: async ({ press }) => {
      await press('Add Tasks')
      await press('Add')
    },
  },
  {
    section: '1 §8',
    situation: 'a task is made',
    ...employee,
    texts: ['Created a New Task'],
    act: async (scenePage) => {
      await scenePage.press('Add Tasks')
      await fillTask(scenePage, 'A new task', 'Add')
    },
  },
  {
    section: '1 §8',
    situation: 'a task cannot be made',
    ...employee,
    texts: ['Error occured while making a new Task'],
    act: withFailingCall('/task/create', async (scenePage) => {
      await scenePage.press('Add Tasks')
      await fillTask(scenePage, 'A lost task', 'Add')
    }),
  },
  {
    section: '1 §2, §8',
    situation: 'a task is changed',
    ...employee,
    texts: ['Update Task', 'Check Task Done', 'Task updated successfully'],
    act: async (scenePage) => {
      await openTask(scenePage)
      await scenePage.expectTexts('Update Task', 'Check Task Done')
      await scenePage.press('Update Task')
      await scenePage.dialog.getByRole('heading', { name: 'Update Task' }).waitFor()
      await fillTask(scenePage, 'Call the RTO again', 'Save')
    },
  },
  {
    section: '1 §8',
    situation: 'a task cannot be changed',
    ...superadmin,
    texts: ['Error updating the Task'],
    act: withFailingCall('/task/update/*', async (scenePage) => {
      await openTask(scenePage)
      await scenePage.press('Update Task')
      await fillTask(scenePage, 'Call the RTO later', 'Save')
    }),
  },
  {
    section: '1 §8',
    situation: 'a task cannot be marked as done',
    ...superadmin,
    texts: ['Error occured while marking complete Task'],
    act: withFailingCall('/task/mark-as-done/*', async (scenePage) => {
      await openTask(scenePage)
      await scenePage.press('Check Task Done')
      await scenePage.press('Yes, Mark as Done')
    }),
  },
  {
    section: '1 §2, §8',
    situation: 'a task is marked as done',
    ...superadmin,
    texts: [
      'Confirm Task Completion',
      'Are you sure you want to mark this task as done?',
      'Yes, Mark as Done',
      'Task Completed Successfully!',
    ],
    act: async (scenePage) => {
      await scenePage.page
        .getByRole('button', { name: /overdue/ })
        .first()
        .click()
      await scenePage.press('Check Task Done')
      await scenePage.expectTexts(
        'Confirm Task Completion',
        'Are you sure you want to mark this task as done?',
        'Yes, Mark as Done',
      )
      await scenePage.press('Yes, Mark as Done')
    },
  },
]
