import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { type Day, showDay, showInstantDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees, sumRupees } from '#contract/money.ts'
import { paymentStatusLabels } from '#contract/payments/payment-rules.ts'
import { showPhone } from '#contract/phone.ts'
import { describePayment } from '#contract/transactions/particulars.ts'
import type { ClientDetails, Transaction } from '#contract/transactions/transaction.ts'
import { amountTable, facts, listing, report } from './report-parts.ts'

/**
 * What some transactions come to, in rupees. What was moved to the client's credit stands apart
 * from what was received: it is paid for by a bill, which is among the received ones in its turn.
 */
export function sumTransactions(transactions: readonly Pick<Transaction, 'mode' | 'status' | 'Amount'>[]) {
  const sum = (wanted: (one: Pick<Transaction, 'mode' | 'status'>) => boolean) =>
    sumRupees(transactions.filter(wanted).map(({ Amount }) => Amount))
  return {
    received: sum(({ mode, status }) => status === 'success' && mode !== 'CREDIT'),
    onCredit: sum(({ mode, status }) => status === 'success' && mode === 'CREDIT'),
    waiting: sum(({ status }) => status === 'paid'),
    failed: sum(({ status }) => status === 'failed'),
  }
}

interface TransactionReport {
  client: ClientDetails
  transactions: readonly Transaction[]
  fromDate: Day
  toDate: Day
  now: Date
}

/** A client's transactions on paper (spec/2 screens 13 and 18). */
export function transactionReport(given: TransactionReport): TDocumentDefinitions {
  const { client, transactions, fromDate, toDate, now } = given
  const sums = sumTransactions(transactions)
  return report(
    {
      title: messages.transactions.reportTitle,
      office: messages.upi.payee,
      now,
      factTable: [['Period', `${showDay(fromDate)} to ${showDay(toDate)}`]],
    },
    [
      facts('Client', [
        { label: 'Firm Name', value: client.client.firmName },
        { label: 'Name', value: `${client.firstName} ${client.lastName}` },
        { label: 'Email', value: client.email },
        { label: 'Phone', value: showPhone(client.phoneNo) },
        { label: 'Credit Limit', value: showRupees(client.client.creditLimit) },
        { label: 'Utilized', value: showRupees(client.client.utilizedCredit) },
      ]),
      listing(
        'Transactions',
        [
          { header: 'Date', width: 58 },
          { header: 'Mode', width: 42 },
          { header: 'Particulars', width: '*' },
          { header: 'Amount', width: 84, right: true },
          { header: 'Status', width: 88 },
        ],
        transactions.length === 0
          ? [['', '', messages.table.empty, '', '']]
          : transactions.map((one) => [
              showInstantDay(one.paymentDate),
              one.mode,
              [describePayment(one), one.utr && `UTR ${one.utr}`, one.reason && `Rejected: ${one.reason}`]
                .filter(Boolean)
                .join(' · '),
              showRupees(one.Amount),
              paymentStatusLabels[one.status],
            ]),
      ),
      amountTable(
        'Summary',
        [
          ['Moved to credit, to be billed', showRupees(sums.onCredit)],
          [paymentStatusLabels.paid, showRupees(sums.waiting)],
          [paymentStatusLabels.failed, showRupees(sums.failed)],
        ],
        ['Received by cash and UPI, verified', showRupees(sums.received)],
      ),
    ],
  )
}
