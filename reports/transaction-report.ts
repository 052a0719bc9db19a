import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { showInstantDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees, sumRupees } from '#contract/money.ts'
import { paymentStatusLabels } from '#contract/payments/payment-rules.ts'
import { describePayment } from '#contract/transactions/particulars.ts'
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

/** Returns the report of a client's payments (spec/2 screens 13 and 18). */
export function transactionReport(data: TransactionReport): TDocumentDefinitions {
  const { client, transactions } = data
  const sums = sumTransactions(transactions)
  return report(periodHeading(messages.transactions.reportTitle, data), [
    facts(messages.report.client, [
      ...clientFacts(client),
      { label: messages.report.creditLimit, value: showRupees(client.client.creditLimit) },
      { label: messages.report.utilized, value: showRupees(client.client.utilizedCredit) },
    ]),
    listing(
      messages.report.transactions,
      [
        paymentColumns().date,
        paymentColumns().mode,
        { header: messages.report.particulars, width: '*' },
        paymentColumns().amount,
        { header: messages.report.status, width: 88 },
      ],
      transactions.length === 0
        ? [['', '', messages.table.empty, '', '']]
        : transactions.map((transaction) => [
            showInstantDay(transaction.paymentDate),
            transaction.mode,
            [
              describePayment(transaction),
              transaction.utr && `UTR ${transaction.utr}`,
              transaction.reason && messages.report.rejectedFor(transaction.reason),
            ]
              .filter(Boolean)
              .join(' · '),
            showRupees(transaction.Amount),
            paymentStatusLabels()[transaction.status],
          ]),
    ),
    amountTable(
      messages.report.summary,
      [
        [messages.report.movedToCredit, showRupees(sums.onCredit)],
        [paymentStatusLabels().paid, showRupees(sums.waiting)],
        [paymentStatusLabels().failed, showRupees(sums.failed)],
      ],
      [messages.report.received, showRupees(sums.received)],
    ),
  ])
}
