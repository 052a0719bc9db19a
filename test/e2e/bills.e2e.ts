import { expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { addDays, dayStart, monthStart, officeDay, showInstant } from '#contract/dates.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { MAX_CASE_TOTAL, showRupees, sumRupees } from '#contract/money.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { proofImage } from '#test/upload-form.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, dialogOf, press, rowOf, submit, toastShown } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/*
 * A bill that is paid, and cash above the limit of a day. The superadmin's actions on a client's money: waiving a penalty, changing the credit limit, adjusting an account, taking a
 * payment back; the maximum amount of a case; and what a dealer reads at 80 % and at 100 % of its credit.
 */

const { office, openAs, openAt } = await startFixtures({ filled: false })
await office.stepUp(office.people.admin)
const admin = await openAs('superadmin')

const pageOf = (id: string, more = '') => `${paths.superadmin.clientDetails}?id=${id}${more}`

test('a client pays a bill by cash, and the superadmin verifies it and finds it settled among the bills of the client', async () => {
  const { client: payer } = office.people
  const bill = await office.bill({ client: payer })
  const client = await openAt(payer, paths.client.bills)
  await client.page.getByRole('radio', { name: /^Cash/ }).click()
  const proof = { name: 'receipt.png', mimeType: 'image/png', buffer: await proofImage(7) }
  await client.page.locator('input[type=file]').first().setInputFiles(proof)
  await client.page.getByText('Proof uploaded').waitFor()
  await client.page.getByRole('button', { name: /^Pay Now/ }).click()
  await client.page.getByText('Payment under verification').waitFor()

  const { page } = admin
  await admin.visit(paths.superadmin.payments)
  await press(page, 'Verify payment of Ravi Shah')
  await dialogOf(page).getByRole('button', { name: 'Verify', exact: true }).click()
  await toastShown(page, t.payments('verified'))
  await admin.go(pageOf(payer.client.id, `&tab=bills&bill=${bill.billId}`))
  await page.getByText('Payment already done and verified').waitFor()
  expect(await page.getByRole('button', { name: /^Pay Now/ }).count()).toBe(0)
  expect(await page.getByRole('tab', { name: 'Bills' }).getAttribute('aria-selected')).toBe('true')
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

test('a penalty is waived with a reason, once, and the client finds the bill without it', async () => {
  const client = await office.client({ fixedPenaltyAmount: 750 })
  // Charged in the previous month for the month before, so that its due date has passed on any day.
  const lastMonth = dayStart(addDays(monthStart(officeDay(new Date())), -20))
  await office.clock.at(lastMonth, () => office.bill({ client }))
  await runMonthEnd(office.deps)
  const params = { id: client.client.id }
  const [bill] = await office.ok(billEndpoints.ofClient, { as: client, params })

  const { page } = admin
  await admin.visit(pageOf(client.client.id, '&tab=bills'))
  await page.getByText('Penalty for late payment').waitFor()
  await press(page, t.bills('waivePenalty'))
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Waive', exact: true }).click()
  await dialog.getByText('Reason is required').waitFor()
  await dialog.getByLabel(/^Reason/).fill('The bank was closed')
  await dialog.getByRole('button', { name: 'Waive', exact: true }).click()
  await toastShown(page, t.bills('penaltyWaived'))
  const button = page.getByRole('button', { name: t.bills('waivePenalty') })
  await page.getByText('-₹750.00').waitFor()
  expect(await button.getAttribute('aria-description')).toBe(t.bills('alreadyWaived'))
  await page.getByText('The bank was closed').waitFor()

  const payer = await openAt(client, paths.client.bills)
  const less = ((bill?.totalAmount ?? 0) - 750).toLocaleString('en-IN', { minimumFractionDigits: 2 })
  await payer.page.getByText(`₹${less}`).first().waitFor()
  await payer.page.getByText('The penalty of ₹750.00 was waived.').waitFor()
  expect(await payer.page.getByText('The bank was closed').count()).toBe(0)
  expect(await payer.page.getByRole('button', { name: t.bills('waivePenalty') }).count()).toBe(0)
})

test('the credit limit is changed with a reason, and not of a dealer who is not accepted', async () => {
  const client = await office.client({ creditLimit: 50_000 })
  const { page } = admin
  await admin.visit(pageOf(client.client.id))
  await press(page, t.client('changeCredit'))
  const dialog = dialogOf(page)
  const limit = dialog.getByLabel(/^Credit Limit/)
  expect(await limit.inputValue()).toBe('50000')
  await dialog.getByLabel(/^Reason/).fill('Pays on time')
  await limit.fill('80000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await toastShown(page, t.client('creditChanged'))
  await page.getByText('₹80,000.00').first().waitFor()

  const { id } = await office.signUp()
  await admin.visit(pageOf(id))
  const button = page.getByRole('button', { name: t.client('changeCredit') })
  expect(await button.getAttribute('aria-description')).toBe(t.client('notVerified'))
})

/** A dealer whose limit is so many times a case, with one case paid on credit and one to pay. */
async function dealerWith(times: number) {
  const { totalAmount } = await office.caseIn('assigned')
  const creditLimit = Math.floor(totalAmount * times * 100) / 100
  const client = await office.client({ creditLimit })
  const paid = await office.caseIn('assigned', { client })
  await office.payment(client, [paid], 'CREDIT')
  return {
    client,
    left: sumRupees([creditLimit, -paid.totalAmount]),
    next: await office.caseIn('assigned', { client }),
  }
}

const banner = ({ page }: Visitor, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor()

test('at 80 % a dealer reads how much credit is left', async () => {
  const { client, left } = await dealerWith(1.25)
  const text = t.account('creditNearlyUsed', { percent: 80, left: showRupees(left) })
  const dealer = await openAt(client, paths.client.home)
  await banner(dealer, text)
})

test('at 100 % it reads that all is used, and the superadmin allows one payment beyond it', async () => {
  const { client, next } = await dealerWith(1)
  const dealer = await openAt(client, paths.client.home)
  await banner(dealer, t.account('creditUsedUp'))

  await admin.visit(pageOf(client.client.id))
  await press(admin.page, t.client('overrideCredit'))
  const dialog = dialogOf(admin.page)
  await dialog.getByRole('button', { name: t.client('allow'), exact: true }).click()
  await dialog.getByText('Reason is required').waitFor()
  await dialog.getByLabel(/^Reason/).fill('A busy day')
  await dialog.getByRole('button', { name: t.client('allow'), exact: true }).click()
  await toastShown(admin.page, t.client('overrideGiven'))

  const profile = await office.ok(identityEndpoints.myProfile, { as: client })
  expect(officeDay(new Date(profile.creditOverrideUntil ?? 0)) >= officeDay(new Date())).toBe(true)
  await dealer.visit(paths.client.home)
  await banner(dealer, t.account('creditBeyondLimit', { until: showInstant(profile.creditOverrideUntil ?? '') }))

  await office.payment(client, [next], 'CREDIT')
  await dealer.visit(paths.client.home)
  await banner(dealer, t.account('creditUsedUp'))
})

const adjusted = await office.client()
const { adjustments } = t

test('an account is adjusted in the favour of the client, and the adjustment is reversed once', async () => {
  const { page } = admin
  await admin.visit(pageOf(adjusted.client.id, '&tab=statement'))
  await press(page, adjustments('adjust'))
  const dialog = dialogOf(page)
  await dialog.getByLabel(/^Amount/).fill('150.25')
  await dialog.getByRole('button', { name: adjustments('discount') }).click()
  await submit(page, t.general('save'))
  await toastShown(page, adjustments('made'))
  const item = cardOf(page, adjustments('title'))
    .getByRole('listitem')
    .filter({ hasText: adjustments('discount') })
  await item.getByText('₹150.25 less').waitFor()
  await item.getByText(adjustments('onNextBill')).waitFor()

  await item.getByRole('button', { name: adjustments('reverseNamed', { reason: adjustments('discount') }) }).click()
  await dialog.getByLabel(/^Reason/).fill('Wrong client')
  await submit(page, adjustments('reverse'))
  await item.getByText(adjustments('reversed')).waitFor()
  expect(
    await page.getByRole('button', { name: adjustments('reverseNamed', { reason: adjustments('discount') }) }).count(),
  ).toBe(0)
  await rowOf(page, 'Wrong client').getByText('₹150.25').waitFor()
})

test('a payment whose money never came is taken back once, and the client owes it again', async () => {
  const made = await office.caseIn('assigned', { client: adjusted })
  const { paymentId } = await office.payment(adjusted, [made], 'UPI')
  const params = { id: paymentId }
  await office.ok(paymentEndpoints.verifyPayment, { as: await office.superadmin(), params })
  const { page } = admin
  await admin.go(`${paths.superadmin.payments}?tab=decided`)
  const { firstName, lastName } = adjusted.client
  const payerName = `${firstName} ${lastName}`
  const menu = page.getByRole('button', { name: t.table('moreActionsOf', { row: payerName }) })
  const takeBack = page.getByRole('menuitem', { name: adjustments('takeBackOf', { name: payerName }) })
  await menu.click()
  await takeBack.click()
  await dialogOf(page)
    .getByLabel(/^Reason/)
    .fill('The bank returned it')
  await submit(page, adjustments('takeBack'))
  await toastShown(page, adjustments('made'))
  await page.getByText(adjustments('takenBack')).first().waitFor()
  await menu.click()
  await page.getByRole('menuitem').first().waitFor()
  expect(await takeBack.count()).toBe(0)

  const payer = await openAt(adjusted, `${paths.client.transactions}?view=statement`, { width: 390 })
  await payer.page.getByText('The bank returned it').first().waitFor()
  await payer.page.getByText(showRupees(made.totalAmount)).first().waitFor()
})

test('a case form shows its limit and refuses a larger amount beside the field', async () => {
  const { page } = admin
  await admin.go(paths.superadmin.newCase)
  await page.getByText('Total of all charges: at most ₹10,00,00,000.00.').waitFor()
  await page.getByLabel(/^Receipt Amount/).fill('100000000')
  await page.getByLabel(/^PUC Charges/).fill('0.01')
  await page.getByLabel(/^Insurance Charges/).fill('0')
  await press(page, 'Submit Case')
  await page.getByText(t.cases('totalTooLarge', { most: showRupees(MAX_CASE_TOTAL) })).waitFor()
  expect(await page.getByLabel(/^Receipt Amount/).getAttribute('aria-invalid')).toBe('true')
})
