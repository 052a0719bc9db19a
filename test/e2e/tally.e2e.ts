import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { requireSuccess } from '#test/caller.ts'
import { readTally } from '#test/read-tally.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { close, expectAccessibleInBoth, toastShown } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* More > Accounts > Tally: the vouchers as a table, the names of the ledgers, the file. */

const { office, openAs } = await startFixtures()
const { tally } = messages
let visitor: Visitor
afterEach(() => close(visitor))

test('the vouchers of the days are read, named as in Tally, and downloaded', async () => {
  const client = await office.client({ firmName: 'Ledger Motors' })
  const { paymentId } = await office.payment(client, [await office.caseIn('assigned', { client })], 'UPI')
  const as = await office.superadmin()
  requireSuccess(await office.call(paymentEndpoints.verifyPayment, { as, params: { id: paymentId } }))

  visitor = await openAs('superadmin')
  const { page, pageErrors } = visitor
  await visitor.visit(paths.superadmin.accounts)
  await page.getByRole('tab', { name: tally.title }).waitFor()
  await page.getByRole('searchbox').fill('Ledger Motors')
  const table = page.getByRole('table', { name: tally.vouchers })
  const rows = table.getByRole('row').filter({ hasText: 'Ledger Motors' })
  await expect.poll(() => rows.count()).toBe(2)
  await table.getByText(tally.defaultNames.reimbursements, { exact: false }).first().waitFor()
  await expectAccessibleInBoth(visitor)

  await page.getByRole('button', { name: tally.changeNames }).click()
  const dialog = page.getByRole('dialog', { name: tally.changeNames })
  const bank = dialog.getByLabel(new RegExp(`^${tally.names.bank}`))
  await bank.fill('')
  await dialog.getByRole('button', { name: messages.general.save }).click()
  await dialog.getByText(messages.general.isRequired(tally.names.bank)).waitFor()
  pageErrors.allow(/400/)
  await bank.fill('CASH')
  await dialog.getByRole('button', { name: messages.general.save }).click()
  await dialog.getByText(tally.sameLedger(tally.names.cash, tally.defaultNames.cash)).first().waitFor()
  await bank.fill('HDFC Current')
  await dialog.getByRole('table', { name: tally.whatIsWritten }).getByText('HDFC Current').waitFor()
  await expectAccessibleInBoth(visitor)
  await dialog.getByRole('button', { name: messages.general.save }).click()
  await toastShown(page, tally.saved)
  await table.getByText('HDFC Current', { exact: false }).first().waitFor()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: tally.download }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^tally-\d{4}-\d\d-01-to-\d{4}-\d\d-\d\d\.xml$/)
  const { vouchers, ledgers } = await readTally(readFileSync(await file.path()))
  expect(ledgers.get('HDFC Current')).toBe('Bank Accounts')
  expect(vouchers.filter(({ party }) => party === 'Ledger Motors').map(({ type }) => type)).toEqual([
    'Sales',
    'Receipt',
  ])
})
