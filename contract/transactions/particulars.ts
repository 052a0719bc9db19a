import { showBillMonth } from '../bills/bill-texts.ts'
import { t } from '../texts.ts'
import type { Transaction } from './transaction.ts'

/** Describes the purpose of a payment: its bill, or the numbers of at most `maxCases` of its cases. */
export function describePayment(
  { bill, cases }: Pick<Transaction, 'bill' | 'cases'>,
  maxCases = Number.POSITIVE_INFINITY,
) {
  if (bill) return t.statement('billOf', { month: showBillMonth(bill) })
  const named = cases.slice(0, maxCases).map(({ caseNo }) => caseNo)
  const more = cases.length - named.length
  return [...named, ...(more > 0 ? [t.statement('more', { cases: more })] : [])].join(', ')
}
