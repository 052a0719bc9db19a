import { describe, expect, test } from 'vitest'
import type { BankMapping } from '#contract/bank/bank.ts'
import { findTable, type SheetRow } from '#contract/tables/find-table.ts'
import { openSheets } from '#server/adapters/sheet/open-sheets.ts'
import { bounds } from '#server/context/bounds.ts'
import { axisStatement, hdfcStatement, iciciStatement, sbiStatement } from '#test/bank-statements.ts'
import { utrsIn } from './line-values.ts'
import { isStatementHeading, suggestStatement } from './statement-columns.ts'
import { linesOf, missingColumn } from './statement-lines.ts'

/** Reads a statement as a portal without any choice does. */
async function readStatement(file: Uint8Array | string) {
  const { sheets, isUnquoted } = openSheets(Buffer.from(file), bounds.sheet)
  const rows: SheetRow[] = []
  for await (const row of sheets[0]?.rows() ?? []) if (row.cells.some(Boolean)) rows.push(row)
  const table = findTable(rows, isStatementHeading)
  if (!table) throw new Error('no table')
  const all = [...table.rows, ...table.doubtful]
    .toSorted((one, other) => one.row - other.row)
    .map((row) => ({ ...row, isMoved: isUnquoted && table.wide.includes(row.row) }))
  const mapping = suggestStatement(
    table.columns,
    all.filter(({ isMoved }) => !isMoved).map(({ cells }) => cells),
  )
  return { columns: table.columns, rows: all, mapping: mapping as BankMapping }
}

async function linesIn(file: Uint8Array | string, over: Parameters<typeof linesOf>[2] = {}) {
  const { mapping, ...table } = await readStatement(file)
  const read = await linesOf(table, mapping, over)
  return { ...read, lines: read.lines.map(({ day, paise, utrs }) => [day, paise / 100, utrs[0] ?? null]) }
}

const received = [
  { day: '2026-11-05', utr: '412345678901', rupees: 123_456.5 },
  { day: '2026-11-06', utr: '512345678901', rupees: 500 },
]
const none = { direction: null, debit: null }

describe.each([
  [
    'SBI',
    sbiStatement,
    { date: 'Txn Date', utr: 'Description', amount: 'Credit', ...none, debit: 'Debit', balance: 'Balance' },
    1,
  ],
  [
    'HDFC',
    hdfcStatement,
    {
      ...{ date: 'Date', utr: 'Narration', amount: 'Deposit Amt.', ...none },
      ...{ debit: 'Withdrawal Amt.', balance: 'Closing Balance' },
    },
    0,
  ],
  [
    'ICICI',
    iciciStatement,
    {
      ...{ date: 'Transaction Date', utr: 'Transaction Remarks', amount: 'Transaction Amount(INR)' },
      ...{ ...none, direction: 'Cr/Dr', balance: 'Balance(INR)' },
    },
    1,
  ],
  [
    'Axis',
    axisStatement,
    { date: 'Tran Date', utr: 'PARTICULARS', amount: 'CR', ...none, debit: 'DR', balance: 'BAL' },
    1,
  ],
] as const)('a statement of %s', (_bank, statement, mapping, withdrawals) => {
  test('has its columns found under the rows above them, and suggested', async () => {
    expect((await readStatement(await statement(received))).mapping).toEqual(mapping)
  })

  test('a statement is read with day, amount and UTR; what was paid is counted', async () => {
    expect(await linesIn(await statement(received))).toEqual({
      lines: received.map(({ day, utr, rupees }) => [day, rupees, utr]),
      withdrawals,
      unread: 0,
      contradicted: [],
      unmarked: [],
      known: expect.anything(),
    })
  })
})

