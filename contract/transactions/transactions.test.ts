import { expect, onTestFinished, test } from 'vitest'
import { hindi } from '#test/texts/spoken.ts'
import { takeLanguageFrom } from '../texts.ts'
import { describePayment, statementRows } from './statement-rows.ts'
import type { Statement, Transaction } from './transaction.ts'

const line = { id: '01900000-0000-7000-8000-000000000001', date: '2026-10-05', mode: null, debit: 0, credit: 0 }
const statement: Statement = {
  clientDetails: {
    firstName: 'Ravi',
    lastName: 'Shah',
    email: 'ravi.shah@dealer.example',
    phoneNo: '9766000010',
    client: { firmName: 'Shah Motors', creditLimit: 0, utilizedCredit: 0 },
  },
  fromDate: '2026-10-01',
  toDate: '2026-10-31',
  openingBalance: 100,
  lines: [
    { ...line, kind: 'CHARGE', particulars: 'VR-000001 MH12AB1234', amount: 50.5, debit: 50.5, balance: 150.5 },
    { ...line, kind: 'CREDIT', particulars: 'VR-000001', mode: 'CREDIT', amount: 50.5, balance: 150.5 },
    {
      ...line,
      kind: 'PAYMENT',
      particulars: 'September 2026',
      mode: 'UPI',
      amount: 100,
      credit: 100,
      balance: 50.5,
    },
    { ...line, kind: 'PENALTY', particulars: 'September 2026', amount: 500, debit: 500, balance: 550.5 },
    { ...line, kind: 'BILL', particulars: 'October 2026', amount: 1_50_050.5, balance: 550.5 },
    { ...line, kind: 'WAIVER', particulars: 'September 2026', amount: 500, credit: 500, balance: 50.5 },
  ],
  totalDebit: 550.5,
  totalCredit: 600,
  closingBalance: 50.5,
  underVerification: 0,
  ageing: { days0to30: 50.5, days31to60: 0, days61to90: 0, daysOver90: 0 },
}

const said = (...lines: readonly Partial<Statement['lines'][number]>[]) => {
  const rows = statementRows({
    ...statement,
    lines: lines.map((one) => ({ ...line, amount: 1, balance: 1, ...one }) as Statement['lines'][number]),
  })
  return rows.slice(1, -1).map(({ particulars }) => particulars)
}

test('a statement begins and ends with its balances', () => {
  const rows = statementRows(statement)
  expect(rows).toHaveLength(8)
  expect([rows[0]?.id, rows.at(-1)?.id]).toEqual(['opening', 'closing'])
  expect(rows.filter(({ isBalance }) => isBalance)).toEqual([rows[0], rows.at(-1)])
  expect(rows[0]).toMatchObject({ entry: 'Opening balance', date: '2026-10-01', debit: null, balance: 100 })
  expect(rows.at(-1)).toMatchObject({
    entry: 'Closing balance',
    date: '2026-10-31',
    debit: 550.5,
    credit: 600,
    balance: 50.5,
  })
})

test('each row follows from the one before', () => {
  const [first, ...rest] = statementRows(statement).slice(0, -1)
  let balance = first?.balance ?? 0
  for (const row of rest) {
    balance += (row.debit ?? 0) - (row.credit ?? 0)
    expect(row.balance).toBe(balance)
  }
})

test('says in words what happened; what changes no balance tells its amount', () => {
  expect(statementRows(statement).map(({ entry, particulars }) => [entry, particulars])).toEqual([
    ['Opening balance', ''],
    ['Case charged', 'VR-000001 MH 12 AB 1234'],
    ['Moved to credit', 'VR-000001, ₹50.50'],
    ['Payment', 'Bill of September 2026, by UPI'],
    ['Penalty', 'Bill of September 2026'],
    ['Bill raised', 'October 2026, ₹1,50,050.50'],
    ['Penalty waived', 'Bill of September 2026'],
    ['Closing balance', ''],
  ])
})

test('rows of one thing that was charged and paid have ids of their own', () => {
  const ids = statementRows(statement).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a payment names its case, or the number of its cases', () => {
  expect(
    said(
      { kind: 'PAYMENT', particulars: '12 cases', mode: 'CASH' },
      { kind: 'PAYMENT', particulars: 'VR-000001 MH12AB1234', mode: 'UPI' },
      { kind: 'UNASSIGNED', particulars: 'VR-000001 MH12AB1234' },
    ),
  ).toEqual(['12 cases, by CASH', 'VR-000001 MH12AB1234, by UPI', 'VR-000001 MH 12 AB 1234'])
})

test('months and numbers of cases are told in the language in force, words of the office stay as they are', () => {
  const former = takeLanguageFrom(() => 'hi')
  onTestFinished(() => void takeLanguageFrom(former))
  const january = `${hindi.dates.raw('months')[0]} 2026`
  expect(
    said(
      { kind: 'BILL', particulars: 'January 2026' },
      { kind: 'PAYMENT', particulars: '12 cases', mode: 'CASH' },
      { kind: 'ADJUSTMENT', particulars: 'January 2026' },
      { kind: 'ADJUSTMENT', particulars: 'VR-000001 MH12AB1234' },
      { kind: 'CREDIT', particulars: 'Januar 2026' },
      { kind: 'CREDIT', particulars: 'in January 2026' },
      { kind: 'CREDIT', particulars: 'January 20261' },
      { kind: 'CREDIT', particulars: '12 cases more' },
      { kind: 'CREDIT', particulars: 'all 12 cases' },
    ),
  ).toEqual([
    `${january}, ₹1.00`,
    hindi.statement('paidBy', { particulars: hindi.payments('caseCount', { count: 12 }), mode: 'CASH' }),
    'January 2026',
    'VR-000001 MH12AB1234',
    'Januar 2026, ₹1.00',
    'in January 2026, ₹1.00',
    'January 20261, ₹1.00',
    '12 cases more, ₹1.00',
    'all 12 cases, ₹1.00',
  ])
})

test('an adjustment links its document', () => {
  const rows = statementRows({
    ...statement,
    lines: [
      { ...line, kind: 'ADJUSTMENT', particulars: 'Two plates', amount: 1, balance: 1, invoiceNo: 'CN-1' },
      { ...line, kind: 'ADJUSTMENT', particulars: 'Two plates', amount: 1, balance: 1 },
    ],
  })
  expect(rows.map(({ document }) => document)).toEqual([
    undefined,
    { adjustmentId: line.id, number: 'CN-1' },
    undefined,
    undefined,
  ])
})

const cases = ['VR-000001', 'VR-000002', 'VR-000003'].map((caseNo) => ({ caseNo })) as Transaction['cases']
const bill = { billMonth: 9, billYear: 2026 } as NonNullable<Transaction['bill']>

test('a payment is for its bill or for its cases', () => {
  expect(describePayment({ bill, cases })).toBe('Bill of September 2026')
  expect(describePayment({ bill: null, cases })).toBe('VR-000001, VR-000002, VR-000003')
})

test('more cases than fit are counted', () => {
  expect(describePayment({ bill: null, cases }, 3)).toBe('VR-000001, VR-000002, VR-000003')
  expect(describePayment({ bill: null, cases }, 2)).toMatch(/^VR-000001, VR-000002, .*1/)
})
