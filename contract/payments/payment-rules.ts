import type { CasePayment } from '../cases/case.ts'
import { messages } from '../messages.ts'

/** The tabs of a client's "Your Cases", by the state of each case's newest payment (spec/2 point 4). */
export const paymentTabs = ['Unpaid', 'Under Verification', 'Verified'] as const
export type PaymentTab = (typeof paymentTabs)[number]

/** Unpaid without a payment or with a failed one; under verification while `paid`; verified at `success`. */
export function paymentTab(payment: Pick<CasePayment, 'status'> | null): PaymentTab {
  if (payment?.status === 'success') return 'Verified'
  return payment?.status === 'paid' ? 'Under Verification' : 'Unpaid'
}

/** A case can be chosen for payment while it has no live payment. */
export const isPayable = (payment: Pick<CasePayment, 'status'> | null) => paymentTab(payment) === 'Unpaid'

/**
 * The UPI link that a payer's app opens: payee, amount with two decimals, note and a reference of
 * its own. Spaces must be `%20`, which `URLSearchParams` does not write; `@` stays raw in `pa`.
 */
export function upiLink(pay: { upi: string; payee: string; rupees: number; note: string; reference: string }): string {
  const parts = [
    `pa=${encodeURIComponent(pay.upi).replace('%40', '@')}`,
    `pn=${encodeURIComponent(pay.payee)}`,
    `am=${pay.rupees.toFixed(2)}`,
    'cu=INR',
    `tn=${encodeURIComponent(pay.note)}`,
    `tr=${encodeURIComponent(pay.reference)}`,
  ]
  return `upi://pay?${parts.join('&')}`
}

/** How a payment is decided: once, from under verification (contract 4.5). */
export const paymentRules = {
  verify: { from: 'paid', to: 'success', otherwise: messages.payments.alreadyDecided },
  reject: { from: 'paid', to: 'failed', otherwise: messages.payments.alreadyDecided },
} as const
