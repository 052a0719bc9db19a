import { describe, expect, test } from 'vitest'
import { rowsOfFile } from '#server/adapters/sheet/rows-of-file.ts'
import { bounds } from '#server/bounds.ts'
import { axisStatement, hdfcStatement, iciciStatement, sbiStatement } from '#test/bank-statements.ts'
import { readDay, readPaise, utrsIn } from './line-values.ts'
import { findColumns, linesOf, missingColumn, suggestMapping } from './statement-lines.ts'

const rowsOf = async (file: Uint8Array) => {
  const rows = []
  for await (const { cells } of rowsOfFile(Buffer.from(file), bounds.sheet)) if (cells.some(Boolean)) rows.push(cells)
  return rows
}

const received = [
  { day: '2026-11-05', utr: '412345678901', rupees: 123_456.5 },
  { day: '2026-11-06', utr: '512345678901', rupees: 500 },
]

describe.each([
  ['SBI', sbiStatement, { date: 'Txn Date', utr: 'Description', amount: 'Credit', direction: null }, 1],
  ['HDFC', hdfcStatement, { date: 'Date', utr: 'Narration', amount: 'Deposit Amt.', direction: null }, 0],
  [
    'ICICI',
    iciciStatement,
    { date: 'Transaction Date', utr: 'Transaction Remarks', amount: 'Transaction Amount(INR)', direction: 'Cr/Dr' },
    1,
  ],
  ['Axis', axisStatement, { date: 'Tran Date', utr: 'PARTICULARS', amount: 'CR', direction: null }, 1],
] as const)('a statement of %s', (_bank, statement, mapping, withdrawals) => {
  test('has its columns found under the rows above them, and suggested by their names', async () => {
    const rows = await rowsOf(await statement(received))
    const { columns } = findColumns(rows)
    expect(columns).toContain(mapping.amount)
    expect(await suggestMapping(columns, rows)).toEqual(mapping)
  })

  test('a statement is read with day, amount and UTR; what was paid is counted', async () => {
    const rows = await rowsOf(await statement(received))
    const read = await linesOf(rows, mapping)
    expect(read.lines.map(({ day, paise, utrs }) => ({ day, paise, utr: utrs[0] }))).toEqual(
      received.map(({ day, utr, rupees }) => ({ day, utr, paise: rupees * 100 })),
    )
    expect([read.withdrawals, read.unread]).toEqual([withdrawals, 0])
  })
})

test('cells written as formulas of texts, as by Canara Bank, are read as the texts', async () => {
  const rows = await rowsOf(
    Buffer.from(
      'Txn Date,Cheque No.,Description,Debit,Credit\n="05-11-2026 10:22:11",="",UPI/CR/412345678901/RAVI,,"1,23,456.50"\n',
    ),
  )
  const mapping = { date: 'Txn Date', utr: 'Description', amount: 'Credit', direction: null }
  expect((await linesOf(rows, mapping)).lines[0]).toMatchObject({
    day: '2026-11-05',
    paise: 12_345_650,
    utrs: ['412345678901'],
  })
})

test('the column of references is suggested where the narration has none, as at Yes Bank, but not for cheques', async () => {
  const statement = (reference: string) =>
    rowsOf(
      Buffer.from(
        `Transaction Date,Value Date,Description,Reference Number,Withdrawals,Deposits\n05/11/2026,05/11/2026,UPI/RAVI SHAH,${reference},,500\n`,
      ),
    )
  const suggested = async (reference: string) => {
    const rows = await statement(reference)
    return suggestMapping(findColumns(rows).columns, rows)
  }
  const mapping = { date: 'Transaction Date', amount: 'Deposits', direction: null }
  expect(await suggested('412345678901')).toEqual({ ...mapping, utr: 'Reference Number' })
  expect(await suggested('0000000000000123')).toEqual({ ...mapping, utr: 'Description' })
})

test('a line is the same in every file, and equal lines of one file are two', async () => {
  const mapping = { date: 'Txn Date', utr: 'Description', amount: 'Credit', direction: null }
  const keys = async (lines: typeof received) =>
    (await linesOf(await rowsOf(sbiStatement(lines)), mapping)).lines.map(({ fingerprint }) => fingerprint)
  const [first, second] = received
  if (!first || !second) throw new Error('no lines')
  const [one, twin, other] = await keys([first, first, second])
  expect(new Set([one, twin, other]).size).toBe(3)
  expect(await keys([second, first])).toEqual([other, one])
})