test.each([
  [
    'Dr Amount and Cr Amount, and notes below',
    'Account Statement\n\nTxn No.,Txn Date,Description,Branch Name,Cheque No.,Dr Amount,Cr Amount,Balance\nT2,26/11/2026,UPI/DR/633010000901/RTO FEES,-,,4200.0,,56728.27 Cr.\nU5,25/11/2026,UPI/CR/633010000001/RAVI SAMPLE,-,,,1501.0,60928.27 Cr.\n\n***Generated***\n"1. Unless the constituent, notifies"',
    [['2026-11-25', 1501, '633010000001']],
  ],
  [
    'years first',
    'Transaction Date,Cheque Number,Withdrawal,Deposit,Balance,Narration\n2026/11/24,,"12,500.00",,"48,500.00 Cr.",NEFT OUT\n2026/11/25,,,"1,503.00","50,003.00 Cr.",UPI/CR/633010000003/RAVI',
    [['2026-11-25', 1503, '633010000003']],
  ],
  [
    'a column of the kind',
    'Date,Description,Amount,Type\n24/11/2026,UPI/DR/633010000911/FEES,"1,511.00",DR\n25/11/2026,UPI/CR/633010000011/RAVI,"1,511.00",CR',
    [['2026-11-25', 1511, '633010000011']],
  ],
  [
    'a narration that is cut, and the reference beside it',
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\n23/11/26,UPI-RAVI-SBIN0000000-6330100,0000633010000017,23/11/26,,1517.00,50000.00\n24/11/26,NEFT CR-ICICN52026112400000171,,24/11/26,,1617.00,51617.00',
    [
      ['2026-11-23', 1517, '633010000017'],
      ['2026-11-24', 1617, 'ICICN52026112400000171'],
    ],
  ],
  [
    'a narration in the row below',
    'Bank of Baroda\nDate,Instrument ID,Amount (INR),Balance (INR)\nDescription,,,\n24/11/2026,,"-2,500.00","47,500.00"\nUPI/633010000906/RTO FEES,,,\n25/11/2026,,"1,506.00","49,006.00"\nUPI/633010000006/RAVI SAMPLE/CASE,,,',
    [['2026-11-25', 1506, '633010000006']],
  ],
  [
    'a number that is broken into two rows',
    'Date,Narration,Debit,Credit\n25/11/2026,UPI/CR/633010,,1500.00\n,000077/RAVI,,',
    [['2026-11-25', 1500, '633010000077']],
  ],
  [
    'amounts with a minus and without',
    'Date,Narration,Amount\n24/11/2026,ATM,-500.00\n25/11/2026,UPI/633010000088,700.00',
    [['2026-11-25', 700, '633010000088']],
  ],
  [
    'amounts whose balance alone says what they are',
    'Date,Narration,Amount,Balance\n24/11/2026,ATM,500.00,1500.00\n25/11/2026,UPI/633010000088,700.00,2200.00\n26/11/2026,POS,200.00,2000.00',
    null,
  ],
])('a statement with %s', async (_what, text, lines) => {
  const read = await linesIn(text)
  if (lines) expect(read).toMatchObject({ lines, unmarked: [], contradicted: [] })
  // Nothing says what the first line was: the balance before it is not there.
  else
    expect(read).toMatchObject({
      lines: [['2026-11-25', 700, '633010000088']],
      withdrawals: 1,
      unmarked: [expect.stringContaining('ATM')],
    })
})

test('lines of which nothing says that they were received are asked for, and then what a person says', async () => {
  const text = 'Date,Description,Amount\n24/11/2026,POS FEES,"1,521.00"\n25/11/2026,UPI 633010000021,"1,521.00 Cr"'
  expect(await linesIn(text)).toMatchObject({
    unmarked: ['24/11/2026, POS FEES, 1521.00'],
    known: { received: ['25/11/2026, UPI 633010000021, 1521.00'], paid: [] },
  })
  expect(await linesIn(text, { unmarked: 'paid' })).toMatchObject({
    lines: [['2026-11-25', 1521, '633010000021']],
    withdrawals: 1,
    unmarked: [],
  })
  expect((await linesIn(text, { unmarked: 'received' })).lines).toHaveLength(2)
})

test('a narration of a payment system says what nothing else does, whatever a person says of the rest', async () => {
  const lines = ['UPI/CR/633010000021/RAVI', 'UPI/DR/633010000022/FEES', 'TO TRANSFER-UPI', 'NEFT CR-ICIC0001'].map(
    (text, at) => `2${at}/11/2026,${text},1${at}`,
  )
  const text = ['Date,Description,Amount', ...lines, '25/11/2026,POS,99'].join('\n')
  expect(await linesIn(text)).toMatchObject({ lines: [{}, {}], withdrawals: 2, unmarked: ['25/11/2026, POS, 99.00'] })
  expect(await linesIn(text, { unmarked: 'received' })).toMatchObject({ lines: [{}, {}, {}], withdrawals: 2 })
})

