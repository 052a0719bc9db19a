import sharp from 'sharp'
import { paths } from '#web/lib/paths.ts'
import type { RunningOffice } from '../office.ts'
import type { ScenePage } from './run-scene.ts'

/* What people do in the scenes, by the texts of the specification. */

export async function signIn({ page, press }: ScenePage, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press('Login')
}

export async function askForLink({ page, dialog }: ScenePage, email: string) {
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await dialog.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Credentials' }).click()
}

/** Opens a dialog and sends it empty; its submit button has the name of the button that opened it. */
export const sendEmpty =
  (name: string, submit = name) =>
  async ({ press, dialog }: ScenePage) => {
    await press(name)
    await dialog.getByRole('button', { name: submit, exact: true }).click()
  }

/** Fills all required fields of a case. */
export async function fillCase({ fill, pick, page }: ScenePage): Promise<void> {
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

export async function changePassword(scenePage: ScenePage, current: string, next: string, again = next) {
  await scenePage.press('Change Password')
  for (const [label, value] of [
    ['Current Password', current],
    ['New Password', next],
    ['Confirm Password', again],
  ] as const)
    await scenePage.dialog.getByLabel(new RegExp(`^${label}`)).fill(value)
  await scenePage.dialog.getByRole('button', { name: 'Change Password', exact: true }).click()
}

/** The client's page to pay one case. */
export const pay = {
  actor: 'client',
  address: ({ cases: { unpaid } }: RunningOffice) => ({
    address: paths.client.payment,
    state: { paidCaseIds: [unpaid.assignmentId], totalPayable: unpaid.totalAmount, caseNos: [unpaid.CaseNo] },
  }),
} as const

export async function attachFile({ page }: ScenePage, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.locator('input[type=file]').first().setInputFiles(file)
}

export async function giveProof(scenePage: ScenePage) {
  const colour = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: 90 }
  const buffer = await sharp({ create: { width: 300, height: 400, channels: 3, background: colour } })
    .png()
    .toBuffer()
  await attachFile(scenePage, { name: 'proof.png', mimeType: 'image/png', buffer })
}

export async function payNow(scenePage: ScenePage) {
  await giveProof(scenePage)
  await scenePage.page.getByText('Proof uploaded').waitFor()
  await scenePage.page.getByRole('button', { name: /^Pay Now/ }).click()
}
