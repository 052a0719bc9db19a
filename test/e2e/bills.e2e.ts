import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { proofImage } from '#test/upload-form.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { dialogOf, press, toastShown } from './page-actions.ts'

/* Bills: a bill is paid and verified; the limit of a day's cash payments is checked. */

const { office, openAt } = await startFixtures({ filled: false })
test('a client pays a bill by cash, and the superadmin verifies it and finds it settled among the bills of the client', async () => {
  const { client: payer, admin } = office.people
  const bill = await office.bill({ client: payer })
  const client = await openAt(payer, paths.client.bills)
  const pay = client.page.getByRole('button', { name: /^Pay Now/ })
  await client.page.getByRole('radio', { name: /^Cash/ }).click()
  await client.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'receipt.png',
      mimeType: 'image/png',
      buffer: await proofImage(7),
    })
  await client.page.getByText('Proof uploaded').waitFor()
  await pay.click()
  await client.page.getByText('Payment under verification').waitFor()

  const verifier = await openAt(admin, paths.superadmin.payments)
  await press(verifier.page, 'Verify payment of Ravi Shah')
  await dialogOf(verifier.page).getByRole('button', { name: 'Verify', exact: true }).click()
  await toastShown(verifier.page, t.payments('verified'))
  await verifier.go(`${paths.superadmin.clientDetails}?id=${payer.client.id}&tab=bills&bill=${bill.billId}`)
  await verifier.page.getByText('Payment already done and verified').waitFor()
  expect(await verifier.page.getByRole('button', { name: /^Pay Now/ }).count()).toBe(0)
  expect(await verifier.page.getByRole('tab', { name: 'Bills' }).getAttribute('aria-selected')).toBe('true')
})

test('cash above the daily limit shows a warning before the payment', async () => {
  const client = await office.client({ firstName: 'Noor', lastName: 'Khan' })
  const withReceipt = (receiptAmount: number) =>
    office.caseIn('assigned', {
      client,
      over: { expenseDetail: { receiptAmount, pucCharges: 0, insuranceCharges: 0 } },
    })
  await office.payment(client, [await withReceipt(150_000)])
  const { assignmentId, CaseNo, totalAmount } = await withReceipt(60_000)
  const { page } = await openAt(client, {
    address: paths.client.payment,
    state: { paidCaseIds: [assignmentId], totalPayable: totalAmount, caseNos: [CaseNo] },
  })
  await page.getByRole('radio', { name: /^Cash/ }).click()
  await page.getByText('you have paid ₹1,50,000.00 in cash today').waitFor()
  await page.getByRole('radio', { name: /^UPI/ }).click()
  await page.getByText('in cash today').waitFor({ state: 'detached' })
})
