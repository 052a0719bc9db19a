import { expect, test } from 'vitest'
import { reportOffice, sampleTransaction } from '#test/report-samples.ts'
import { sumTransactions, transactionReport } from './transaction-report.ts'

test('what was moved to credit is not counted as received', () => {
  const sums = sumTransactions([
    sampleTransaction({ Amount: 0.1 }),
    sampleTransaction({ Amount: 0.2, mode: 'CASH' }),
    sampleTransaction({ Amount: 900, mode: 'CREDIT' }),
    sampleTransaction({ Amount: 70, status: 'paid' }),
    sampleTransaction({ Amount: 30, status: 'failed' }),
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
        sampleTransaction({ bill, remark: 'CREDIT_BILL' }),
        sampleTransaction({ cases, status: 'failed', reason: 'No such transfer' }),
      ],
      fromDate: '2026-11-01',
      toDate: '2026-11-21',
      now: new Date('2026-11-21T06:00:00Z'),
      office: reportOffice,
    }),
  )
  for (const text of ['Bill of October 2026', 'VR-000001, VR-000002', '21/11/2026', 'Reason: No such transfer'])
    expect(made).toContain(text)
  expect(made).toContain('01/11/2026 to 21/11/2026')
})
