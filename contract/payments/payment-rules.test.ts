import { expect, test } from 'vitest'
import { isPayable, isTooMuchCash, isTooMuchUpi, paymentRules, paymentTab, shownUtr, upiLink } from './payment-rules.ts'

test.each([
  [null, 'unpaid', true],
  [{ status: 'failed' }, 'unpaid', true],
  [{ status: 'paid' }, 'waiting', false],
  [{ status: 'success' }, 'verified', false],
] as const)('a case with the payment %j is in the tab %s, payable: %s', (payment, tab, payable) => {
  expect([paymentTab(payment), isPayable(payment)]).toEqual([tab, payable])
})

test('only a payment by UPI shows its UTR', () => {
  expect(shownUtr({ mode: 'UPI', utr: '123456789012' })).toBe('123456789012')
  expect(shownUtr({ mode: 'CASH', utr: '123456789012' })).toBeNull()
})

test('a payment is decided once, while it is under verification', () => {
  expect([paymentRules.verify, paymentRules.reject]).toMatchObject([
    { from: 'paid', to: 'success' },
    { from: 'paid', to: 'failed' },
  ])
})

test('the link for UPI apps has payee, amount with two decimals, note and reference', () => {
  expect(
    upiLink({ upi: 'office.pune@okhdfc', payee: 'Sharma & Sons', rupees: 8510.5, note: 'CASE FEE', reference: 'A/1' }),
  ).toBe('upi://pay?pa=office.pune@okhdfc&pn=Sharma%20%26%20Sons&am=8510.50&cu=INR&tn=CASE%20FEE&tr=A%2F1')
})

test('cash is too much from two lakh on, UPI above one lakh', () => {
  expect([isTooMuchCash(199_999.99), isTooMuchCash(200_000)]).toEqual([false, true])
  expect([isTooMuchUpi(100_000), isTooMuchUpi(100_000.01)]).toEqual([false, true])
})
