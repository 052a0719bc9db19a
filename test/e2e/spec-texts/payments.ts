import sharp from 'sharp'
import { paths } from '#web/paths.ts'
import type { RunningOffice } from '../office.ts'
import { failsWith, type Scene, type ScenePage } from './run-scene.ts'

const yours = { who: 'client', go: paths.client.cases } as const
const verify = { who: 'superadmin', go: paths.superadmin.payments } as const
export const pay = {
  who: 'client',
  go: ({ cases: { unpaid } }: RunningOffice) => ({
    address: paths.client.payment,
    state: { paidCaseIds: [unpaid.assignmentId], totalPayable: unpaid.totalAmount, caseNos: [unpaid.CaseNo] },
  }),
} as const

const submit = ({ dialog }: ScenePage, name: string) => dialog.getByRole('button', { name, exact: true }).click()

async function give({ page }: ScenePage, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.locator('input[type=file]').first().setInputFiles(file)
}

export async function giveProof(stage: ScenePage) {
  const colour = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: 90 }
  const buffer = await sharp({ create: { width: 300, height: 400, channels: 3, background: colour } })
    .png()
    .toBuffer()
  await give(stage, { name: 'proof.png', mimeType: 'image/png', buffer })
}

export async function payNow(stage: ScenePage) {
  await giveProof(stage)
  await stage.page.getByText('Proof uploaded').waitFor()
  await stage.page.getByRole('button', { name: /^Pay Now/ }).click()
}

/** Creates a payment for the scene, by a client whose name identifies it on the page. */
async function decide(stage: ScenePage, lastName: string, what: 'Verify' | 'Reject') {
  const client = await stage.office.client({ firstName: 'Paying', lastName })
  await stage.office.payment(client, [await stage.office.caseIn('assigned', { client })])
  await stage.visit(paths.superadmin.payments)
  await stage.press(`${what} payment of Paying ${lastName}`)
}

async function confirm(stage: ScenePage, what: 'Verify' | 'Reject') {
  const reason = stage.dialog.getByLabel(/^Reason/)
  if (await reason.count()) await reason.fill('The amount is wrong')
  await submit(stage, what)
}

