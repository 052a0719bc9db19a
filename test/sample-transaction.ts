import type { Transaction } from '#contract/transactions/transaction.ts'

/** Returns a verified payment of 100 rupees by UPI, with the given changes. */
export const sampleTransaction = (changes: Partial<Transaction>): Transaction => ({
  id: '01900000-0000-7000-8000-000000000001',
  paymentDate: '2026-11-20T18:30:00.000Z',
  remark: null,
  reason: null,
  mode: 'UPI',
  Amount: 100,
  status: 'success',
  utr: null,
  receiptNo: null,
  invoiceNo: null,
  cases: [],
  bill: null,
  ...changes,
})
