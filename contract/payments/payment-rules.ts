import type { CasePayment } from '../cases/case.ts'
import { t } from '../texts.ts'
import type { PaymentWarning } from './payment.ts'

/** The tabs of a client's "Your Cases", by the status of each case's newest payment. */
export const paymentTabs = ['unpaid', 'waiting', 'verified'] as const

export type PaymentTab = (typeof paymentTabs)[number]

export const paymentTabLabels = (): Record<PaymentTab, string> => ({
  unpaid: t.payments('statusUnpaid'),
  waiting: t.payments('statusUnderVerification'),
  verified: t.fields('verified'),
})

/**
 * Returns the tab of a case by its newest payment: unpaid without a payment or with a failed one, waiting at `paid`,
 * verified at `success`.
 */
export function paymentTab(payment: Pick<CasePayment, 'status'> | null): PaymentTab {
  if (payment?.status === 'success') return 'verified'
  return payment?.status === 'paid' ? 'waiting' : 'unpaid'
}

/** Returns whether a case can be paid: it has no live payment. */
export const isPayable = (payment: Pick<CasePayment, 'status'> | null) => paymentTab(payment) === 'unpaid'

/**
 * Returns the UPI link that opens the payer's app: payee, amount with two decimals, note and reference. Spaces must be
 * `%20`, which `URLSearchParams` does not write; `@` stays unescaped in `pa`.
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

/** Returns the UTR of a payment by UPI; null for other modes, although a payer by cash may once have entered one. */
export const shownUtr = ({ mode, utr }: Pick<CasePayment, 'mode'> & { utr: string | null }): string | null =>
  mode === 'UPI' ? utr : null

/** The decisions on a payment: one only, while it is under verification. */
export const paymentRules = {
  verify: { from: 'paid', to: 'success', conflictMessage: 'payments.alreadyDecided' },
  reject: { from: 'paid', to: 'failed', conflictMessage: 'payments.alreadyDecided' },
} as const

/** Cash from one person on one day: from this sum on the receiver may be fined the whole amount (s.269ST). Rupees. */
const CASH_DAY_LIMIT = 200_000

/** The usual limit of banks for one UPI transfer between persons, in rupees. */
const UPI_LIMIT = 100_000

/** Returns whether the law forbids to accept a client's total cash of one day. */
export const isTooMuchCash = (rupeesOfDay: number): boolean => rupeesOfDay >= CASH_DAY_LIMIT

/** Returns whether a UPI payment exceeds the usual limit of banks. */
export const isTooMuchUpi = (rupees: number): boolean => rupees > UPI_LIMIT

/** The texts of the warnings on a payment, for payer and superadmin alike. */
export const paymentWarningTexts = (): Record<PaymentWarning, string> => ({
  UTR_USED: t.payments('utrUsedTwice'),
  PROOF_USED: t.payments('proofUsedTwice'),
  CASH_LIMIT: t.payments('tooMuchCash'),
  UPI_LIMIT: t.payments('tooMuchUpi'),
})
