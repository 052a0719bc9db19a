import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { Activity } from '#contract/activity/activity.ts'
import { BankLine } from '#contract/bank/bank.ts'
import { BillOfClient } from '#contract/bills/bill.ts'
import { CaseRow } from '#contract/cases/case-lists.ts'
import { ExpiringCase } from '#contract/cases/expiry.ts'
import { CashBalance, CashCharge, CashEntry } from '#contract/cash/cash.ts'
import { Client } from '#contract/clients/client.ts'
import { Dues } from '#contract/dues/dues.ts'
import { Employee } from '#contract/employees/employee.ts'
import { OutboxMail } from '#contract/mails/mail.ts'
import { MarginRow } from '#contract/margin/margin.ts'
import { OfficialForm } from '#contract/official-forms/official-form.ts'
import { Original } from '#contract/originals/original.ts'
import { DecidedPayment, PendingPayment } from '#contract/payments/payment.ts'
import { Branch, Firm, Rto } from '#contract/reference/reference.ts'
import { StageRow } from '#contract/stages/stage.ts'
import { TallyVoucher } from '#contract/tally/tally.ts'
import { t } from '#contract/texts.ts'
import { Transaction } from '#contract/transactions/transaction.ts'
import { Vehicle } from '#contract/vehicles/vehicle.ts'
import { columnModules, columnsIn } from '#test/column-modules.ts'
import { textsOfCell } from '#test/texts-of-cell.tsx'
import { activityColumns } from '#web/features/activity/activity-page.tsx'
import { lineColumns, matchColumns } from '#web/features/bank/match-columns.tsx'
import { expiryColumns } from '#web/features/cases/expiry/summary-panel.tsx'
import { caseListColumns } from '#web/features/cases/list/case-columns.tsx'
import { entryColumns } from '#web/features/cash/book-view.tsx'
import { chargeColumns, runnerColumns } from '#web/features/cash/cash-page.tsx'
import { unverifiedColumns, verifiedColumns } from '#web/features/clients/client-columns.tsx'
import { duesColumns } from '#web/features/dues/dues-columns.tsx'
import { monthBillColumns } from '#web/features/dues/month-bills.tsx'
import { mailColumns } from '#web/features/mails/mails-page.tsx'
import { marginColumns } from '#web/features/margin/margin-tab.tsx'
import { officialFormColumns } from '#web/features/official-forms/forms-page.tsx'
import { originalColumns } from '#web/features/originals/originals-page.tsx'
import { decidedColumns, pendingPaymentColumns } from '#web/features/payments/check/pending-columns.tsx'
import { branchColumns } from '#web/features/reference/branches-page.tsx'
import { firmColumns } from '#web/features/reference/firms-page.tsx'
import { rtoColumns } from '#web/features/reference/rtos-page.tsx'
import { runSheetColumns } from '#web/features/stages/run-sheet-view.tsx'
import { stageColumns } from '#web/features/stages/stage-columns.tsx'
import { voucherColumns } from '#web/features/tally/tally-tab.tsx'
import { statementColumns } from '#web/features/transactions/statement-view.tsx'
import { transactionColumns } from '#web/features/transactions/transaction-columns.tsx'
import { vehicleColumns } from '#web/features/vehicles/vehicles-page.tsx'
import { type Column, cellContent } from '#web/table/column.tsx'
import { employeeColumns } from './employees-page.tsx'

/* An empty value of a table is a dash, whatever the column makes of it otherwise. */

afterEach(() => vi.restoreAllMocks())

/** Returns an answer in which nothing has a value: null where it may be, else an empty text or list, or the least. */
function emptyOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodNullable) return null
  if (schema instanceof z.ZodOptional) return undefined
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, emptyOf(field)]))
  if (schema instanceof z.ZodArray) return []
  if (schema instanceof z.ZodRecord) return {}
  if (schema instanceof z.ZodNumber) return 0
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodEnum) return schema.options[0]
  return ''
}

const table = <Row,>(columns: readonly Column<Row>[] | Record<string, Column<Row>>, row: unknown) => ({
  columns: Object.values(columns) as readonly Column<unknown>[],
  row,
})
const client = { ...(emptyOf(Client) as object), serial: 1 }

