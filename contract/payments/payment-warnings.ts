import { t } from '../texts.ts'
import type { PaymentWarning } from './payment.ts'

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
