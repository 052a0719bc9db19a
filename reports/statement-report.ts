import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { showPhone } from '#contract/phone.ts'
import { ageingParts, statementRows } from '#contract/transactions/statement-rows.ts'
import type { Statement } from '#contract/transactions/transaction.ts'
import { amountTable, facts, keepOnOnePage, listing, report } from './report-parts.ts'

const amount = (rupees: number | null) => (rupees === null ? '' : showRupees(rupees))

/** A client's statement on paper: every line with its running balance, and the age of what is owed. */
export function statementReport({ statement, now }: { statement: Statement; now: Date }): TDocumentDefinitions {
  const { clientDetails: client, fromDate, toDate, closingBalance, underVerification, ageing } = statement
  const rows = statementRows(statement)
  const cells = rows.map((row) => [
    showDay(row.date),
    row.entry,
    row.particulars || ' ',
    amount(row.debit) || ' ',
    amount(row.credit) || ' ',
    showRupees(row.balance),
  ])
  return report(
    {
      title: messages.transactions.statementTitle,
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
      ]),
      listing(
        'Account',
        [
          { header: 'Date', width: 56 },
          { header: 'Entry', width: 76 },
          { header: 'Particulars', width: '*' },
          { header: 'Debit', width: 66, right: true },
          { header: 'Credit', width: 66, right: true },
          { header: 'Balance', width: 70, right: true },
        ],
        cells.slice(0, -1),
        cells.at(-1),
      ),
      keepOnOnePage([
        amountTable(
          'What is owed, by age',
          ageingParts.map(({ key, label }) => [label, showRupees(ageing[key])] as const),
          [`Owed on ${showDay(toDate)}`, showRupees(closingBalance)],
        ),
        ...(underVerification > 0
          ? [facts('Under verification', [{ label: 'Not counted', value: showRupees(underVerification), wide: true }])]
          : []),
      ]),
    ],
  )
}
