import { expect } from 'vitest'
import { paths } from '#web/lib/paths.ts'
import { attachFile, pay } from './acts.ts'
import { BLANK_PAGE, type Scene, type ScenePage, waitUntil } from './run-scene.ts'

/** Only a bill in one of the payable states can be paid. */
const payable =
  (can: boolean) =>
  async ({ page, settle }: ScenePage) => {
    await settle()
    const buttons = page.getByRole('button', { name: /^Pay Now/ })
    await waitUntil(page, async () => (await buttons.count()) === (can ? 1 : 0), `payable: ${can}`)
  }

/** Browser globals that the types of the server do not include. */
interface Giving {
  DataTransfer: new () => { items: { add(file: File): void }; files: object }
}
interface FileInput {
  files: object
  dispatchEvent(event: Event): void
}

/** In the browser, which takes seconds to be sent a file of 10 MB. */
function giveTooLarge(input: unknown): void {
  const given = new (globalThis as unknown as Giving).DataTransfer()
  given.items.add(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'b.png', { type: 'image/png' }))
  const field = input as FileInput
  field.files = given.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Texts of the dealers' screens that are composed, or that appear in a condition of their own. */
export const dealerScenes: readonly Scene[] = [
  {
    section: '2 §5 "Client sign-up"',
    situation: 'a sign-up is sent empty',
    alsoIn: 'people.e2e.ts',
    actor: 'nobody',
    address: paths.signUp,
    texts: [
      'First Name is required',
      'Last Name is required',
      'Email is required',
      'Mobile No is required',
      'Firm Name is required',
      'Address1 is required',
      'Address2 is required',
      'City is required',
      'Pincode is required',
      'State is required',
    ],
    act: ({ press }) => press('Sign Up'),
  },
  {
    section: '1 §2 "Client home"; 2 §2 screen 20',
    situation: 'a client comes home',
    actor: 'client',
    address: paths.client.home,
    texts: [],
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
    texts: [],
    act: async ({ page }) => {
      expect(await page.getByText('UPI ID').count()).toBe(0)
      expect(await page.getByText('Download Forms').count()).toBe(0)
    },
  },
  {
    section: '2 §2 screen 15, §8',
    situation: 'nothing was assigned yet',
    actor: 'newcomer',
    address: BLANK_PAGE,
    texts: ['No Cases assigned Yet'].concat(
      ['Unpaid', 'Under Verification', 'Verified'].map((tab) => `No cases found in "${tab}".`),
    ),
    act: async ({ page, visit, expectTexts }) => {
      // A toast goes after 3 s: it is looked for while the page opens.
      await Promise.all([
        visit(paths.client.cases),
        expectTexts('No Cases assigned Yet', 'No cases found in "Unpaid".'),
      ])
      for (const tab of ['Under Verification', 'Verified']) {
        await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
        await expectTexts(`No cases found in "${tab}".`)
      }
    },
  },
  {
    section: '2 §5 "Payment"',
    situation: 'no case is chosen',
    alsoIn: 'story.e2e.ts',
    actor: 'client',
    address: paths.client.cases,
    texts: ['Proceed', 'Cancel', 'No cases selected', 'Please select at least one case.'],
    act: async ({ press, expectTexts }) => {
      await press('Make Payment')
      await expectTexts('Proceed', 'Cancel')
      await press('Proceed')
    },
  },
  {
    section: '2 §8',
    situation: 'nothing leads to a payment',
    actor: 'newcomer',
    address: paths.client.payment,
    texts: ['No Cases to make Payment for'],
  },
  {
    section: '2 §5 "Payment"',
    situation: 'the proof is no image, and then too large',
    ...pay,
    texts: ['Only image files are allowed.', 'Maximum file size is 10MB.'],
    act: async (scenePage) => {
      await attachFile(scenePage, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') })
      await scenePage.expectTexts('Only image files are allowed.')
      await scenePage.page.locator('input[type=file]').evaluate(giveTooLarge)
      await scenePage.expectTexts('Maximum file size is 10MB.')
    },
  },
  {
    section: '2 §2 screen 19, §5 "Bill payment", §8',
    situation: 'a bill waits for payment, and no proof is given yet',
    actor: 'client',
    address: paths.client.bills,
    texts: ['Please upload a payment proof image before proceeding.', 'All Bills Fetched…', 'Cash', 'UPI', 'Pay Now'],
    act: async (scenePage) => {
      await payable(true)(scenePage)
      expect(await scenePage.page.getByRole('radio', { name: /Credit/ }).count(), 'cash and UPI only').toBe(0)
    },
  },
  {
    section: '2 §4 "Bill status"',
    situation: 'the payment of a bill waits to be verified',
    actor: 'billPaid',
    address: paths.client.bills,
    texts: ['Payment under verification'],
    act: payable(false),
  },
  {
    section: '2 §4 "Bill status"',
    situation: 'a bill is settled',
    actor: 'billSettled',
    address: paths.client.bills,
    texts: ['Payment already done and verified'],
    act: payable(false),
  },
  {
    section: '2 §4 "Bill status"',
    situation: 'the payment of a bill was rejected',
    actor: 'billFailed',
    address: paths.client.bills,
    texts: ['Your last payment has failed. You can try again'],
    act: payable(true),
  },
  {
    section: '2 §8',
    situation: 'there are no bills',
    actor: 'newcomer',
    address: BLANK_PAGE,
    texts: ['No bills found for this user for any month'],
    act: ({ page, visit, expectTexts }) =>
      Promise.all([
        visit(paths.client.bills),
        expectTexts('No bills found for this user for any month'),
        page.locator('[data-kind="info"]').getByText('No bills found for this user for any month').waitFor(),
      ]),
  },
  {
    section: '2 §8',
    situation: 'the address names a bill that is not there',
    actor: 'client',
    address: `${paths.client.bills}?bill=01900000-0000-7000-8000-000000000001`,
    texts: ['No Bill Data found'],
  },
  {
    section: '2 §2 screen 13',
    situation: 'a superadmin looks at a client',
    actor: 'superadmin',
    address: ({ people }) => `${paths.superadmin.clientDetails}?id=${people.client.client.id}`,
    texts: ['Case History', 'Transaction History', 'Print PDF'],
    act: async ({ page, expectTexts }) => {
      await expectTexts('Case History')
      await page.getByRole('tab', { name: 'Transaction History' }).click()
    },
  },
]
