import { expect } from 'vitest'
import { paths } from '#web/paths.ts'
import { type Scene, type ScenePage, withFailingCall } from './run-scene.ts'

const admin = { actor: 'superadmin', address: paths.superadmin.profile } as const
const documents = { actor: 'superadmin', address: paths.superadmin.documents } as const

async function changePassword(scenePage: ScenePage, current: string, next: string, again = next) {
  await scenePage.press('Change Password')
  for (const [label, value] of [
    ['Current Password', current],
    ['New Password', next],
    ['Confirm Password', again],
  ] as const)
    await scenePage.dialog.getByLabel(new RegExp(`^${label}`)).fill(value)
  await scenePage.dialog.getByRole('button', { name: 'Change Password', exact: true }).click()
}

async function setUpi({ page, press }: ScenePage, upi: string) {
  await press('Edit UPI ID')
  await page.getByLabel(/^UPI ID\s*\*?$/).fill(upi)
  await press('Save')
}

async function addDocument(scenePage: ScenePage, name: string, url: string) {
  await scenePage.press('Add Document')
  await scenePage.dialog.getByLabel(/^Document Name/).fill(name)
  await scenePage.dialog.getByLabel(/^Form URL/).fill(url)
  await scenePage.dialog.getByRole('button', { name: 'Add Document', exact: true }).click()
}

/** Creates a document for the scene. */
async function ownDocument(scenePage: ScenePage, name: string) {
  await addDocument(scenePage, name, 'https://forms.test/own.pdf')
  await scenePage.row(name).waitFor()
}

async function editDocument(scenePage: ScenePage, name: string) {
  await ownDocument(scenePage, name)
  await scenePage.press(`Edit ${name}`)
  await scenePage.dialog.getByLabel(/^Form URL/).fill('https://forms.test/changed.pdf')
  await scenePage.dialog.getByRole('button', { name: 'Save', exact: true }).click()
}

async function deleteDocument(scenePage: ScenePage, name: string) {
  await ownDocument(scenePage, name)
  await scenePage.press(`Delete ${name}`)
  await scenePage.dialog.getByRole('button', { name: 'Delete', exact: true }).click()
}

