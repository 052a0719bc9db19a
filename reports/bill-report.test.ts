import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { expect, test } from 'vitest'
import type { Bill } from '#contract/bills/bill.ts'
import { billParts } from '#contract/bills/bill-parts.ts'
import { pagesOf } from '#test/read-pdf.ts'
import { reportOffice } from '#test/report-samples.ts'
import { billReport } from './bill-report.ts'

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const cases = Array.from({ length: 60 }, (_, n) => ({
  id: id(n),
  caseNo: `VR-${String(n + 1).padStart(6, '0')}`,
  vehicleNo: 'MH12AB1234',
  paymentDate: '2026-10-12T08:00:00.000Z',
  receiptAmount: 1499.25,
  serviceCharges: 2600.5,
  amount: 4099.75,
}))
const payment = { id: id(99), paymentDate: '2026-11-05T08:00:00.000Z', amount: 246_485, mode: 'CASH' } as const
const bill: Bill = {
  billId: id(100),
  billNo: 'B/26-27/000042',
  status: 'failed',
  totalAmount: 246_485,
  penaltyAmount: 500,
  billDate: '2026-10-31',
  dueDate: '2026-11-15',
  cases,
  adjustments: [],
  invoiceNo: null,
  payments: [
    {
      ...payment,
      id: id(98),
      amount: 245_985,
      mode: 'CREDIT',
      status: 'success',
      remark: null,
      reason: null,
      utr: null,
      receiptNo: null,
    },
    { ...payment, status: 'failed', remark: 'CREDIT_BILL', reason: 'Blurred', utr: null, receiptNo: null },
  ],
}
const client = {
  firmName: 'श्री गणेश मोटर्स',
  firstName: 'Ravi',
  lastName: 'Shah',
  email: 'ravi.shah@dealer.example',
  phoneNo: '9766000010',
  mobileNo: '9766000010',
  address1: '4 Market Yard',
  address2: 'Gultekdi',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411037',
}
const report: TDocumentDefinitions = billReport({
  bill,
  month: 'October 2026',
  client,
  now: new Date('2026-11-21T08:09:00Z'),
  office: reportOffice,
  upi: 'office.pune@okhdfc',
})

test('the letterhead names the office, its address, contact and tax number', () => {
  const text = JSON.stringify(report.content)
  for (const part of ['Sharma RTO Services', '14 Station Road, Pune, Maharashtra 411001', 'GSTIN 27AAPFU0939F1ZV'])
    expect(text).toContain(part)
})

test('a bill to be paid names the payee and the UPI id, a settled one does not', () => {
  expect(JSON.stringify(report.content)).toContain(
    'By UPI to Sharma RTO Services, office.pune@okhdfc. Name bill B/26-27/000042.',
  )
  const reportOf = (status: Bill['status'], upi: string) => {
    const input = { month: 'October 2026', client, now: new Date(), office: reportOffice, upi }
    return JSON.stringify(billReport({ ...input, bill: { ...bill, status } }).content)
  }
  expect(reportOf('success', 'office.pune@okhdfc')).not.toContain('How to pay')
  expect(reportOf('generated', '')).toContain('Ask the office')
})

test('the parts of a bill add up to its total', () => {
  const { receipts, services, charges, penalty, total } = billParts(bill)
  expect([receipts, services, charges, penalty, total]).toEqual([89_955, 156_030, 245_985, 500, 246_485])
  expect(charges + penalty).toBe(total)
})

test('a waived penalty stands on the bill twice, added and taken back', () => {
  const waiver = { amount: 500, at: '2026-11-20T06:00:00.000Z' }
  const waived: Bill = { ...bill, penaltyAmount: 0, totalAmount: 245_985, waiver }
  const { charges, penalty, waived: back, total } = billParts(waived)
  expect([charges, penalty, back, total]).toEqual([245_985, 500, -500, 245_985])
  const text = JSON.stringify(
    billReport({ bill: waived, month: 'October 2026', client, now: new Date(), office: reportOffice, upi: '' }).content,
  )
  for (const part of ['Penalty for late payment', 'Penalty waived', '-₹500.00']) expect(text).toContain(part)
  expect(JSON.stringify(report.content)).not.toContain('Penalty waived')
})

test('adjustments stand with their reasons, dates and sum', () => {
  const line = {
    id: id(200),
    at: '2026-10-20T08:00:00.000Z',
    reason: 'Discount',
    caseNo: null,
    amount: -300,
    whole: -500,
  }
  const adjusted: Bill = { ...bill, totalAmount: 246_185, adjustments: [line] }
  const text = JSON.stringify(
    billReport({ bill: adjusted, month: 'October 2026', client, now: new Date(), office: reportOffice, upi: '' })
      .content,
  )
  for (const part of ['Adjustments', '20/10/2026', 'Discount, part of -₹500.00', '-₹300.00', '₹2,46,185.00'])
    expect(text).toContain(part)
  expect(JSON.stringify(report.content)).not.toContain('Adjustments')
})

test('names every case, and keeps government receipts apart from service charges and penalty', () => {
  const text = JSON.stringify(report.content)
  for (const { caseNo } of cases) expect(text).toContain(caseNo)
  for (const sum of ['₹89,955.00', '₹1,56,030.00', '₹500.00', '₹2,46,485.00']) expect(text).toContain(sum)
  expect(text).toContain('B/26-27/000042')
  expect(text).toContain('Your last payment has failed. You can try again')
  expect(text).toContain('Proof refused: Blurred')
})

test('lists what was paid for the bill, not the credit that it sums up', () => {
  expect(JSON.stringify(report.content)).not.toContain('CREDIT')
})

test('the report of a bill is a PDF of as many pages as its cases need', async () => {
  const rest = { month: 'October 2026', client, now: new Date(), office: reportOffice, upi: 'office.pune@okhdfc' }
  const pagesFor = (count: number) => pagesOf(billReport({ ...rest, bill: { ...bill, cases: cases.slice(0, count) } }))
  expect(await pagesFor(56)).toHaveLength(2)
  expect(await pagesFor(60)).toHaveLength(3)
})
