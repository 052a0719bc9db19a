import { expect } from 'vitest'
import { addDays, officeDay } from '#contract/dates.ts'
import { paths } from '#web/paths.ts'
import { failsWith, type Scene, type ScenePage } from './run-scene.ts'

const superadmin = { who: 'superadmin', go: paths.superadmin.home } as const
const employee = { who: 'employee', go: paths.employee.home } as const

const openCard = ({ page }: ScenePage, type: string) =>
  page.getByRole('button', { name: new RegExp(`^${type}`) }).click()

async function openTask(stage: ScenePage) {
  await stage.page.getByRole('button', { name: /^Call the RTO/ }).click()
}

async function fillTask({ page, press, dialog, fill }: ScenePage, title: string, submit: string) {
  await fill('Title', title)
  await fill('Description', 'What it is about')
  await dialog.getByLabel(/^Date/).fill(addDays(officeDay(new Date()), 2))
  await dialog.getByLabel(/^Time/).fill('11:30')
  await page.keyboard.press('Tab')
  await press(submit)
}

async function editExpiry(stage: ScenePage, type: string, caseNo: string) {
  await openCard(stage, type)
  await stage.page.getByRole('button', { name: `Edit expiry date of ${caseNo}` }).click()
}

const newDate = ({ page }: ScenePage, caseNo: string) => page.getByLabel(`New expiry date of ${caseNo}`)

/** The staff homes: summary, expiry dialog, tasks (spec/1 points 2, 5 and 8). */
export const home: readonly Scene[] = [
  {
    at: '1 §2 "Staff home screens"',
    when: 'a superadmin comes home',
    ...superadmin,
    texts: ['Summary of the Cases', 'From Date', 'To Date', 'Filter', 'PUC', 'INSURANCE', 'FITNESS', 'TAX', 'PERMIT'],
    asked: ['Welcome back Admin, {name}!'],
    act: async ({ page, office }) => {
      const { name } = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}') as { name: string }
      await page.getByRole('heading', { level: 1, name: `Welcome back Admin, ${name}!` }).waitFor()
      expect(office.people.admin.email).toBeTruthy()
    },
  },
  {
    at: '1 §2 "Staff home screens"',
    when: 'an employee comes home',
    ...employee,
    texts: ['Welcome back, Asha Patil!', 'Summary of the Cases', 'From Date', 'To Date', 'Filter'],
  },
  {
    at: '1 §2, §5',
    when: 'a date of the summary is empty',
    ...employee,
    texts: ['From Date is required'],
    act: async ({ fill, press }) => {
      await fill('From Date', '')
      await press('Filter')
    },
  },
  {
    at: '1 §2 "Staff home screens"',
    when: 'a card is clicked; a case without owners has nothing to show',
    ...employee,
    texts: ['FITNESS EXPIRIES IN THIS MONTH', 'Case No', 'Vehicle No', 'Expiry date', 'Owner Name', 'Owner Contact'],
    parts: ['Action', 'N/A', 'View Details'],
    act: async (stage) => {
      const today = officeDay(new Date())
      const { CaseNo } = await stage.office.caseIn('Created', {
        by: stage.office.people.employee,
        over: { ownerDetails: {}, expireDetail: { fitnessExpiry: today } },
      })
      await stage.visit(paths.employee.home)
      await openCard(stage, 'FITNESS')
      await stage.dialog.getByPlaceholder('Search...').fill(CaseNo)
    },
  },
  {
    at: '1 §2, §5, §8',
    when: 'an expiry date is changed in place, first without a date',
    ...employee,
    texts: ['Save', 'Cancel', 'Please select a date', 'Expiry date updated successfully!'],
    act: async (stage) => {
      const { CaseNo } = stage.office.cases.paid
      await editExpiry(stage, 'TAX', CaseNo)
      await stage.sees('Save', 'Cancel')
      await stage.press('Save')
      await stage.sees('Please select a date')
      await newDate(stage, CaseNo).fill(officeDay(new Date()))
      await stage.press('Save')
      await stage.sees('Expiry date updated successfully!')
    },
  },
  {
    at: '1 §8',
    when: 'an expiry date cannot be saved',
    ...superadmin,
    texts: ['Error occurred while updating expiry date'],
    act: failsWith('/case/update-expiry/*', async (stage) => {
      const { CaseNo } = stage.office.cases.unpaid
      await editExpiry(stage, 'PUC', CaseNo)
      await newDate(stage, CaseNo).fill(officeDay(new Date()))
      await stage.press('Save')
    }),
  },
  {
    at: '1 §8',
    when: 'the summary cannot be had',
    ...employee,
    broken: ['/case/summary'],
    texts: ['Failed to fetch summary data'],
  },
  {
    at: '1 §8',
    when: 'the filter of the summary fails',
    ...superadmin,
    texts: ['Failed to apply filter'],
    act: failsWith('/case/summary', async ({ fill, press }) => {
      await fill('From Date', '2026-01-01')
      await press('Filter')
    }),
  },
  {
    at: '1 §2 "Task panel"',
    when: 'there are no tasks',
    who: 'employee',
    office: 'empty',
    go: paths.employee.home,
    texts: ['Markdown', 'Add Tasks', 'No tasks found.'],
  },
  {
    at: '1 §2, §5',
    when: 'a new task is sent empty',
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
    at: '1 §8',
    when: 'a task is made',
    ...employee,
    texts: ['Created a New Task'],
    act: async (stage) => {
      await stage.press('Add Tasks')
      await fillTask(stage, 'A new task', 'Add')
    },
  },
  {
    at: '1 §8',
    when: 'a task cannot be made',
    ...employee,
    texts: ['Error occured while making a new Task'],
    act: failsWith('/task/create', async (stage) => {
      await stage.press('Add Tasks')
      await fillTask(stage, 'A lost task', 'Add')
    }),
  },
  {
    at: '1 §2, §8',
    when: 'a task is changed',
    ...employee,
    texts: ['Update Task', 'Check Task Done', 'Task updated successfully'],
    act: async (stage) => {
      await openTask(stage)
      await stage.sees('Update Task', 'Check Task Done')
      await stage.press('Update Task')
      await stage.dialog.getByRole('heading', { name: 'Update Task' }).waitFor()
      await fillTask(stage, 'Call the RTO again', 'Save')
    },
  },
  {
    at: '1 §8',
    when: 'a task cannot be changed',
    ...superadmin,
    texts: ['Error updating the Task'],
    act: failsWith('/task/update/*', async (stage) => {
      await openTask(stage)
      await stage.press('Update Task')
      await fillTask(stage, 'Call the RTO later', 'Save')
    }),
  },
  {
    at: '1 §8',
    when: 'a task cannot be marked as done',
    ...superadmin,
    texts: ['Error occured while marking complete Task'],
    act: failsWith('/task/mark-as-done/*', async (stage) => {
      await openTask(stage)
      await stage.press('Check Task Done')
      await stage.press('Yes, Mark as Done')
    }),
  },
  {
    at: '1 §2, §8',
    when: 'a task is marked as done',
    ...superadmin,
    texts: [
      'Confirm Task Completion',
      'Are you sure you want to mark this task as done?',
      'Yes, Mark as Done',
      'Task Completed Successfully!',
    ],
    act: async (stage) => {
      await stage.page
        .getByRole('button', { name: /overdue/ })
        .first()
        .click()
      await stage.press('Check Task Done')
      await stage.sees(
        'Confirm Task Completion',
        'Are you sure you want to mark this task as done?',
        'Yes, Mark as Done',
      )
      await stage.press('Yes, Mark as Done')
    },
  },
]
