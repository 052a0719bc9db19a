import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type ExpiryField, expiryFields } from '#contract/cases/case-list-fields.ts'
import { columnModules, columnsIn } from '#test/column-modules.ts'
import { readCell, textsOfCell } from '#test/texts-of-cell.tsx'
import { lineColumns, matchColumns, nearColumns } from '#web/features/bank/match-columns.tsx'
import { expiryColumns } from '#web/features/cases/expiry/summary-panel.tsx'
import { type ClientRow, unverifiedColumns, verifiedColumns } from '#web/features/clients/client-columns.tsx'
import { duesColumns } from '#web/features/dues/dues-columns.tsx'
import { monthBillColumns } from '#web/features/dues/month-bills.tsx'
import { marginColumns } from '#web/features/margin/margin-tab.tsx'
import { officialFormColumns } from '#web/features/official-forms/forms-page.tsx'
import { matchesPayable } from '#web/features/payments/pay/payable-cases.ts'
import { PayableCard } from '#web/features/payments/pay/payable-list.tsx'
import { branchColumns } from '#web/features/reference/branches-page.tsx'
import { firmColumns } from '#web/features/reference/firms-page.tsx'
import { rtoColumns } from '#web/features/reference/rtos-page.tsx'
import { voucherColumns } from '#web/features/tally/tally-tab.tsx'
import { statementColumns } from '#web/features/transactions/statement-view.tsx'
import type { Column } from '#web/table/column.tsx'
import { showsText } from '#web/table/table-state.ts'
import { TableQuery } from '#web/ui/highlight.tsx'
import { employeeColumns } from './employees-page.tsx'

/* Every text that a table of the browser shows can be searched: a search finds what the eye sees. */

afterEach(cleanup)

const address = { address1: '4 Station Road', address2: 'Camp', city: 'Pune', state: 'Maharashtra', pincode: '411001' }
const client: ClientRow = {
  ...address,
  id: '1',
  serial: 17,
  firstName: 'Rekha',
  lastName: 'Nair',
  email: 'rekha@example.org',
  mobileNo: '9822012345',
  phoneNo: '9822012345',
  firmName: 'Premium Cars',
  looksLike: 'PREMIUM  CARS',
  isVerified: true,
  creditLimit: 50_000,
  utilizedCredit: 12_345.5,
  owed: 2_500,
  fixedPenaltyAmount: 100,
  users: [],
}
const noExpiries = Object.fromEntries(Object.values(expiryFields).map((field) => [field, null])) as Record<
  ExpiryField,
  null
>
const bill = { billId: '2', billNo: 'B/26-27/000001', billMonth: 10, billYear: 2026, dueDate: '2026-11-10' }

const bankLine = {
  lineId: '1',
  date: '2026-10-04',
  text: 'UPI/CR/412345678901/SHAH',
  utr: '412345678901',
  amount: 5_520,
}
const bankPayment = {
  firmName: 'Premium Cars',
  Amount: 5_500,
  utr: '412345678902',
  PaymentDate: '2026-10-03T08:00:00Z',
  status: 'paid' as const,
}

/** The columns of a table, and a row that fills each of them. */
const sample = <Row,>(columns: readonly Column<Row>[], row: Row) => ({
  columns: columns as readonly Column<unknown>[],
  row: row as unknown,
})