test('a line that contradicts the running balance is received by nobody', async () => {
  const line = (day: number, narration: string, debit: string, credit: string, balance: number) =>
    `${day}/11/2026,${narration},${debit},${credit},${balance}.00`
  const text = [
    'Date,Narration,Debit,Credit,Balance',
    line(1, 'OPENING', '', '100.00', 1100),
    line(2, 'UPI/633010000001', '', '200.00', 1300),
    line(3, 'UPI/633010000002', '', '300.00', 1000),
    line(4, 'UPI/633010000003', '', '400.00', 1400),
    line(5, 'UPI/633010000004', '', '50.00', 1450),
    line(6, 'UPI/633010000005', '', '60.00', 1700),
    line(7, 'UPI/633010000006', '', '70.00', 1770),
    line(8, 'UPI/633010000007', '30.00', '', 1740),
  ].join('\n')
  const { contradicted, lines } = await linesIn(text)
  expect(contradicted).toEqual([4, 7])
  expect(lines.map(([, , utr]) => utr)).not.toContain('633010000002')
})

test('both amounts in one line, and a row whose cells a comma has moved, are not read', async () => {
  const both = 'Date,Narration,Debit,Credit\n24/11/2026,X,5.00,6.00\n25/11/2026,UPI/633010000088,,700.00'
  expect(await linesIn(both)).toMatchObject({ lines: [['2026-11-25', 700, '633010000088']], unread: 1 })
  const moved = 'Date,Narration,Debit,Credit\n24/11/2026,SHAH, PUNE,5.00,0.00\n25/11/2026,UPI/633010000088,,700.00'
  expect(await linesIn(moved)).toMatchObject({ lines: [['2026-11-25', 700, '633010000088']], unread: 1 })
})

test('cells written as formulas of texts, as by Canara Bank, are read as the texts', async () => {
  const text =
    'Txn Date,Cheque No.,Description,Debit,Credit\n="05-11-2026 10:22:11",="",UPI/CR/412345678901/RAVI,,"1,23,456.50"\n'
  expect((await linesIn(text)).lines).toEqual([['2026-11-05', 123_456.5, '412345678901']])
})

test('the column of references is suggested where the narration has none, as at Yes Bank, but not for cheques', async () => {
  const suggested = async (reference: string) =>
    (
      await readStatement(
        `Transaction Date,Value Date,Description,Reference Number,Withdrawals,Deposits\n05/11/2026,05/11/2026,UPI/RAVI SHAH,${reference},,500\n`,
      )
    ).mapping.utr
  expect(await suggested('412345678901')).toBe('Reference Number')
  expect(await suggested('0000000000000123')).toBe('Description')
})

test('a line is the same in every file, and equal lines of one file are two', async () => {
  const keys = async (lines: typeof received) => {
    const { mapping, ...table } = await readStatement(sbiStatement(lines))
    return (await linesOf(table, mapping)).lines.map(({ fingerprint }) => fingerprint)
  }
  const [first, second] = received
  if (!first || !second) throw new Error('no lines')
  const [one, twin, other] = await keys([first, first, second])
  expect(new Set([one, twin, other]).size).toBe(3)
  expect(await keys([second, first])).toEqual([other, one])
})

test('a column that no table has is named', async () => {
  const { mapping, ...table } = await readStatement(sbiStatement(received))
  expect(missingColumn(table, { ...mapping, utr: 'Narration' })).toBe('Narration')
  expect(missingColumn(table, { ...mapping, date: 'txn  date', utr: 'DESCRIPTION' })).toBeUndefined()
})

test('other calls get their turn while a long statement is read', async () => {
  const { mapping, ...table } = await readStatement(
    `Date,Narration,Credit\n${'05/11/2026,UPI/CR/412345678901/RAVI SHAH,500\n'.repeat(10_000)}`,
  )
  let turns = 0
  const other = () => {
    turns += 1
    next = setImmediate(other)
  }
  let next = setImmediate(other)
  await linesOf(table, mapping)
  clearImmediate(next)
  expect(turns).toBeGreaterThanOrEqual(100)
})

test('the first references of a very long narration count, and none beyond what is kept of it', async () => {
  const references = Array.from({ length: 80 }, (_, n) => `4123456789${n + 10}`)
  const read = async (narration: string) => {
    const { mapping, ...table } = await readStatement(`Date,Narration,Credit\n05/11/2026,${narration},500`)
    return (await linesOf(table, mapping)).lines[0]?.utrs
  }
  expect(await read(references.join(' '))).toEqual(references.slice(0, 5))
  expect(await read(`${'RAVI SHAH/'.repeat(50)}${references[0]}`)).toEqual([])
})

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
