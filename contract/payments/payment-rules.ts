import type { CasePayment } from '../cases/case.ts'
import { messages } from '../messages.ts'
import type { PaymentWarning } from './payment.ts'

/** The tabs of a client's "Your Cases", by the state of each case's newest payment (spec/2 point 4). */
export const paymentTabs = [
  messages.payments.statusUnpaid,
  messages.payments.statusUnderVerification,
  messages.fields.verified,
] as const
export type PaymentTab = (typeof paymentTabs)[number]

/** Unpaid without a payment or with a failed one; under verification while `paid`; verified at `success`. */
export function paymentTab(payment: Pick<CasePayment, 'status'> | null): PaymentTab {
  if (payment?.status === 'success') return messages.fields.verified
  return payment?.status === 'paid' ? messages.payments.statusUnderVerification : messages.payments.statusUnpaid
}

/** How the states of a payment read on paper. */
export const paymentStatusLabels = {
  failed: messages.payments.statusFailed,
  paid: messages.payments.statusUnderVerification,
  success: messages.fields.verified,
} as const

/** A case can be chosen for payment while it has no live payment. */
export const isPayable = (payment: Pick<CasePayment, 'status'> | null) =>
  paymentTab(payment) === messages.payments.statusUnpaid

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
  verify: { from: 'paid', to: 'success', conflictMessage: messages.payments.alreadyDecided },
  reject: { from: 'paid', to: 'failed', conflictMessage: messages.payments.alreadyDecided },
} as const

/** Cash from one person on one day: at this sum and above the receiver may be fined its whole amount (s.269ST). Rupees. */
export const CASH_DAY_LIMIT = 200_000
/** What banks let a person send to another by UPI at once, in rupees. */
export const UPI_LIMIT = 100_000

/** True for a client's cash of one day, all of it together, that the law forbids to take. */
export const isTooMuchCash = (rupeesOfDay: number): boolean => rupeesOfDay >= CASH_DAY_LIMIT

/** True for a UPI payment above what banks usually let a person send. */
export const isTooMuchUpi = (rupees: number): boolean => rupees > UPI_LIMIT

/** What the warnings on a payment say; payer and superadmin read the same words. */
export const paymentWarningTexts: Record<PaymentWarning, string> = {
  UTR_USED: messages.payments.utrUsedTwice,
  PROOF_USED: messages.payments.proofUsedTwice,
  CASH_LIMIT: messages.payments.tooMuchCash,
  UPI_LIMIT: messages.payments.tooMuchUpi,
}
