import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { ageingParts, statementRows } from '#contract/transactions/statement-rows.ts'
import type { Statement } from '#contract/transactions/transaction.ts'
import { clientFacts, periodHeading } from './client-report.ts'
import type { ReportOffice } from './letterhead.ts'
import { amountTable, facts, keepOnOnePage, listing, report } from './report-parts.ts'

const amount = (rupees: number | null) => (rupees === null ? '' : showRupees(rupees))

/** Returns the report of a client's statement: every line with its running balance, and the age of the debt. */
export function statementReport({
  statement,
  now,
  office,
}: {
  statement: Statement
  now: Date
  office: ReportOffice
}): TDocumentDefinitions {
  const { clientDetails, toDate, closingBalance, underVerification, ageing } = statement
  const rows = statementRows(statement)
  const cells = rows.map((row) => [
    showDay(row.date),
    row.entry,
    row.particulars || ' ',
    amount(row.debit) || ' ',
    amount(row.credit) || ' ',
    showRupees(row.balance),
  ])
  return report(periodHeading(messages.transactions.statementTitle, { ...statement, now, office }), [
    facts(messages.report.client, clientFacts(clientDetails)),
    listing(
      messages.report.account,
      [
        { header: messages.report.date, width: 56 },
        { header: messages.report.entry, width: 76 },
        { header: messages.report.particulars, width: '*' },
        { header: messages.report.debit, width: 66, right: true },
        { header: messages.report.credit, width: 66, right: true },
        { header: messages.report.balance, width: 70, right: true },
      ],
      cells.slice(0, -1),
      cells.at(-1),
    ),
    keepOnOnePage([
      amountTable(
        messages.report.owedByAge,
        ageingParts().map(({ key, label }) => [label, showRupees(ageing[key])] as const),
        [messages.report.owedOn(showDay(toDate)), showRupees(closingBalance)],
      ),
      ...(underVerification > 0
        ? [
            facts(messages.report.underVerification, [
              { label: messages.report.notCounted, value: showRupees(underVerification), wide: true },
            ]),
          ]
        : []),
    ]),
  ])
}
