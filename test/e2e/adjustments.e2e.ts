import { afterAll, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { requireSuccess } from '#test/caller.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, close, dialogOf, expectAccessibleInBoth, press, rowOf, submit, toastShown } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* The superadmin adjusts a client's account, reverses it, and takes a payment back; the client reads it in its statement. */

const { office, openAs } = await startFixtures({ filled: false })
const visitors: Visitor[] = []
afterAll(async () => {
  for (const visitor of visitors) await close(visitor)
})

async function visitAs(...who: Parameters<typeof openAs>): Promise<Visitor> {
  const visitor = await openAs(...who)
  visitors.push(visitor)
  return visitor
}

const admin = await visitAs(office.people.admin)
const client = await office.client()
const made = await office.caseIn('assigned', { client })
const { adjustments } = messages

test('an account is adjusted in the favour of the client, and the adjustment is reversed once', async () => {
  const { page } = admin
  await admin.visit(`${paths.superadmin.clientDetails}?id=${client.client.id}&tab=statement`)
  await press(page, adjustments.adjust)
  const dialog = dialogOf(page)
  await dialog.getByLabel(/^Amount/).fill('150.25')
  await dialog.getByRole('button', { name: adjustments.discount }).click()
  await submit(page, messages.general.save)
  await toastShown(page, adjustments.made)
  const item = cardOf(page, adjustments.title).getByRole('listitem').filter({ hasText: adjustments.discount })
  await item.getByText('₹150.25 less').waitFor()
  await item.getByText(adjustments.onNextBill).waitFor()
  await expectAccessibleInBoth(admin)

  await item.getByRole('button', { name: adjustments.reverseNamed(adjustments.discount) }).click()
  await dialog.getByLabel(/^Reason/).fill('Wrong client')
  await submit(page, adjustments.reverse)
  await item.getByText(adjustments.reversed).waitFor()
  expect(await page.getByRole('button', { name: adjustments.reverseNamed(adjustments.discount) }).count()).toBe(0)
  await rowOf(page, 'Wrong client').getByText('₹150.25').waitFor()
})

test('a payment whose money never came is taken back once, and the client owes it again', async () => {
  const { paymentId } = await office.payment(client, [made], 'UPI')
  const params = { id: paymentId }
  requireSuccess(await office.call(paymentEndpoints.verifyPayment, { as: await office.superadmin(), params }))
  const { page } = admin
  await admin.visit(`${paths.superadmin.payments}?tab=decided`)
  const { firstName, lastName } = client.client
  const payerName = `${firstName} ${lastName}`
  const menu = page.getByRole('button', { name: messages.table.moreActionsOf(payerName) })
  const takeBack = page.getByRole('menuitem', { name: adjustments.takeBackOf(payerName) })
  await menu.click()
  await takeBack.click()
  await dialogOf(page)
    .getByLabel(/^Reason/)
    .fill('The bank returned it')
  await submit(page, adjustments.takeBack)
  await toastShown(page, adjustments.made)
  await page.getByText(adjustments.takenBack).first().waitFor()
  await menu.click()
  await page.getByRole('menuitem').first().waitFor()
  expect(await takeBack.count()).toBe(0)

  const payer = await visitAs(client, { width: 390 })
  await payer.visit(`${paths.client.transactions}?view=statement`)
  await payer.page.getByText('The bank returned it').first().waitFor()
  await payer.page.getByText(showRupees(made.totalAmount)).first().waitFor()
})