/** Rows for tables whose rows the browser holds whole, by the file of their columns; rows of plain values are made below. */
const tables = {
  'clients/client-columns': [sample(unverifiedColumns, client), sample(verifiedColumns, client)],
  'employees-page': [
    sample(employeeColumns, {
      id: '1',
      firstName: 'Sneha',
      lastName: 'Kulkarni',
      email: 'sneha@example.org',
      phoneNo: '9123456780',
      branchCode: 'PUN001',
      employeeCode: 'EMP005',
      isActive: true,
      role: 'employee',
    }),
  ],
  'reference/branches-page': [
    sample(branchColumns, { id: '1', name: 'Camp', ...address, branchCode: 'PUN001', isActive: false }),
  ],
  'reference/firms-page': [sample(firmColumns, { id: '1', name: 'HDFC Bank', isActive: true, looksLike: 'HDFC BANK' })],
  'reference/rtos-page': [
    sample(rtoColumns, { id: '1', rtoCode: 'MH-12', city: 'PUNE', displayName: 'MH-12 - PUNE', isActive: true }),
  ],
  'official-forms/forms-page': [
    sample(officialFormColumns([{ code: 'drc', label: 'Duplicate RC (DRC)', expectedDays: 30, papers: [] }]), {
      id: '1',
      name: 'Form 26',
      pages: [{ width: 595, height: 842 }],
      fields: [],
      services: ['drc'],
      marks: [],
      isActive: true,
    }),
  ],
  'dues/dues-columns': [
    sample(duesColumns, {
      ...client,
      buckets: { '0-30': 100.5, '31-60': 200, '61-90': 300, over90: 1_900 },
      billStatus: 'paid',
      bill: { ...bill, totalAmount: 36_940.5 },
      owed: 2_500.5,
      largest: 5_000,
      reminderText: null,
      lastPaidAt: '2026-09-03T08:00:00Z',
    }),
  ],
  'dues/month-bills': [
    sample(monthBillColumns, {
      ...bill,
      status: 'paid',
      totalAmount: 36_940.5,
      penaltyAmount: 150,
      clientId: '1',
      firmName: 'Premium Cars',
      clientName: 'Rekha Nair',
      mobileNo: '9822012345',
      reminderText: null,
    }),
  ],
  'margin/margin-tab': [
    sample(
      marginColumns({
        by: 'dealer',
        days: { fromDate: '2026-10-01', toDate: '2026-10-31' },
        nameOf: ({ name }) => name,
      }),
      {
        key: '1',
        name: 'Premium Cars',
        cases: 3,
        charges: 36_940.5,
        receipt: 1_831.5,
        pucAndInsurance: 300.75,
        spentOtherwise: 0,
        incentive: 95.5,
        margin: 34_712.75,
      },
    ),
  ],
  'transactions/statement-view': [
    sample(statementColumns, {
      id: '1',
      date: '2026-10-04',
      entry: 'Payment',
      particulars: 'VR-000001',
      debit: 4_000,
      credit: 1_234_567.5,
      balance: 99,
      isBalance: false,
    }),
  ],
  'bank/match-columns': [
    sample(matchColumns(new Map([['1', { id: '2', ok: true, message: '' }]])), {
      ...bankLine,
      paymentId: '2',
      payment: bankPayment,
    }),
    sample(nearColumns, { ...bankLine, why: 'amountDiffers' as const, paymentId: '2', payment: bankPayment }),
    sample(lineColumns, bankLine),
  ],
  'tally/tally-tab': [
    sample(voucherColumns, {
      id: 'sale-1',
      date: '2026-10-04',
      type: 'Sales' as const,
      number: 'B/26-27/000001',
      party: 'Premium Cars',
      placeOfSupply: null,
      amount: 1_234.5,
      narration: 'Cases of October',
      ledgers: [
        { name: 'Premium Cars', debit: 1_234.5, credit: 0 },
        { name: 'Sales', debit: 0, credit: 1_234.5 },
      ],
    }),
  ],
  'cases/expiry/summary-panel': [
    sample(expiryColumns('PUC'), {
      id: '1',
      CaseNo: 'VR-000001',
      vehicleNo: 'MH12AB1234',
      buyerName: 'Asha Rao',
      buyerPhoneNo: '9822012345',
      ...noExpiries,
      pucExpiry: '2026-10-04',
    }),
  ],
}

const WEB = join(import.meta.dirname, '../..')
const sources = globSync('{features,app/pages}/**/*.{ts,tsx}', { cwd: WEB }).map(
  (file) => [file, readFileSync(join(WEB, file), 'utf8')] as const,
)

/** Returns whether the server searches a list: its columns are in the folder, or on the page, of a list that it pages. */
const isOfServer = (name: string) =>
  sources.some(
    ([path, source]) =>
      source.includes('serverList(') &&
      (path === `app/pages/${name}.tsx` ||
        (name.includes('/') && path.startsWith(`features/${name.slice(0, name.lastIndexOf('/') + 1)}`)) ||
        source.includes(`#web/features/${name}.tsx`)),
  )

