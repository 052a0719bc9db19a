import { showBillMonth } from '../bills/bill-texts.ts'
import { messages } from '../messages.ts'
import type { Transaction } from './transaction.ts'

/** Describes the purpose of a payment: its bill, or the numbers of at most `maxCases` of its cases. */
export function describePayment(
  { bill, cases }: Pick<Transaction, 'bill' | 'cases'>,
  maxCases = Number.POSITIVE_INFINITY,
) {
  if (bill) return messages.statement.billOf(showBillMonth(bill))
  const named = cases.slice(0, maxCases).map(({ caseNo }) => caseNo)
  const more = cases.length - named.length
  return [...named, ...(more > 0 ? [messages.statement.more(more)] : [])].join(', ')
}
