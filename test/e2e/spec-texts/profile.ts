import { expect } from 'vitest'
import { paths } from '#web/paths.ts'
import { failsWith, type Scene, type ScenePage } from './run-scene.ts'

const admin = { who: 'superadmin', go: paths.superadmin.profile } as const
const documents = { who: 'superadmin', go: paths.superadmin.documents } as const

async function changePassword(stage: ScenePage, current: string, next: string, again = next) {
  await stage.press('Change Password')
  for (const [label, value] of [
    ['Current Password', current],
    ['New Password', next],
    ['Confirm Password', again],
  ] as const)
    await stage.dialog.getByLabel(new RegExp(`^${label}`)).fill(value)
  await stage.dialog.getByRole('button', { name: 'Change Password', exact: true }).click()
}

async function setUpi({ page, press }: ScenePage, upi: string) {
  await press('Edit UPI ID')
  await page.getByLabel(/^UPI ID\s*\*?$/).fill(upi)
  await press('Save')
}

async function addDocument(stage: ScenePage, name: string, url: string) {
  await stage.press('Add Document')
  await stage.dialog.getByLabel(/^Document Name/).fill(name)
  await stage.dialog.getByLabel(/^Form URL/).fill(url)
  await stage.dialog.getByRole('button', { name: 'Add Document', exact: true }).click()
}

/** Creates a document for the scene. */
async function ownDocument(stage: ScenePage, name: string) {
  await addDocument(stage, name, 'https://forms.test/own.pdf')
  await stage.row(name).waitFor()
}

async function editDocument(stage: ScenePage, name: string) {
  await ownDocument(stage, name)
  await stage.press(`Edit ${name}`)
  await stage.dialog.getByLabel(/^Form URL/).fill('https://forms.test/changed.pdf')
  await stage.dialog.getByRole('button', { name: 'Save', exact: true }).click()
}

async function deleteDocument(stage: ScenePage, name: string) {
  await ownDocument(stage, name)
  await stage.press(`Delete ${name}`)
  await stage.dialog.getByRole('button', { name: 'Delete', exact: true }).click()
}

