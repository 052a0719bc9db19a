import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { showInstantDay } from '#contract/dates.ts'
import { showRupees, sumRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { describePayment } from '#contract/transactions/statement-rows.ts'
import type { ClientDetails, Transaction } from '#contract/transactions/transaction.ts'
import { clientFacts, paymentColumns, periodHeading, type ReportPeriod } from './client-report.ts'
import { amountTable, facts, listing, report } from './report-parts.ts'

/**
 * Returns the totals of payments, in rupees. CREDIT payments are separate from received ones, because
 * the payment of their bill is itself among the received ones.
 */
export function sumTransactions(transactions: readonly Pick<Transaction, 'mode' | 'status' | 'Amount'>[]) {
  const sum = (predicate: (transaction: Pick<Transaction, 'mode' | 'status'>) => boolean) =>
    sumRupees(transactions.filter(predicate).map(({ Amount }) => Amount))
  return {
    received: sum(({ mode, status }) => status === 'success' && mode !== 'CREDIT'),
    onCredit: sum(({ mode, status }) => status === 'success' && mode === 'CREDIT'),
    waiting: sum(({ status }) => status === 'paid'),
    failed: sum(({ status }) => status === 'failed'),
  }
}

interface TransactionReport extends ReportPeriod {
  client: ClientDetails
  transactions: readonly Transaction[]
}

/** Returns the report of a client's payments. */
export function transactionReport(data: TransactionReport): TDocumentDefinitions {
  const { client, transactions } = data
  const sums = sumTransactions(transactions)
  return report(periodHeading(t.transactions('reportTitle'), data), [
    facts(t.report('client'), [
      ...clientFacts(client),
      { label: t.report('creditLimit'), value: showRupees(client.client.creditLimit) },
      { label: t.report('utilized'), value: showRupees(client.client.utilizedCredit) },
    ]),
    listing(
      t.report('transactions'),
      [
        paymentColumns().date,
        paymentColumns().mode,
        { header: t.report('particulars'), width: '*' },
        paymentColumns().amount,
        { header: t.report('status'), width: 88 },
      ],
      transactions.length === 0
        ? [['', '', t.table('empty'), '', '']]
        : transactions.map((transaction) => [
            showInstantDay(transaction.paymentDate),
            transaction.mode,
            [
              describePayment(transaction),
              transaction.utr && `UTR ${transaction.utr}`,
              transaction.reason && t.report('rejectedFor', { reason: transaction.reason }),
            ]
              .filter(Boolean)
              .join(' · '),
            showRupees(transaction.Amount),
            t.states(`payment.${transaction.status}`),
          ]),
    ),
    amountTable(
      t.report('summary'),
      [
        [t.report('movedToCredit'), showRupees(sums.onCredit)],
        [t.states('payment.paid'), showRupees(sums.waiting)],
        [t.states('payment.failed'), showRupees(sums.failed)],
      ],
      [t.report('received'), showRupees(sums.received)],
    ),
  ])
}