/** The columns of tables with an empty row, by the file of the columns, where null for each field would not do. */
const tables = {
  'activity/activity-page': [table(activityColumns, emptyOf(Activity))],
  'bank/match-columns': [
    table(matchColumns(new Map()), { ...(emptyOf(BankLine) as object), payment: { firmName: '' } }),
    table(lineColumns, emptyOf(BankLine)),
  ],
  'cases/expiry/summary-panel': [table(expiryColumns('PUC'), emptyOf(ExpiringCase))],
  'cases/list/case-columns': [table(caseListColumns as Record<string, Column<CaseRow>>, emptyOf(CaseRow))],
  'cash/book-view': [table(entryColumns, emptyOf(CashEntry))],
  'cash/cash-page': [table(runnerColumns, emptyOf(CashBalance)), table(chargeColumns, emptyOf(CashCharge))],
  'clients/client-columns': [table(unverifiedColumns, client), table(verifiedColumns, client)],
  'dues/dues-columns': [table(duesColumns, emptyOf(Dues))],
  'dues/month-bills': [table(monthBillColumns, emptyOf(BillOfClient))],
  'employees-page': [table(employeeColumns, emptyOf(Employee))],
  'mails/mails-page': [table(mailColumns, emptyOf(OutboxMail))],
  'margin/margin-tab': [
    table(marginColumns({ by: 'dealer', days: { fromDate: '', toDate: '' }, nameOf: () => '' }), emptyOf(MarginRow)),
  ],
  'official-forms/forms-page': [table(officialFormColumns([]), emptyOf(OfficialForm))],
  'originals/originals-page': [table(originalColumns, emptyOf(Original))],
  'payments/check/pending-columns': [
    table(pendingPaymentColumns, emptyOf(PendingPayment)),
    table(decidedColumns, emptyOf(DecidedPayment)),
  ],
  'reference/branches-page': [table(branchColumns, emptyOf(Branch))],
  'reference/firms-page': [table(firmColumns, emptyOf(Firm))],
  'reference/rtos-page': [table(rtoColumns, emptyOf(Rto))],
  'stages/run-sheet-view': [
    table(runSheetColumns, {
      id: '',
      caseNo: '',
      plate: '',
      services: '',
      lacking: '',
      owner: null,
      phoneNo: null,
      firmName: '',
    }),
  ],
  'stages/stage-columns': [table(stageColumns as Record<string, Column<StageRow>>, emptyOf(StageRow))],
  'tally/tally-tab': [table(voucherColumns, emptyOf(TallyVoucher))],
  'transactions/statement-view': [
    table(statementColumns, {
      id: '',
      date: '',
      entry: '',
      particulars: '',
      debit: null,
      credit: null,
      balance: 0,
      isBalance: false,
    }),
  ],
  'transactions/transaction-columns': [table(transactionColumns, emptyOf(Transaction))],
  'vehicles/vehicles-page': [table(vehicleColumns, emptyOf(Vehicle))],
}

/** The texts of empty cells that say more than a dash; N/A is the specification's. */
const wordsForNothing = [
  t.summary('noValue'),
  t.officialForms('noServices'),
  t.runSheet('noneLacking'),
  t.cases('noRemarks'),
  t.mail('notTried'),
]

/** A row in which each field is null. */
const emptyRow: unknown = new Proxy({}, { get: () => null })

const found = Object.entries(columnModules).flatMap(([name, exported]) =>
  name in tables
    ? []
    : [[name, columnsIn<Column<unknown>>(exported).map((columns) => table(columns, emptyRow))] as const],
)

test.each(found)('%s has columns that show an empty row', (name, samples) => {
  const advice = `Add a row of ${name} to \`tables\` above.`
  expect(samples, advice).not.toEqual([])
  for (const { columns, row } of samples)
    for (const column of columns) expect(() => cellContent(column, row), advice).not.toThrow()
})

const isEmpty = (value: unknown) => value === null || value === undefined || String(value).trim() === ''
const cells = [...Object.entries(tables), ...found].flatMap(([name, all]) =>
  all.flatMap(({ columns, row }) => columns.map((column) => ({ name, id: column.id, column, row }))),
)

test.each(cells)('$name: the column $id shows a dash for an empty value', async ({ column, row }) => {
  const texts = await textsOfCell(cellContent(column, row))
  // A switch has no text.
  if (typeof column.value(row) === 'boolean') return
  expect(texts.join(' ')).toMatch(/\S/)
  expect(texts.join(' ')).not.toMatch(/undefined|null|NaN|Invalid/)
  if (isEmpty(column.value(row))) expect(['-', ...wordsForNothing]).toContain(texts.join(' '))
})

test('a column that shows nothing fails', async () => {
  const blank: Column<string> = { id: 'blank', header: () => 'Blank', value: (row) => row, cell: (row) => <b>{row}</b> }
  expect(await textsOfCell(blank.cell?.(''))).toEqual([])
  expect(await textsOfCell(cellContent(blank, ' '))).toEqual(['-'])
})
