import { afterEach, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { sbiStatement } from '#test/bank-statements.ts'
import { requireSuccess } from '#test/caller.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { close, expectAccessibleInBoth } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* The tab of bank statements: from the file to verified payments. */

const { office, openAs } = await startFixtures({ filled: false })
const { admin } = office.people
let visitor: Visitor
afterEach(() => close(visitor))
const { bank } = messages

test('a file that is no statement is refused with the reason; a statement verifies the payments that match', async () => {
  const client = await office.client({ firmName: 'Shree Siddhivinayak Automobiles and Services '.repeat(2).trim() })
  const [same, differs] = [await office.caseIn('assigned', { client }), await office.caseIn('assigned', { client })]
  await office.payment(client, [same], 'UPI', '412345678901')
  await office.payment(client, [differs], 'UPI', '412345678902')
  const day = '2026-11-05'
  const file = sbiStatement([
    { day, utr: '412345678901', rupees: same.totalAmount },
    { day, utr: '412345678902', rupees: differs.totalAmount - 10 },
    { day, utr: '999999999999', rupees: 77 },
  ])
  visitor = await openAs('superadmin', { width: 1440 })
  const { page, visit, pageErrors } = visitor
  await visit(paths.superadmin.payments)
  await page.getByRole('link', { name: bank.toBank }).click()
  await page.getByRole('tab', { name: bank.title, selected: true }).waitFor()
  const input = page.locator('input[type="file"]')
  pageErrors.allow(/400/)
  const scan = Buffer.from([137, 80, 78, 71, 0])
  await input.setInputFiles({ name: 'scan.pdf', mimeType: 'text/csv', buffer: scan })
  await page.getByText(messages.sheets.format).first().waitFor()
  await page.getByText(bank.emptyDetail).waitFor()
  await input.setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: file })

  await page.getByRole('heading', { name: bank.columnsOf('november.csv') }).waitFor()
  const columns = [bank.dateColumn, bank.utrColumn, bank.amountColumn]
  const chosen = await Promise.all(
    columns.map((label) => page.getByRole('combobox', { name: new RegExp(`^${label}`) }).inputValue()),
  )
  expect(chosen).toEqual(['Txn Date', 'Description', 'Credit'])
  await expectAccessibleInBoth(visitor)
  await page.getByRole('button', { name: bank.compare }).click()

  const row = page.getByRole('row').filter({ hasText: '412345678901' })
  expect(await row.getByRole('checkbox').getAttribute('aria-checked')).toBe('true')
  await page.getByText(bank.whyAmountDiffers).waitFor()
  await page.getByRole('heading', { name: bank.otherLines }).waitFor()
  const excess = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  expect(excess, 'a long name wraps').toBeLessThanOrEqual(0)
  await expectAccessibleInBoth(visitor)
  await page.getByRole('button', { name: bank.verifyPayments(1) }).click()
  await row.getByText(messages.fields.verified).waitFor()
  await page.getByText(messages.bulk.outcome(1, 0)).waitFor()
  const pending = requireSuccess(await office.call(paymentEndpoints.pending, { as: admin })).data
  expect(pending.map(({ utr }) => utr)).not.toContain('412345678901')
  expect(pending.map(({ utr }) => utr)).toContain('412345678902')
})
