import { messages } from '#contract/messages.ts'
import { showRupees, toRupees } from '#contract/money.ts'
import { letterTemplate } from './letter.ts'

/** Informs a client that a payment was verified, with its receipt; the amount is in paise. */
export const paymentVerified = letterTemplate<{ name: string; receiptNo: string; amount: number; mode: string }>({
  name: 'payment-verified',
  subject: ({ receiptNo }) => messages.receipts.mailSubject(receiptNo),
  paragraphs: ({ amount, mode, receiptNo }) => [
    messages.receipts.mailText(showRupees(toRupees(amount)), mode, receiptNo),
  ],
  action: (_parameters, { publicUrl }) => ({
    label: messages.receipts.seeTransactions,
    href: `${publicUrl}/client/Transactions`,
  }),
})