/** A row with a plain value for whatever a column asks of it, by the name of the field. */
const anyRow: unknown = new Proxy(
  {},
  {
    get: (_, name) => {
      const field = String(name)
      if (/At$/.test(field)) return '2026-10-04T08:00:00.000Z'
      if (/(date|expiry|day|On)$/i.test(field)) return '2026-10-04'
      if (/^(is|has)[A-Z]/.test(field)) return true
      if (/(amount|total|count|limit|serial)$/i.test(field)) return 1_234
      return `Some ${field}`
    },
  },
)

/** The tables that are not listed above and that the server does not search. */
const found = Object.entries(columnModules).flatMap(([name, exported]) =>
  name in tables || isOfServer(name)
    ? []
    : [{ name, samples: columnsIn<Column<unknown>>(exported).map((some) => sample(some, anyRow)) }],
)

test.each(found)('$name has columns that are searched here', ({ name, samples }) => {
  const fill = () => samples.flatMap(({ columns, row }) => columns.map((column) => showsText(column, row, 'x')))
  const advice = `Add a row of ${name} to \`tables\` above: its columns need more than plain values.`
  expect(fill, advice).not.toThrow()
  expect(samples, advice).not.toEqual([])
})

test('a table of the browser is known from a list that the server pages', () => {
  expect(isOfServer('documents/documents-page')).toBe(false)
  expect(isOfServer('mails/mails-page')).toBe(true)
  expect(isOfServer('vehicles/vehicles-page')).toBe(true)
})

const allTables = [...Object.entries(tables).map(([name, samples]) => ({ name, samples })), ...found]
const cases = allTables.flatMap(({ name, samples }) =>
  samples.flatMap(({ columns, row }) => columns.map((column) => ({ name, id: column.id, column, row }))),
)

test.each(cases)('$name: the column $id finds each text that it shows', async ({ column, row }) => {
  if (!column.cell) return
  const texts = await textsOfCell(column.cell(row))
  expect(texts).not.toEqual([])
  expect(texts.filter((text) => !showsText(column, row, text))).toEqual([])
})

test.each(cases)('$name: the column $id marks what is searched', async ({ column, row }) => {
  const unmarked = []
  for (const text of await textsOfCell(column.cell?.(row))) {
    const { marked } = await readCell(<TableQuery value={text}>{column.cell?.(row)}</TableQuery>)
    if (!marked.includes(text)) unmarked.push(text)
  }
  expect(unmarked).toEqual([])
})

test('an amount is found with and without its separators', () => {
  const amount: Column<number> = { id: 'amount', header: () => 'Amount', value: (row) => row, text: () => '₹36,940.50' }
  expect(['₹36,940.50', '36,940', '36940', '36940.5', '37'].map((text) => showsText(amount, 36_940.5, text))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

test("a search of a client's cases finds each text of a row", async () => {
  const payableCase = {
    id: '1',
    TotalAmount: 5_520,
    case: {
      id: '2',
      CaseNo: 'VR-000001',
      status: 'assigned' as const,
      createdAt: '2026-10-04T08:00:00Z',
      stage: 'papers' as const,
      waitingOn: 'office' as const,
      ...{ waitReason: null, waitNote: null, sentPapers: 0, usualDays: null },
      stageSince: '2026-11-20T08:00:00.000Z',
      serviceLabels: [],
      lackingPapers: [],
      vehicleDetail: {
        vehicleNo: 'MH12AB1234',
        rmaVehicleNo: null,
        fromRTO: 'MH-12',
        toRTO: 'KA-05',
        chassisNo: 'CH1',
        engineNo: 'EN1',
      },
    },
    payment: null,
  }
  const texts = await textsOfCell(<PayableCard payableCase={payableCase} query="" />)
  const [caseNo, ...others] = texts.slice(4)
  expect([...texts.slice(0, 4), caseNo]).toEqual(['MH', '12', 'AB', '1234', 'VR-000001'])
  // The place of the file is rendered twice: on a phone elsewhere.
  const where = /^Ready for KA-05, the office hands it in$/
  expect(others.filter((text) => !where.test(text))).toEqual(['MH-12 → KA-05', '₹5,520.00', 'assigned'])
  expect(others.filter((text) => where.test(text))).toHaveLength(2)
  expect(texts.filter((text) => !matchesPayable(payableCase, text))).toEqual([])
  expect(matchesPayable(payableCase, 'paid')).toBe(false)
})
