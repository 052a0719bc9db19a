import { showBillMonth } from '../bills/bill-texts.ts'
import { showPlate } from '../cases/plate.ts'
import { showRupees } from '../money.ts'
import { dates } from '../texts/dates/en.ts'
import { t } from '../texts.ts'
import type { Statement, StatementLine, Transaction } from './transaction.ts'

/** A row of a statement: a line, the opening balance or the closing balance. */
export interface StatementRow {
  id: string
  date: string
  /** The name of the event, or that of the balance. */
  entry: string
  particulars: string
  debit: number | null
  credit: number | null
  balance: number
  isBalance: boolean
  /** The adjustment with a credit note (or an invoice), and its number. */
  document?: { adjustmentId: string; number: string }
}

const entryNames = (): Record<StatementLine['kind'], string> => ({
  CHARGE: t.statement('caseCharged'),
  UNASSIGNED: t.statement('caseUnassigned'),
  PAYMENT: t.statement('payment'),
  CREDIT: t.statement('movedToCredit'),
  BILL: t.statement('billRaised'),
  PENALTY: t.statement('penalty'),
  WAIVER: t.bills('penaltyWaived'),
  ADJUSTMENT: t.statement('adjustment'),
})

/**
 * Translates the month of a bill and the number of cases, which lines have in English; returns any other text
 * unchanged.
 */
function showParticulars(text: string): string {
  const [, cases] = /^(\d+) cases$/.exec(text) ?? []
  if (cases) return t.payments('caseCount', { count: Number(cases) })
  const [, month = '', year] = /^([A-Z][a-z]+) (\d{4})$/.exec(text) ?? []
  const place = (dates.months as readonly string[]).indexOf(month)
  return place < 0 ? text : showBillMonth({ billMonth: place + 1, billYear: Number(year) })
}

/** Describes a line. A line that does not change the balance includes its amount. */
function particularsOfLine({ kind, particulars: stored, mode, amount }: StatementLine): string {
  const particulars = kind === 'ADJUSTMENT' ? stored : showParticulars(stored)
  if (kind === 'PAYMENT') {
    const paid = / \d{4}$/.test(stored) ? t.statement('billOf', { month: particulars }) : particulars
    return t.statement('paidBy', { particulars: paid, mode: mode ?? '' })
  }
  if (kind === 'CREDIT' || kind === 'BILL') return `${particulars}, ${showRupees(amount)}`
  if (kind === 'PENALTY' || kind === 'WAIVER') return t.statement('billOf', { month: particulars })
  if (kind === 'ADJUSTMENT') return particulars
  return particulars.replace(/^(\S+) (.+)$/, (_, caseNo: string, plate: string) => `${caseNo} ${showPlate(plate)}`)
}

/** Returns the rows of a statement, opening and closing balance included; screen, CSV and PDF show these rows. */
export function statementRows(statement: Statement): StatementRow[] {
  const { fromDate, toDate, openingBalance, totalDebit, totalCredit, closingBalance } = statement
  return [
    {
      id: 'opening',
      date: fromDate,
      entry: t.statement('openingBalance'),
      particulars: '',
      debit: null,
      credit: null,
      balance: openingBalance,
      isBalance: true,
    },
    ...statement.lines.map((line) => ({
      id: `${line.kind} ${line.id}`,
      date: line.date,
      entry: entryNames()[line.kind],
      particulars: particularsOfLine(line),
      debit: line.debit || null,
      credit: line.credit || null,
      balance: line.balance,
      isBalance: false,
      ...(line.invoiceNo !== undefined && { document: { adjustmentId: line.id, number: line.invoiceNo } }),
    })),
    {
      id: 'closing',
      date: toDate,
      entry: t.statement('closingBalance'),
      particulars: '',
      debit: totalDebit,
      credit: totalCredit,
      balance: closingBalance,
      isBalance: true,
    },
  ]
}

/** The age classes of a debt, by the days since it was charged. */
export const ageingParts = () =>
  [
    { key: 'days0to30', label: t.statement('days0to30') },
    { key: 'days31to60', label: t.statement('days31to60') },
    { key: 'days61to90', label: t.statement('days61to90') },
    { key: 'daysOver90', label: t.statement('daysOver90') },
  ] as const

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
