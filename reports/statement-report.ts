import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
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
  return report(periodHeading(t.transactions('statementTitle'), { ...statement, now, office }), [
    facts(t.report('client'), clientFacts(clientDetails)),
    listing(
      t.report('account'),
      [
        { header: t.report('date'), width: 56 },
        { header: t.report('entry'), width: 76 },
        { header: t.report('particulars'), width: '*' },
        { header: t.report('debit'), width: 66, right: true },
        { header: t.report('credit'), width: 66, right: true },
        { header: t.report('balance'), width: 70, right: true },
      ],
      cells.slice(0, -1),
      cells.at(-1),
    ),
    keepOnOnePage([
      amountTable(
        t.report('owedByAge'),
        ageingParts().map(({ key, label }) => [label, showRupees(ageing[key])] as const),
        [t.report('owedOn', { toDate: showDay(toDate) }), showRupees(closingBalance)],
      ),
      ...(underVerification > 0
        ? [
            facts(t.states('payment.paid'), [
              { label: t.report('notCounted'), value: showRupees(underVerification), wide: true },
            ]),
          ]
        : []),
    ]),
  ])
}
