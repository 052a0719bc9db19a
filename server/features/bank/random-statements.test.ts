import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BankMapping } from '#contract/bank/bank.ts'
import { findTable, type SheetRow } from '#contract/tables/find-table.ts'
import { openSheets } from '#server/adapters/sheet/open-sheets.ts'
import { bounds } from '#server/context/bounds.ts'
import { isStatementHeading, suggestStatement } from './statement-columns.ts'
import { linesOf } from './statement-lines.ts'

/* Statements as banks write them, with a known truth: money that was paid is never taken as received. */

interface Line {
  isCredit: boolean
  rupees: number
  utr: string
}

const amount = (rupees: number) => rupees.toLocaleString('en-IN', { minimumFractionDigits: 2 })

/** How a bank writes the headings, and the amount of a line. */
const forms: readonly { headings: string[]; cells: (line: Line) => string[] }[] = [
  ...[
    ['Withdrawal Amt.', 'Deposit Amt.'],
    ['Dr Amount', 'Cr Amount'],
    ['Debit', 'Credit'],
    ['Withdrawals', 'Deposits'],
    ['Paid Out', 'Paid In'],
    ['DR', 'CR'],
  ].map((headings) => ({
    headings,
    cells: ({ isCredit, rupees }: Line) => (isCredit ? ['', amount(rupees)] : [amount(rupees), '']),
  })),
  {
    headings: ['Credit', 'Debit'],
    cells: ({ isCredit, rupees }) => (isCredit ? [amount(rupees), '0.00'] : ['0.00', amount(rupees)]),
  },
  { headings: ['Amount', 'Type'], cells: ({ isCredit, rupees }) => [amount(rupees), isCredit ? 'CR' : 'DR'] },
  { headings: ['Cr/Dr', 'Amount (INR)'], cells: ({ isCredit, rupees }) => [isCredit ? 'C' : 'D', amount(rupees)] },
  { headings: ['Amount'], cells: ({ isCredit, rupees }) => [`${amount(rupees)} ${isCredit ? 'Cr' : 'Dr'}`] },
  { headings: ['Amount'], cells: ({ isCredit, rupees }) => [`${isCredit ? '' : '-'}${amount(rupees)}`] },
  // Only some lines, or none, say what they are.
  { headings: ['Amount'], cells: ({ isCredit, rupees }) => [`${amount(rupees)}${isCredit ? ' Cr' : ''}`] },
  { headings: ['Amount'], cells: ({ rupees }) => [amount(rupees)] },
]

const statements = fc.record({
  form: fc.constantFrom(...forms),
  hasBalance: fc.boolean(),
  isNewestFirst: fc.boolean(),
  isOneDay: fc.boolean(),
  separator: fc.constantFrom(',', ';', '\t'),
  title: fc.constantFrom('', 'Account Statement for 4402XXXX2222\n\n'),
  lines: fc.array(
    fc.record({
      isCredit: fc.boolean(),
      // Fees of one kind are equal, and then balances alone do not say which line was the first.
      rupees: fc.oneof(fc.integer({ min: 1, max: 500_000 }), fc.constant(500)),
      utr: fc.integer({ min: 1e8, max: 9e8 }).map((n) => `633${n}`),
    }),
    { minLength: 1, maxLength: 12 },
  ),
})

function write({
  form,
  hasBalance,
  isNewestFirst,
  isOneDay,
  separator,
  title,
  lines,
}: typeof statements extends fc.Arbitrary<infer S> ? S : never) {
  let balance = 1_000_000
  const written = lines.map((line, at) => {
    balance += line.isCredit ? line.rupees : -line.rupees
    const day = `${String((isOneDay ? 0 : at) + 1).padStart(2, '0')}/11/2026`
    return [day, `UPI/${line.utr}/RAVI SHAH`, ...form.cells(line), ...(hasBalance ? [amount(balance)] : [])]
  })
  const rows = [
    ['Date', 'Narration', ...form.headings, ...(hasBalance ? ['Balance'] : [])],
    ...(isNewestFirst ? written.toReversed() : written),
  ]
  return title + rows.map((row) => row.map((cell) => `"${cell}"`).join(separator)).join('\n')
}

test('no line of 1,000 statements that was paid is received, and each that was received is read or asked for', async () => {
  await fc.assert(
    fc.asyncProperty(statements, async (statement) => {
      const { sheets } = openSheets(Buffer.from(write(statement)), bounds.sheet)
      const rows: SheetRow[] = []
      for await (const row of sheets[0]?.rows() ?? []) if (row.cells.some(Boolean)) rows.push(row)
      const table = findTable(rows, isStatementHeading)
      if (!table) throw new Error('no table')
      const all = table.rows.map((row) => ({ ...row, isMoved: false }))
      const mapping = suggestStatement(
        table.columns,
        all.map(({ cells }) => cells),
      ) as BankMapping
      const { lines, unmarked } = await linesOf({ columns: table.columns, rows: all }, mapping)
      const credits = statement.lines.filter(({ isCredit }) => isCredit).map(({ utr }) => utr)
      const read = lines.map(({ utrs }) => utrs[0] ?? '')
      expect(read.filter((utr) => !credits.includes(utr))).toEqual([])
      const asked = unmarked.join(' ')
      expect(credits.filter((utr) => !read.includes(utr) && !asked.includes(utr))).toEqual([])
    }),
    { numRuns: 1_000, seed: 2026 },
  )
})
