import { afterAll, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { paymentEndpoints as calls } from '#contract/payments/payment-endpoints.ts'
import { requireSuccess } from '#test/caller.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { close, expectAccessibleInBoth, press, toastShown } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* Several payments with their proofs side by side (contract-trade section 8): marked by keys, verified by one call. */

const { office, openAs } = await startFixtures({ filled: false })
const { admin, client } = office.people
const { bulk, payments } = messages
let visitor: Visitor
afterAll(() => close(visitor))

const pay = async (utr: string) =>
  (await office.payment(client, [await office.caseIn('assigned', { client })], 'UPI', utr)).paymentId
const dialog = () => visitor.page.getByRole('dialog', { name: payments.togetherTitle })
const decided = async () => {
  const day = { fromDate: '2020-01-01', toDate: '2100-01-01' }
  return requireSuccess(await office.call(calls.decided, { as: admin, body: day })).data
}

test('eight payments are decided together with at most 20 keystrokes, one of them rejected', async () => {
  for (let n = 1; n <= 8; n += 1) await pay(`TOGETHER${n}`)
  visitor = await openAs('superadmin')
  const { page } = visitor
  await visitor.visit(paths.superadmin.payments)
  const box = page.getByRole('checkbox', { name: /^Select .*₹/ }).first()
  await box.focus()
  let keystrokes = 1
  await page.keyboard.press('Control+a')
  await page.getByText(bulk.selected('8')).waitFor()
  await press(page, payments.checkTogether)
  await dialog().getByText(payments.markedOf(0, 8)).waitFor()
  await expectAccessibleInBoth(visitor)
  const current = dialog().locator('[aria-current="true"]')
  const key = async (name: string) => {
    await page.keyboard.press(name)
    keystrokes += 1
  }
  for (let marked = 1; marked <= 3; marked += 1) {
    await key('v')
    await dialog().getByText(payments.markedOf(marked, 8)).waitFor()
  }
  const fourth = await current.getAttribute('data-payment')
  await key('r')
  await key('1')
  await expect.poll(() => dialog().getByLabel(messages.fields.reason).inputValue()).toBe(payments.notInBankReason)
  await key('Enter')
  await dialog().getByText(payments.markedOf(3, 7)).waitFor()
  for (let marked = 4; marked <= 7; marked += 1) {
    await key('v')
    await dialog().getByText(payments.markedOf(marked, 7)).waitFor()
  }
  await expectAccessibleInBoth(visitor)
  await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toContain(payments.verifyMarked(7))
  await key('Enter')
  await dialog().getByText(payments.togetherDone).waitFor()
  await toastShown(page, payments.verifiedTogether(7, 7))
  console.log(`${keystrokes} keystrokes for 8 payments together`)
  expect(keystrokes).toBeLessThanOrEqual(20)
  const all = await decided()
  expect(all.filter(({ status }) => status === 'success')).toHaveLength(7)
  expect(all.find(({ id }) => id === fourth)).toMatchObject({ status: 'failed', reason: payments.notInBankReason })
  await dialog().getByRole('button', { name: payments.backToList }).click()
  await dialog().waitFor({ state: 'detached' })
})

test('a payment that somebody else has decided meanwhile stays with its reason; the others are verified', async () => {
  const [first] = [await pay('MEANWHILE1'), await pay('MEANWHILE2')]
  await close(visitor)
  visitor = await openAs('superadmin')
  const { page } = visitor
  await visitor.visit(paths.superadmin.payments)
  await page.getByRole('checkbox', { name: messages.table.selectAll }).click()
  await press(page, payments.checkTogether)
  await dialog().getByText(payments.markedOf(0, 2)).waitFor()
  requireSuccess(await office.call(calls.rejectPayment, { as: admin, params: { id: first ?? '' }, body: {} }))
  for (const marked of [1, 2]) {
    await page.keyboard.press('v')
    await dialog().getByText(payments.markedOf(marked, 2)).waitFor()
  }
  await page.keyboard.press('Enter')
  await dialog().getByText(payments.markedOf(0, 1)).waitFor()
  await dialog().locator(`[data-payment="${first}"]`).getByRole('alert').waitFor()
  await toastShown(page, payments.verifiedTogether(1, 2), 'warning')
})
