import { expect } from 'vitest'
import { paths } from '#web/paths.ts'
import type { RunningOffice } from '../office.ts'
import { BLANK_PAGE, type Scene, type ScenePage, waitUntil } from './run-scene.ts'

const bills = { address: paths.client.bills } as const
const clientDetails = ({ people }: RunningOffice) => `${paths.superadmin.clientDetails}?id=${people.client.client.id}`

/** Only a bill in one of the payable states can be paid. */
const payable =
  (can: boolean) =>
  async ({ page, settle }: ScenePage) => {
    await settle()
    const buttons = page.getByRole('button', { name: /^Pay Now/ })
    await waitUntil(page, async () => (await buttons.count()) === (can ? 1 : 0), `payable: ${can}`)
  }

/** Bills, transactions, client details (spec/2 screens 13, 18 and 19, points 4 and 8). */
export const billing: readonly Scene[] = [
  {
    section: '2 §2 screen 19, §5 "Bill payment", §8',
    situation: 'a bill waits for payment, and no proof is given yet',
    actor: 'client',
    ...bills,
    texts: ['Please upload a payment proof image before proceeding.'],
    parts: ['All Bills Fetched', 'Cash', 'UPI', 'Pay Now'],
    act: async (scenePage) => {
      await payable(true)(scenePage)
      expect(await scenePage.page.getByRole('radio', { name: /Credit/ }).count(), 'cash and UPI only').toBe(0)
    },
  },
  {
    section: '2 §4 "Bill status"',
    situation: 'the payment of a bill waits to be verified',
    actor: 'billPaid',
    ...bills,
    texts: ['Payment under verification'],
    act: payable(false),
  },
  {
    section: '2 §4 "Bill status"',
    situation: 'a bill is settled',
    actor: 'billSettled',
    ...bills,
    texts: ['Payment already done and verified'],
    act: payable(false),
  },
  {
    section: '2 §4 "Bill status"',
    situation: 'the payment of a bill was rejected',
    actor: 'billFailed',
    ...bills,
    texts: ['Your last payment has failed. You can try again'],
    act: payable(true),
  },
  {
    section: '2 §8',
    situation: 'there are no bills',
    actor: 'newcomer',
    ...bills,
    texts: ['No bills found for this user for any month'],
    act: ({ page }) =>
      page.locator('[data-kind="info"]').getByText('No bills found for this user for any month').waitFor(),
  },
  {
    section: '2 §8',
    situation: 'the address names a bill that is not there',
    actor: 'client',
    address: `${paths.client.bills}?bill=01900000-0000-7000-8000-000000000001`,
    texts: ['No Bill Data found'],
  },
  {
    section: '2 §8',
    situation: 'a bill cannot be had',
    actor: 'client',
    ...bills,
    failingCalls: ['/bill/get/*'],
    texts: ['Fetching error'],
  },
  {
    section: '2 §2 screens 18 and 23',
    situation: 'a client looks at the own transactions',
    actor: 'client',
    address: paths.client.transactions,
    texts: ['From Date', 'To Date', 'Filter', 'Date', 'Mode', 'Particulars', 'Amount', 'Status', 'Print PDF'],
  },
  {
    section: '2 §2 screen 13',
    situation: 'a superadmin looks at a client',
    actor: 'superadmin',
    address: clientDetails,
    texts: ['Case History', 'Transaction History', 'Print PDF'],
    act: async ({ page, expectTexts }) => {
      await expectTexts('Case History')
      await page.getByRole('tab', { name: 'Transaction History' }).click()
    },
  },
  {
    section: '2 §8',
    situation: 'the server itself has a fault',
    actor: 'superadmin',
    office: 'empty',
    address: BLANK_PAGE,
    texts: ['Some Error in Fetching rtos', 'Something went wrong'],
    act: async ({ office, visit }) => {
      await office.database.pool.query('alter table rtos rename to rtos_out_of_reach')
      await visit(paths.superadmin.rtos)
    },
  },
]