test('a column that no row of names has is named', async () => {
  const rows = await rowsOf(sbiStatement(received))
  expect(missingColumn(rows, { date: 'Txn Date', utr: 'Narration', amount: 'Credit', direction: null })).toBe(
    'Narration',
  )
  expect(
    missingColumn(rows, { date: 'txn  date', utr: 'DESCRIPTION', amount: 'Credit', direction: null }),
  ).toBeUndefined()
})

test('hostile names of columns are read at their begin, and UTRs looked for in ten columns at most', async () => {
  const long = (n: number) => `Ref ${n} `.padEnd(5_000, 'x')
  const header = ['Date', 'Credit', ...Array.from({ length: 198 }, (_, n) => long(n))]
  const rows = [header, ['05/11/2026', '500', ...header.slice(2).map(() => '412345678901')]]
  const { columns } = findColumns(rows)
  expect(columns).toHaveLength(200)
  expect(Math.max(...columns.map(({ length }) => length))).toBe(100)
  let readings = 0
  const { slice } = rows
  rows.slice = (...args) => {
    readings += 1
    return slice.apply(rows, args)
  }
  const mapping = await suggestMapping(columns, rows)
  expect(mapping).toEqual({ date: 'Date', utr: columns[2], amount: 'Credit', direction: null })
  expect(readings).toBeLessThanOrEqual(20)
  expect((await linesOf(rows, { ...mapping, utr: long(7) } as never)).lines[0]?.utrs).toEqual(['412345678901'])
})

test('other calls get their turn while a long statement is read', async () => {
  const mapping = { date: 'Date', utr: 'Narration', amount: 'Credit', direction: null }
  let turns = 0
  const other = () => {
    turns += 1
    next = setImmediate(other)
  }
  let next = setImmediate(other)
  const row = ['05/11/2026', 'UPI/CR/412345678901/RAVI SHAH', '500']
  await linesOf([['Date', 'Narration', 'Credit'], ...Array.from({ length: 10_000 }, () => row)], mapping)
  clearImmediate(next)
  expect(turns).toBeGreaterThanOrEqual(100)
})

test('the first five references of a very long narration count, and none beyond what is kept of it', async () => {
  const mapping = { date: 'Date', utr: 'Narration', amount: 'Credit', direction: null }
  const references = Array.from({ length: 80 }, (_, n) => `4123456789${n + 10}`)
  const read = async (narration: string) =>
    (
      await linesOf(
        [
          ['Date', 'Narration', 'Credit'],
          ['05/11/2026', narration, '500'],
        ],
        mapping,
      )
    ).lines[0]?.utrs
  expect(await read(references.join(' '))).toEqual(references.slice(0, 5))
  expect(await read(`${'RAVI SHAH/'.repeat(50)}${references[0]}`)).toEqual([])
})

test.each([
  ['05/11/2026', '2026-11-05'],
  ['5/1/26', '2026-01-05'],
  ['05-11-2026 10:22:11', '2026-11-05'],
  ['5 Nov 2026', '2026-11-05'],
  ['05-NOV-26', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['31/02/2026', null],
  ['11/25/2026', null],
  ['Total', null],
  ['', null],
])('the day %s is %s', (text, day) => expect(readDay(text)).toBe(day))

test.each([
  ['1,23,456.50', 12_345_650],
  ['500', 50_000],
  ['₹ 500.00', 50_000],
  ['500.00 Cr', 50_000],
  ['500.00(Dr)', -50_000],
  ['-500', -50_000],
  ['(500.00)', -50_000],
  ['500.00-', -50_000],
  ['+1,23,456.50', 12_345_650],
  ['Rs. 500/-', 50_000],
  ['', null],
  ['12 items', null],
])('the amount %s is %s paise', (text, paise) => expect(readPaise(text)).toBe(paise))

test.each([
  ['UPI/CR/412345678901/RAVI SHAH/YESB', ['412345678901']],
  ['412345678901', ['412345678901']],
  ['0000412345678901', ['412345678901']],
  ['4123 4567-8901', ['412345678901']],
  ['NEFT CR-HDFC0001234-RAVI SHAH-HDFCN52026110512345678', ['HDFCN52026110512345678']],
  ['BY TRANSFER-UPI/CR/412345678901/9822000000/SBIN0001234', ['412345678901']],
  ['UPI/CR/412345 678901/RAVI SHAH', ['412345678901']],
  ['UPI-RAVI-412345678901', ['412345678901', 'UPIRAVI412345678901']],
  ['UPI/RAVI 98220 00000/05 11 2026', []],
  ['CASH DEPOSIT', []],
])('the UTRs in %s are %j', (cell, utrs) => expect(utrsIn(cell)).toEqual(utrs))
