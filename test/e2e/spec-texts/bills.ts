import { expect } from 'vitest'
import { paths } from '#web/paths.ts'
import type { RunningOffice } from '../office.ts'
import { BLANK_PAGE, type Scene, type ScenePage, until } from './run-scene.ts'

const bills = { go: paths.client.bills } as const
const clientDetails = ({ people }: RunningOffice) => `${paths.superadmin.clientDetails}?id=${people.client.client.id}`

/** Only a bill in one of the payable states can be paid. */
const payable =
  (can: boolean) =>
  async ({ page, settle }: ScenePage) => {
    await settle()
    const buttons = page.getByRole('button', { name: /^Pay Now/ })
    await until(page, async () => (await buttons.count()) === (can ? 1 : 0), `payable: ${can}`)
  }

/** Bills, transactions, client details (spec/2 screens 13, 18 and 19, points 4 and 8). */
export const billing: readonly Scene[] = [
  {
    at: '2 §2 screen 19, §5 "Bill payment", §8',
    when: 'a bill waits for payment, and no proof is given yet',
    who: 'client',
    ...bills,
    texts: ['Please upload a payment proof image before proceeding.'],
    parts: ['All Bills Fetched', 'Cash', 'UPI', 'Pay Now'],
    act: async (stage) => {
      await payable(true)(stage)
      expect(await stage.page.getByRole('radio', { name: /Credit/ }).count(), 'cash and UPI only').toBe(0)
    },
  },
  {
    at: '2 §4 "Bill status"',
    when: 'the payment of a bill waits to be verified',
    who: 'billPaid',
    ...bills,
    texts: ['Payment under verification'],
    act: payable(false),
  },
  {
    at: '2 §4 "Bill status"',
    when: 'a bill is settled',
    who: 'billSettled',
    ...bills,
    texts: ['Payment already done and verified'],
    act: payable(false),
  },
  {
    at: '2 §4 "Bill status"',
    when: 'the payment of a bill was rejected',
    who: 'billFailed',
    ...bills,
    texts: ['Your last payment has failed. You can try again'],
    act: payable(true),
  },
  {
    at: '2 §8',
    when: 'there are no bills',
    who: 'newcomer',
    ...bills,
    texts: ['No bills found for this user for any month'],
    act: ({ page }) =>
      page.locator('[data-kind="info"]').getByText('No bills found for this user for any month').waitFor(),
  },
  {
    at: '2 §8',
    when: 'the address names a bill that is not there',
    who: 'client',
    go: `${paths.client.bills}?bill=01900000-0000-7000-8000-000000000001`,
    texts: ['No Bill Data found'],
  },
  {
    at: '2 §8',
    when: 'a bill cannot be had',
    who: 'client',
    ...bills,
    broken: ['/bill/get/*'],
    texts: ['Fetching error'],
  },
  {
    at: '2 §2 screens 18 and 23',
    when: 'a client looks at the own transactions',
    who: 'client',
    go: paths.client.transactions,
    texts: ['From Date', 'To Date', 'Filter', 'Date', 'Mode', 'Particulars', 'Amount', 'Status', 'Print PDF'],
  },
  {
    at: '2 §2 screen 13',
    when: 'a superadmin looks at a client',
    who: 'superadmin',
    go: clientDetails,
    texts: ['Case History', 'Transaction History', 'Print PDF'],
    act: async ({ page, sees }) => {
      await sees('Case History')
      await page.getByRole('tab', { name: 'Transaction History' }).click()
    },
  },
  {
    at: '2 §8',
    when: 'the server itself has a fault',
    who: 'superadmin',
    office: 'empty',
    go: BLANK_PAGE,
    texts: ['Some Error in Fetching rtos', 'Something went wrong'],
    act: async ({ office, visit }) => {
      await office.database.pool.query('alter table rtos rename to rtos_out_of_reach')
      await visit(paths.superadmin.rtos)
    },
  },
]