/** Client home, profile, password, UPI id, documents (spec/2 screens 20 to 22, points 5 and 8). */
export const profile: readonly Scene[] = [
  {
    at: '1 §2 "Client home"; 2 §2 screen 20',
    when: 'a client comes home',
    who: 'client',
    go: paths.client.home,
    texts: ['Welcome, Ravi Shah', '+91 20 2612 3456', 'care@office.test'],
    act: async ({ page }) => {
      const tiles = page.locator('main ul').getByRole('link')
      const where = await tiles.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      expect(where).toEqual(['/client/cases', '/client/Transactions', '/client/Bills', '/client/Profile'])
    },
  },
  {
    at: '2 §2 screen 21',
    when: 'a client looks at the profile',
    who: 'client',
    go: paths.client.profile,
    texts: ['Ravi Shah', 'Client', 'RS', 'Credit Summary', 'Change Password', 'care@office.test'],
    act: async ({ page }) => {
      expect(await page.getByText('UPI ID').count()).toBe(0)
      expect(await page.getByText('Download Forms').count()).toBe(0)
    },
  },
  {
    at: '2 §2 screen 21',
    when: 'an employee looks at the profile',
    who: 'employee',
    go: paths.employee.profile,
    texts: ['Asha Patil', 'AP', 'Download Forms', 'Form 29', 'Change Password'],
  },
  {
    at: '2 §2 screen 21',
    when: 'there is no document',
    who: 'employee',
    office: 'empty',
    go: paths.employee.profile,
    texts: ['Download Forms', 'No documents available'],
  },
  {
    at: '2 §8',
    when: 'the credit cannot be had',
    who: 'client',
    go: paths.client.profile,
    broken: ['/auth/get-my-profile'],
    texts: ['Error fetching personal Data'],
  },
  {
    at: '2 §2 screen 21',
    when: 'a superadmin looks at the profile',
    ...admin,
    texts: ['UPI ID', 'office.pune@okhdfc'],
  },
  {
    at: '2 §5 "UPI ID"',
    when: 'the UPI id is no such thing',
    ...admin,
    texts: ['Invalid UPI ID format'],
    act: (stage) => setUpi(stage, 'office at bank'),
  },
  {
    at: '2 §8',
    when: 'the UPI id is changed',
    ...admin,
    office: 'empty',
    texts: ['UPI ID updated successfully'],
    act: (stage) => setUpi(stage, 'desk.pune@okhdfc'),
  },
  {
    at: '2 §8',
    when: 'the UPI id cannot be changed',
    ...admin,
    texts: ['Failed to update UPI ID'],
    act: failsWith('/api/update-upi', (stage) => setUpi(stage, 'lost.pune@okhdfc')),
  },
  {
    at: '2 §8',
    when: 'the UPI id cannot be had',
    ...admin,
    broken: ['/api/get-upi'],
    texts: ['Error fetching UPI Id'],
  },
  {
    at: '2 §5 "Change password"',
    when: 'the password is not given',
    ...admin,
    texts: ['Current Password is required', 'New Password is required', 'Confirm Password is required'],
    act: (stage) => changePassword(stage, '', ''),
  },
  {
    at: '2 §5 "Change password"',
    when: 'the new password is too short',
    ...admin,
    texts: ['New Password must be at least 8 characters', 'Confirm Password must be at least 8 characters'],
    act: (stage) => changePassword(stage, 'whatever', 'short'),
  },
  {
    at: '2 §5 "Change password"',
    when: 'the new passwords differ: told at the box, and in a toast on submit',
    ...admin,
    texts: ['Passwords do not match', 'Passwords do not match!!'],
    act: (stage) => changePassword(stage, 'whatever', 'a long password', 'another password'),
  },
  {
    at: '1 §8; 2 §8',
    when: 'the password is not changed: a toast titled Success, a quirk',
    who: 'employee',
    go: paths.employee.profile,
    texts: ['Success'],
    logs: ['Current Password is incorrect'],
    act: async (stage) => {
      await changePassword(stage, 'not my password', 'a long password')
      await stage.page.locator('[data-kind="error"]').getByText('Success', { exact: true }).waitFor()
    },
  },
  {
    at: '2 §2 screen 22',
    when: 'documents are listed',
    ...documents,
    texts: ['Important Documents', 'Name', 'Link', 'Form 29'],
  },
  {
    at: '2 §5 "Document"',
    when: 'a document is sent empty, and then with a link that is none',
    ...documents,
    texts: ['Document name is required', 'Form url is required', 'Enter a valid URL'],
    act: async (stage) => {
      await addDocument(stage, '', '')
      await stage.sees('Document name is required', 'Form url is required')
      await stage.dialog.getByLabel(/^Form URL/).fill('forms.test/a b.pdf')
    },
  },
  {
    at: '2 §8',
    when: 'a document is added',
    ...documents,
    texts: ['Document added'],
    act: (stage) => addDocument(stage, 'Form 30', 'https://forms.test/30.pdf'),
  },
  {
    at: '2 §8',
    when: 'a document is changed',
    ...documents,
    texts: ['Document updated'],
    act: (stage) => editDocument(stage, 'Form 31'),
  },
  {
    at: '2 §8',
    when: 'a document is deleted',
    ...documents,
    texts: ['Document deleted'],
    act: (stage) => deleteDocument(stage, 'Form 32'),
  },
  {
    at: '2 §8',
    when: 'a document cannot be added',
    ...documents,
    texts: ['Failed to add document'],
    act: failsWith('/document/create', (stage) => addDocument(stage, 'Form 33', 'https://forms.test/33.pdf')),
  },
  {
    at: '2 §8',
    when: 'a document cannot be changed',
    ...documents,
    texts: ['Failed to update document'],
    act: failsWith('/document/edit/*', (stage) => editDocument(stage, 'Form 34')),
  },
  {
    at: '2 §8',
    when: 'a document cannot be deleted',
    ...documents,
    texts: ['Failed to delete document'],
    act: failsWith('/document/delete/*', (stage) => deleteDocument(stage, 'Form 35')),
  },
]
