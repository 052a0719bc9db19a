import sharp from 'sharp'
import { timeLimit } from '#test/time-limit.ts'
import { paths } from '#web/paths.ts'
import type { RunningOffice } from '../office.ts'
import { type Scene, type ScenePage, withFailingCall } from './run-scene.ts'

const yours = { actor: 'client', address: paths.client.cases } as const
const verify = { actor: 'superadmin', address: paths.superadmin.payments } as const
export const pay = {
  actor: 'client',
  address: ({ cases: { unpaid } }: RunningOffice) => ({
    address: paths.client.payment,
    state: { paidCaseIds: [unpaid.assignmentId], totalPayable: unpaid.totalAmount, caseNos: [unpaid.CaseNo] },
  }),
} as const

const submit = ({ dialog }: ScenePage, name: string) => dialog.getByRole('button', { name, exact: true }).click()

async function attachFile({ page }: ScenePage, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(file, { timeout: timeLimit(60_000) }) // 10 MB take long on a busy machine
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

/** Creates a payment for the scene, by a client whose name identifies it on the page. */
async function openDecision(scenePage: ScenePage, lastName: string, action: 'Verify' | 'Reject') {
  const client = await scenePage.office.client({ firstName: 'Paying', lastName })
  await scenePage.office.payment(client, [await scenePage.office.caseIn('assigned', { client })])
  await scenePage.visit(paths.superadmin.payments)
  await scenePage.press(`${action} payment of Paying ${lastName}`)
}

async function confirm(scenePage: ScenePage, action: 'Verify' | 'Reject') {
  const reason = scenePage.dialog.getByLabel(/^Reason/)
  if (await reason.count()) await reason.fill('The amount is wrong')
  await submit(scenePage, action)
}

/** Your Cases, Payment Summary, Verify Payments (spec/2 screens 15 to 17, points 4, 5 and 8). */
export const payments: readonly Scene[] = [
  {
    section: '2 §2 screen 15',
    situation: 'a client looks at the own cases',
    ...yours,
    texts: ['Your Cases', 'Make Payment'],
    parts: ['Unpaid', 'Under Verification', 'Verified'],
  },
  {
    section: '2 §2 screen 15, §8',
    situation: 'nothing was assigned yet',
    actor: 'newcomer',
    address: paths.client.cases,
    texts: ['No Cases assigned Yet'].concat(
      ['Unpaid', 'Under Verification', 'Verified'].map((tab) => `No cases found in "${tab}".`),
    ),
    act: async ({ page, expectTexts }) => {
      await expectTexts('No Cases assigned Yet', 'No cases found in "Unpaid".')
      for (const tab of ['Under Verification', 'Verified']) {
        await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
        await expectTexts(`No cases found in "${tab}".`)
      }
    },
  },
  {
    section: '2 §5 "Payment"',
    situation: 'no case is chosen',
    ...yours,
    texts: ['Proceed', 'Cancel', 'No cases selected', 'Please select at least one case.'],
    act: async ({ press, expectTexts }) => {
      await press('Make Payment')
      await expectTexts('Proceed', 'Cancel')
      await press('Proceed')
    },
  },
  {
    section: '2 §8, §9',
    situation: 'a case is chosen for payment',
    ...yours,
    texts: ['Payment initiated', 'Redirecting...', 'Payment Summary'],
    act: async ({ page, office, press, expectTexts }) => {
      await press('Make Payment')
      await page.getByRole('checkbox', { name: new RegExp(office.cases.failed.CaseNo) }).click()
      await press('Proceed')
      await expectTexts('Payment initiated', 'Redirecting...')
    },
  },
  {
    section: '2 §8',
    situation: 'the own cases cannot be had',
    ...yours,
    failingCalls: ['/case/client*'],
    texts: ['Error fetching Cases'],
  },
  {
    section: '2 §8',
    situation: 'nothing leads to a payment',
    actor: 'newcomer',
    address: paths.client.payment,
    texts: ['No Cases to make Payment for'],
  },
  {
    section: '2 §2 screen 16, §5',
    situation: 'a payment is made ready, without a proof yet',
    ...pay,
    texts: [
      'Payment Summary',
      'Case No',
      'Amount',
      'Total Payable',
      'Please upload a payment proof before proceeding.',
    ],
    parts: ['Cash', 'UPI', 'Credit', 'Pay Now'],
  },
  {
    section: '2 §5 "Payment"',
    situation: 'the proof is no image, and then too large',
    ...pay,
    texts: ['Only image files are allowed.', 'Maximum file size is 10MB.'],
    act: async (scenePage) => {
      await attachFile(scenePage, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') })
      await scenePage.expectTexts('Only image files are allowed.')
      await attachFile(scenePage, { name: 'b.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) })
      await scenePage.expectTexts('Maximum file size is 10MB.')
    },
  },
  {
    section: '2 §8',
    situation: 'the proof is uploaded',
    ...pay,
    texts: ['Upload successful'],
    act: giveProof,
  },
  {
    section: '2 §8',
    situation: 'the proof cannot be uploaded',
    ...pay,
    texts: ['Upload failed'],
    act: withFailingCall('/utils/upload', giveProof),
  },
  {
    section: '2 §8',
    situation: 'a payment does not get through',
    ...pay,
    texts: ['Payment failed'],
    act: withFailingCall('/client/make-case-payment', payNow),
  },
  {
    section: '2 §8',
    situation: 'a payment is made',
    actor: 'nobody',
    address: paths.signIn,
    texts: ['Payment successful'],
    act: async (scenePage) => {
      const { page, office, press } = scenePage
      const client = await office.client({ lastName: 'Payer' })
      const { CaseNo } = await office.caseIn('assigned', { client })
      await page.getByLabel('Email').fill(client.email)
      await page.getByLabel('Password', { exact: true }).fill(client.password)
      await press('Login')
      await press('Make Payment')
      await page.getByRole('checkbox', { name: new RegExp(CaseNo) }).click()
      await press('Proceed')
      await page.waitForURL(`**${paths.client.payment}`)
      await payNow(scenePage)
    },
  },
  {
    section: '2 §8',
    situation: 'the cases of a payment cannot be had',
    ...pay,
    failingCalls: ['/case/get-payment-details'],
    texts: ['Failed to fetch cases'],
  },
  {
    section: '2 §2 screen 16, §8',
    situation: 'the UPI id cannot be had',
    ...pay,
    failingCalls: ['/api/get-upi'],
    texts: [],
    parts: ['Error fetching UPI Id'],
    act: ({ page }) => page.getByRole('radio', { name: /UPI/ }).click(),
  },
  {
    section: '2 §2 screen 17',
    situation: 'a superadmin looks at pending payments',
    ...verify,
    texts: ['View Proof', 'View Details', 'Verify', 'Reject'],
  },
  {
    section: '2 §8',
    situation: 'no payment waits',
    ...verify,
    office: 'empty',
    texts: ['No new Payments to verify'],
  },
  {
    section: '2 §4, §8',
    situation: 'a payment is verified',
    ...verify,
    texts: ['Verified the Payment'],
    act: async (scenePage) => {
      await openDecision(scenePage, 'Rightly', 'Verify')
      await confirm(scenePage, 'Verify')
    },
  },
  {
    section: '2 §4, §8',
    situation: 'a payment is rejected',
    ...verify,
    texts: ['Rejected the Payment'],
    act: async (scenePage) => {
      await openDecision(scenePage, 'Wrongly', 'Reject')
      await confirm(scenePage, 'Reject')
    },
  },
  {
    section: '2 §8',
    situation: 'a decision does not get through',
    ...verify,
    texts: ['Unable to proceed with the Process due to error'],
    act: withFailingCall('/case/verify-payment/*', async (scenePage) => {
      await openDecision(scenePage, 'Later', 'Verify')
      await confirm(scenePage, 'Verify')
    }),
  },
]