/** Client home, profile, password, UPI id, documents (spec/2 screens 20 to 22, points 5 and 8). */
export const profile: readonly Scene[] = [
  {
    section: '1 §2 "Client home"; 2 §2 screen 20',
    situation: 'a client comes home',
    actor: 'client',
    address: paths.client.home,
    texts: ['Welcome, Ravi Shah', '+91 20 2612 3456', 'care@office.test'],
    act: async ({ page }) => {
      const tiles = page.locator('main ul', { has: page.locator('a[href="/client/Transactions"]') }).getByRole('link')
      const where = await tiles.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      expect(where).toEqual(['/client/cases', '/client/Transactions', '/client/Bills', '/client/Profile'])
    },
  },
  {
    section: '2 §2 screen 21',
    situation: 'a client looks at the profile',
    actor: 'client',
    address: paths.client.profile,
    texts: ['Ravi Shah', 'Client', 'RS', 'Credit Summary', 'Change Password', 'care@office.test'],
    act: async ({ page }) => {
      expect(await page.getByText('UPI ID').count()).toBe(0)
      expect(await page.getByText('Download Forms').count()).toBe(0)
    },
  },
  {
    section: '2 §2 screen 21',
    situation: 'an employee looks at the profile',
    actor: 'employee',
    address: paths.employee.profile,
    texts: ['Asha Patil', 'AP', 'Download Forms', 'Form 29', 'Change Password'],
  },
  {
    section: '2 §2 screen 21',
    situation: 'there is no document',
    actor: 'employee',
    office: 'empty',
    address: paths.employee.profile,
    texts: ['Download Forms', 'No documents available'],
  },
  {
    section: '2 §8',
    situation: 'the credit cannot be had',
    actor: 'client',
    address: paths.client.profile,
    failingCalls: ['/auth/get-my-profile'],
    texts: ['Error fetching personal Data'],
  },
  {
    section: '2 §2 screen 21',
    situation: 'a superadmin looks at the profile',
    ...admin,
    texts: ['UPI ID', 'office.pune@okhdfc'],
  },
  {
    section: '2 §5 "UPI ID"',
    situation: 'the UPI id is no such thing',
    ...admin,
    texts: ['Invalid UPI ID format'],
    act: (scenePage) => setUpi(scenePage, 'office at bank'),
  },
  {
    section: '2 §8',
    situation: 'the UPI id is changed',
    ...admin,
    office: 'empty',
    texts: ['UPI ID updated successfully'],
    act: (scenePage) => setUpi(scenePage, 'desk.pune@okhdfc'),
  },
  {
    section: '2 §8',
    situation: 'the UPI id cannot be changed',
    ...admin,
    texts: ['Failed to update UPI ID'],
    act: withFailingCall('/api/update-upi', (scenePage) => setUpi(scenePage, 'lost.pune@okhdfc')),
  },
  {
    section: '2 §8',
    situation: 'the UPI id cannot be had',
    ...admin,
    failingCalls: ['/api/get-upi'],
    texts: ['Error fetching UPI Id'],
  },
  {
    section: '2 §5 "Change password"',
    situation: 'the password is not given',
    ...admin,
    texts: ['Current Password is required', 'New Password is required', 'Confirm Password is required'],
    act: (scenePage) => changePassword(scenePage, '', ''),
  },
  {
    section: '2 §5 "Change password"',
    situation: 'the new password is too short',
    ...admin,
    texts: ['New Password must be at least 8 characters', 'Confirm Password must be at least 8 characters'],
    act: (scenePage) => changePassword(scenePage, 'whatever', 'short'),
  },
  {
    section: '2 §5 "Change password"',
    situation: 'the new passwords differ: told at the box, and in a toast on submit',
    ...admin,
    texts: ['Passwords do not match', 'Passwords do not match!!'],
    act: (scenePage) => changePassword(scenePage, 'whatever', 'a long password', 'another password'),
  },
  {
    section: '1 §8; 2 §8',
    situation: 'the password is not changed: a toast titled Success, a quirk',
    actor: 'employee',
    address: paths.employee.profile,
    texts: ['Success'],
    logs: ['Current Password is incorrect'],
    act: async (scenePage) => {
      await changePassword(scenePage, 'not my password', 'a long password')
      await scenePage.page.locator('[data-kind="error"]').getByText('Success', { exact: true }).waitFor()
    },
  },
  {
    section: '2 §2 screen 22',
    situation: 'documents are listed',
    ...documents,
    texts: ['Important Documents', 'Name', 'Link', 'Form 29'],
  },
  {
    section: '2 §5 "Document"',
    situation: 'a document is sent empty, and then with a link that is none',
    ...documents,
    texts: ['Document name is required', 'Form url is required', 'Enter a valid URL'],
    act: async (scenePage) => {
      await addDocument(scenePage, '', '')
      await scenePage.expectTexts('Document name is required', 'Form url is required')
      await scenePage.dialog.getByLabel(/^Form URL/).fill('forms.test/a b.pdf')
    },
  },
  {
    section: '2 §8',
    situation: 'a document is added',
    ...documents,
    texts: ['Document added'],
    act: (scenePage) => addDocument(scenePage, 'Form 30', 'https://forms.test/30.pdf'),
  },
  {
    section: '2 §8',
    situation: 'a document is changed',
    ...documents,
    texts: ['Document updated'],
    act: (scenePage) => editDocument(scenePage, 'Form 31'),
  },
  {
    section: '2 §8',
    situation: 'a document is deleted',
    ...documents,
    texts: ['Document deleted'],
    act: (scenePage) => deleteDocument(scenePage, 'Form 32'),
  },
  {
    section: '2 §8',
    situation: 'a document cannot be added',
    ...documents,
    texts: ['Failed to add document'],
    act: withFailingCall('/document/create', (scenePage) =>
      addDocument(scenePage, 'Form 33', 'https://forms.test/33.pdf'),
    ),
  },
  {
    section: '2 §8',
    situation: 'a document cannot be changed',
    ...documents,
    texts: ['Failed to update document'],
    act: withFailingCall('/document/edit/*', (scenePage) => editDocument(scenePage, 'Form 34')),
  },
  {
    section: '2 §8',
    situation: 'a document cannot be deleted',
    ...documents,
    texts: ['Failed to delete document'],
    act: withFailingCall('/document/delete/*', (scenePage) => deleteDocument(scenePage, 'Form 35')),
  },
]
