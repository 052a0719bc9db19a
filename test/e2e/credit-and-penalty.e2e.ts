import { afterAll, expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill-endpoints.ts'
import { addDays, dayStart, monthStart, officeDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { MAX_CASE_TOTAL, showRupees } from '#contract/money.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { requireSuccess } from '#test/caller.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { close, dialogOf, press, toastShown } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/*
 * The superadmin's actions on a client's money: waiving a penalty, changing the credit limit; and the maximum amount of
 * a case.
 */

const { office, openAs } = await startFixtures({ filled: false })
const visitors: Visitor[] = []
afterAll(async () => {
  for (const visitor of visitors) await close(visitor)
})

async function visitAs(who: Parameters<typeof openAs>[0]): Promise<Visitor> {
  const visitor = await openAs(who)
  visitors.push(visitor)
  return visitor
}

const admin = await visitAs(office.people.admin)
const pageOf = (id: string, more = '') => `${paths.superadmin.clientDetails}?id=${id}${more}`

test('a penalty is waived with a reason, once, and the client finds the bill without it', async () => {
  const client = await office.client({ fixedPenaltyAmount: 750 })
  // Charged in the previous month for the month before, so that its due date has passed on any day.
  const lastMonth = dayStart(addDays(monthStart(officeDay(new Date())), -20))
  await office.clock.at(lastMonth, () => office.bill({ client }))
  await runMonthEnd(office.deps)
  const params = { id: client.client.id }
  const [bill] = requireSuccess(await office.call(billEndpoints.ofClient, { as: client, params })).data

  const { page } = admin
  await admin.visit(pageOf(client.client.id, '&tab=bills'))
  await page.getByText('Penalty for late payment').waitFor()
  await press(page, messages.bills.waivePenalty)
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Waive', exact: true }).click()
  await dialog.getByText('Reason is required').waitFor()
  await dialog.getByLabel(/^Reason/).fill('The bank was closed')
  await dialog.getByRole('button', { name: 'Waive', exact: true }).click()
  await toastShown(page, messages.bills.penaltyWaived)
  const button = page.getByRole('button', { name: messages.bills.waivePenalty })
  await page.getByText('-₹750.00').waitFor()
  expect(await button.getAttribute('aria-description')).toBe(messages.bills.alreadyWaived)
  await page.getByText('The bank was closed').waitFor()

  const payer = await visitAs(client)
  await payer.visit(paths.client.bills)
  const less = ((bill?.totalAmount ?? 0) - 750).toLocaleString('en-IN', { minimumFractionDigits: 2 })
  await payer.page.getByText(`₹${less}`).first().waitFor()
  await payer.page.getByText('The penalty of ₹750.00 was waived.').waitFor()
  expect(await payer.page.getByText('The bank was closed').count()).toBe(0)
  expect(await payer.page.getByRole('button', { name: messages.bills.waivePenalty }).count()).toBe(0)
})

test('the credit limit is changed with a reason, not below the used credit', async () => {
  const client = await office.client({ creditLimit: 50_000 })
  await office.payment(client, [await office.caseIn('assigned', { client })], 'CREDIT')
  const { page } = admin
  await admin.visit(pageOf(client.client.id))
  await press(page, messages.client.changeCredit)
  const dialog = dialogOf(page)
  const limit = dialog.getByLabel(/^Credit Limit/)
  expect(await limit.inputValue()).toBe('50000')
  admin.pageErrors.allow(/409/)
  await limit.fill('1')
  await dialog.getByLabel(/^Reason/).fill('Pays on time')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText(messages.client.limitBelowUsed).waitFor()
  await limit.fill('80000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await toastShown(page, messages.client.creditChanged)
  await page.getByText('₹80,000.00').waitFor()

  const { id } = await office.signUp()
  await admin.visit(pageOf(id))
  const button = page.getByRole('button', { name: messages.client.changeCredit })
  expect(await button.getAttribute('aria-description')).toBe(messages.client.notVerified)
})

test('a case form shows its limit and refuses a larger amount beside the field', async () => {
  const { page } = admin
  await admin.visit(paths.superadmin.newCase)
  await page.getByText('Total of all charges: at most ₹10,00,00,000.00.').waitFor()
  await page.getByLabel(/^Receipt Amount/).fill('100000000')
  await page.getByLabel(/^PUC Charges/).fill('0.01')
  await page.getByLabel(/^Insurance Charges/).fill('0')
  await press(page, 'Submit Case')
  await page.getByText(messages.cases.totalTooLarge(showRupees(MAX_CASE_TOTAL))).waitFor()
  expect(await page.getByLabel(/^Receipt Amount/).getAttribute('aria-invalid')).toBe('true')
})
