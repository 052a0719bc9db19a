import { expect, test } from 'vitest'
import type { Transaction } from '#contract/transactions/transaction.ts'
import { sumTransactions, transactionReport } from './transaction-report.ts'

const paid = (over: Partial<Transaction>): Transaction => ({
  id: '01900000-0000-7000-8000-000000000001',
  paymentDate: '2026-11-20T18:30:00.000Z',
  remark: null,
  reason: null,
  mode: 'UPI',
  Amount: 100,
  status: 'success',
  utr: null,
  cases: [],
  bill: null,
  ...over,
})

test('what was moved to credit is not counted as received', () => {
  const sums = sumTransactions([
    paid({ Amount: 0.1 }),
    paid({ Amount: 0.2, mode: 'CASH' }),
    paid({ Amount: 900, mode: 'CREDIT' }),
    paid({ Amount: 70, status: 'paid' }),
    paid({ Amount: 30, status: 'failed' }),
  ])
  expect(sums).toEqual({ received: 0.3, onCredit: 900, waiting: 70, failed: 30 })
})

test('the report names the cases and bills, and the office’s day', () => {
  const bill = { billId: '01900000-0000-7000-8000-000000000002', billMonth: 10, billYear: 2026 }
  const cases = ['VR-000001', 'VR-000002'].map((caseNo, at) => ({ id: String(at), caseNo, vehicleNo: 'MH12AB1234' }))
  const client = { firmName: 'श्री गणेश मोटर्स', creditLimit: 50_000, utilizedCredit: 0 }
  const made = JSON.stringify(
    transactionReport({
      client: { firstName: 'Ravi', lastName: 'Shah', email: 'ravi@dealer.example', phoneNo: '9822000001', client },
      transactions: [
        paid({ bill, remark: 'CREDIT_BILL' }),
        paid({ cases, status: 'failed', reason: 'No such transfer' }),
      ],
      fromDate: '2026-11-01',
      toDate: '2026-11-21',
      now: new Date('2026-11-21T06:00:00Z'),
    }),
  )
  for (const text of ['Bill of October 2026', 'VR-000001, VR-000002', '21 Nov 2026', 'Rejected: No such transfer'])
    expect(made).toContain(text)
  expect(made).toContain('01 Nov 2026 to 21 Nov 2026')
})
