import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { defaultTallyNames } from '#contract/tally/tally-values.ts'
import { t } from '#contract/texts.ts'
import { sbiStatement } from '#test/bank-statements.ts'
import { readTally } from '#test/read-tally.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { toastShown } from './page-actions.ts'

/*
 * The page Accounts: bank statements, from the file to verified payments; for Tally the vouchers as a table, the names of the
 * ledgers, the file.
 */

const { office, openAt } = await startFixtures({ filled: false })
const { admin } = office.people
const { bank, tally } = t

test('a file that is no statement is refused with the reason, an unclear one is asked for; a statement verifies the payments that match', async () => {
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
  const visitor = await openAt('superadmin', paths.superadmin.payments, { width: 1440 })
  const { page, pageErrors } = visitor
  await page.getByRole('link', { name: bank('toBank') }).click()
  await page.getByRole('tab', { name: bank('title'), selected: true }).waitFor()
  const input = page.locator('input[type="file"]')
  pageErrors.allow(/415/)
  const scan = Buffer.from([137, 80, 78, 71, 0])
  await input.setInputFiles({ name: 'scan.pdf', mimeType: 'text/csv', buffer: scan })
  await page.getByText(t.sheets('format')).first().waitFor()
  await page.getByText(bank('emptyDetail')).waitFor()

  pageErrors.allow(/400/)
  const unclear = Buffer.from('Date,Narration,Amount\n05/11/2026,POS FEES,1500\n06/11/2026,BY UPI 999999999998,77 Cr')
  await input.setInputFiles({ name: 'unclear.csv', mimeType: 'text/csv', buffer: unclear })
  await page.getByRole('button', { name: bank('compare') }).click()
  const question = page.getByRole('dialog', { name: t.tables('question') })
  await question.getByText('05/11/2026, POS FEES, 1500.00').waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: bank('compare') }).click()
  await question.getByRole('radio', { name: t.tables('paid') }).click()
  await question.getByRole('button', { name: t.tables('goOn') }).click()
  await page
    .getByText(bank('compared', { lines: bank('lineTotal', { count: 1 }), withdrawals: 1, unread: 0 }))
    .waitFor()

  await input.setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: file })

  await page.getByRole('heading', { name: bank('columnsOf', { fileName: 'november.csv' }) }).waitFor()
  const columns = [bank('dateColumn'), bank('utrColumn'), bank('amountColumn')]
  const chosen = await Promise.all(
    columns.map((label) => page.getByRole('combobox', { name: new RegExp(`^${label}`) }).inputValue()),
  )
  expect(chosen).toEqual(['Txn Date', 'Description', 'Credit'])
  await visitor.settle()
  await page.getByRole('button', { name: bank('compare') }).click()

  const row = page.getByRole('row').filter({ hasText: '412345678901' })
  expect(await row.getByRole('checkbox').getAttribute('aria-checked')).toBe('true')
  await page.getByText(bank('whyAmountDiffers')).waitFor()
  await page.getByRole('heading', { name: bank('otherLines') }).waitFor()
  const excess = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  expect(excess, 'a long name wraps').toBeLessThanOrEqual(0)
  await visitor.settle()
  await page.getByRole('button', { name: bank('verifyPayments', { count: 1 }) }).click()
  await row.getByText(t.fields('verified')).waitFor()
  await page.getByText(t.bulk('outcome', { done: 1, failed: 0 })).waitFor()
  const pending = await office.ok(paymentEndpoints.pending, { as: admin })
  expect(pending.map(({ utr }) => utr)).not.toContain('412345678901')
  expect(pending.map(({ utr }) => utr)).toContain('412345678902')
})

test('the vouchers of the days are read, named as in Tally, and downloaded', async () => {
  const client = await office.client({ firmName: 'Ledger Motors' })
  const { paymentId } = await office.payment(client, [await office.caseIn('assigned', { client })], 'UPI')
  const as = await office.superadmin()
  await office.ok(paymentEndpoints.verifyPayment, { as, params: { id: paymentId } })

  const visitor = await openAt('superadmin', paths.superadmin.accounts)
  const { page, pageErrors } = visitor
  await page.getByRole('tab', { name: tally('title') }).waitFor()
  await page.getByRole('searchbox').fill('Ledger Motors')
  const table = page.getByRole('table', { name: tally('vouchers') })
  const rows = table.getByRole('row').filter({ hasText: 'Ledger Motors' })
  await expect.poll(() => rows.count()).toBe(2)
  await table.getByText(defaultTallyNames.reimbursements, { exact: false }).first().waitFor()
  await visitor.settle()

  await page.getByRole('button', { name: tally('changeNames') }).click()
  const dialog = page.getByRole('dialog', { name: tally('changeNames') })
  const bank = dialog.getByLabel(new RegExp(`^${tally('names.bank')}`))
  await bank.fill('')
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.getByText(t.general('isRequired', { label: tally('names.bank') })).waitFor()
  pageErrors.allow(/400/)
  await bank.fill('CASH')
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog
    .getByText(tally('sameLedger', { label: tally('names.cash'), name: defaultTallyNames.cash }))
    .first()
    .waitFor()
  await bank.fill('HDFC Current')
  await dialog
    .getByRole('table', { name: tally('whatIsWritten') })
    .getByText('HDFC Current')
    .waitFor()
  await visitor.settle()
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await toastShown(page, tally('saved'))
  await table.getByText('HDFC Current', { exact: false }).first().waitFor()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: tally('download') }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^tally-\d{4}-\d\d-01-to-\d{4}-\d\d-\d\d\.xml$/)
  const { vouchers, ledgers } = await readTally(readFileSync(await file.path()))
  expect(ledgers.get('HDFC Current')).toBe('Bank Accounts')
  expect(vouchers.filter(({ party }) => party === 'Ledger Motors').map(({ type }) => type)).toEqual([
    'Sales',
    'Receipt',
  ])
})