/** Your Cases, Payment Summary, Verify Payments (spec/2 screens 15 to 17, points 4, 5 and 8). */
export const payments: readonly Scene[] = [
  {
    at: '2 §2 screen 15',
    when: 'a client looks at the own cases',
    ...yours,
    texts: ['Your Cases', 'Make Payment'],
    parts: ['Unpaid', 'Under Verification', 'Verified'],
  },
  {
    at: '2 §2 screen 15, §8',
    when: 'nothing was assigned yet',
    who: 'newcomer',
    go: paths.client.cases,
    texts: ['No Cases assigned Yet'].concat(
      ['Unpaid', 'Under Verification', 'Verified'].map((tab) => `No cases found in "${tab}".`),
    ),
    act: async ({ page, sees }) => {
      await sees('No Cases assigned Yet', 'No cases found in "Unpaid".')
      for (const tab of ['Under Verification', 'Verified']) {
        await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
        await sees(`No cases found in "${tab}".`)
      }
    },
  },
  {
    at: '2 §5 "Payment"',
    when: 'no case is chosen',
    ...yours,
    texts: ['Proceed', 'Cancel', 'No cases selected', 'Please select at least one case.'],
    act: async ({ press, sees }) => {
      await press('Make Payment')
      await sees('Proceed', 'Cancel')
      await press('Proceed')
    },
  },
  {
    at: '2 §8, §9',
    when: 'a case is chosen for payment',
    ...yours,
    texts: ['Payment initiated', 'Redirecting...', 'Payment Summary'],
    act: async ({ page, office, press, sees }) => {
      await press('Make Payment')
      await page.getByRole('checkbox', { name: new RegExp(office.cases.failed.CaseNo) }).click()
      await press('Proceed')
      await sees('Payment initiated', 'Redirecting...')
    },
  },
  {
    at: '2 §8',
    when: 'the own cases cannot be had',
    ...yours,
    broken: ['/case/client*'],
    texts: ['Error fetching Cases'],
  },
  {
    at: '2 §8',
    when: 'nothing leads to a payment',
    who: 'newcomer',
    go: paths.client.payment,
    texts: ['No Cases to make Payment for'],
  },
  {
    at: '2 §2 screen 16, §5',
    when: 'a payment is made ready, without a proof yet',
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
    at: '2 §5 "Payment"',
    when: 'the proof is no image, and then too large',
    ...pay,
    texts: ['Only image files are allowed.', 'Maximum file size is 10MB.'],
    act: async (stage) => {
      await give(stage, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') })
      await stage.sees('Only image files are allowed.')
      await give(stage, { name: 'b.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) })
      await stage.sees('Maximum file size is 10MB.')
    },
  },
  {
    at: '2 §8',
    when: 'the proof is uploaded',
    ...pay,
    texts: ['Upload successful'],
    act: giveProof,
  },
  {
    at: '2 §8',
    when: 'the proof cannot be uploaded',
    ...pay,
    texts: ['Upload failed'],
    act: failsWith('/utils/upload', giveProof),
  },
  {
    at: '2 §8',
    when: 'a payment does not get through',
    ...pay,
    texts: ['Payment failed'],
    act: failsWith('/client/make-case-payment', payNow),
  },
  {
    at: '2 §8',
    when: 'a payment is made',
    who: 'nobody',
    go: paths.signIn,
    texts: ['Payment successful'],
    act: async (stage) => {
      const { page, office, press } = stage
      const client = await office.client({ lastName: 'Payer' })
      const { CaseNo } = await office.caseIn('assigned', { client })
      await page.getByLabel('Email').fill(client.email)
      await page.getByLabel('Password', { exact: true }).fill(client.password)
      await press('Login')
      await press('Make Payment')
      await page.getByRole('checkbox', { name: new RegExp(CaseNo) }).click()
      await press('Proceed')
      await page.waitForURL(`**${paths.client.payment}`)
      await payNow(stage)
    },
  },
  {
    at: '2 §8',
    when: 'the cases of a payment cannot be had',
    ...pay,
    broken: ['/case/get-payment-details'],
    texts: ['Failed to fetch cases'],
  },
  {
    at: '2 §2 screen 16, §8',
    when: 'the UPI id cannot be had',
    ...pay,
    broken: ['/api/get-upi'],
    texts: [],
    parts: ['Error fetching UPI Id'],
    act: ({ page }) => page.getByRole('radio', { name: /UPI/ }).click(),
  },
  {
    at: '2 §2 screen 17',
    when: 'a superadmin looks at pending payments',
    ...verify,
    texts: ['View Proof', 'View Details', 'Verify', 'Reject'],
  },
  {
    at: '2 §8',
    when: 'no payment waits',
    ...verify,
    office: 'empty',
    texts: ['No new Payments to verify'],
  },
  {
    at: '2 §4, §8',
    when: 'a payment is verified',
    ...verify,
    texts: ['Verified the Payment'],
    act: async (stage) => {
      await decide(stage, 'Rightly', 'Verify')
      await confirm(stage, 'Verify')
    },
  },
  {
    at: '2 §4, §8',
    when: 'a payment is rejected',
    ...verify,
    texts: ['Rejected the Payment'],
    act: async (stage) => {
      await decide(stage, 'Wrongly', 'Reject')
      await confirm(stage, 'Reject')
    },
  },
  {
    at: '2 §8',
    when: 'a decision does not get through',
    ...verify,
    texts: ['Unable to proceed with the Process due to error'],
    act: failsWith('/case/verify-payment/*', async (stage) => {
      await decide(stage, 'Later', 'Verify')
      await confirm(stage, 'Verify')
    }),
  },
]
