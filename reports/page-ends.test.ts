import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { expect, test } from 'vitest'
import type { Bill } from '#contract/bills/bill.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { StatementLine } from '#contract/transactions/transaction.ts'
import { sampleOf } from '#test/breadth.ts'
import { pagesOf } from '#test/read-pdf.ts'
import { reportOffice, sampleTransaction } from '#test/report-samples.ts'
import { billReport } from './bill-report.ts'
import { incentiveReport } from './incentive-report.ts'
import { receiptReport } from './receipt-report.ts'
import { statementReport } from './statement-report.ts'
import { transactionReport } from './transaction-report.ts'

/* How reports of any length end: no page without rows, and no total that stands alone. */

const now = new Date('2026-11-21T08:09:00Z')
const day = '2026-11-20'
const moment = '2026-11-20T08:00:00.000Z'
const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const caseNo = (n: number) => `VR-${String(n + 1).padStart(6, '0')}`
const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))
const from = (first: number, last: number) => many(last - first + 1, (n) => first + n)

const client = { firmName: 'Shah Motors', creditLimit: 50_000, utilizedCredit: 0 }
const payer = { firstName: 'Ravi', lastName: 'Shah', email: 'ravi@dealer.example', phoneNo: '9822000001', client }

const incentive = (count: number) => {
  const cases = many(count, (n) => ({
    CaseNo: caseNo(n),
    vehicleNo: 'MH12AB1234',
    firmName: 'Shah Motors',
    applicationDate: day,
    status: 'paid',
    incentiveAmount: 100,
  }))
  const employee = { name: 'Asha Patil', employeeCode: 'EMP001', branchCode: 'BR001', email: 'a@b.example' }
  const about = 'Application Date 01/11/2026 to 30/11/2026'
  return incentiveReport({
    employee: { ...employee, phoneNo: '9822012345' },
    cases: cases as CaseRow[],
    about,
    now,
    office: reportOffice,
  })
}

const bill = (count: number) => {
  const cases = many(count, (n) => ({
    id: id(n),
    caseNo: caseNo(n),
    vehicleNo: 'MH12AB1234',
    paymentDate: moment,
    receiptAmount: 60,
    serviceCharges: 40,
    amount: 100,
  }))
  const attempt = {
    id: id(999),
    paymentDate: moment,
    amount: count * 100,
    mode: 'CASH',
    remark: 'CREDIT_BILL',
    utr: null,
  } as const
  const made: Bill = {
    billId: id(1000),
    billNo: 'B/26-27/000042',
    status: 'failed',
    totalAmount: count * 100,
    penaltyAmount: 0,
    billDate: '2026-10-31',
    dueDate: '2026-11-15',
    cases,
    adjustments: [],
    invoiceNo: null,
    payments: many(3, () => ({ ...attempt, status: 'failed', reason: 'Blurred', receiptNo: null })),
  }
  const place = { address1: '4 Market Yard', address2: 'Camp', city: 'Pune', state: 'Maharashtra', pincode: '411037' }
  const { client: _, ...person } = payer
  const to = { ...person, ...place, firmName: 'Shah Motors', mobileNo: payer.phoneNo }
  return billReport({
    bill: made,
    month: 'October 2026',
    client: to,
    now,
    office: reportOffice,
    upi: 'office.pune@okhdfc',
  })
}

const transactions = (count: number) => {
  const paid = (n: number) =>
    sampleTransaction({ id: id(n), cases: [{ id: id(n), caseNo: caseNo(n), vehicleNo: 'MH12AB1234' }] })
  return transactionReport({
    client: payer,
    transactions: many(count, paid),
    fromDate: day,
    toDate: day,
    now,
    office: reportOffice,
  })
}

const statement = (count: number) => {
  const line = (n: number): StatementLine => ({
    id: id(n),
    date: day,
    kind: 'CHARGE',
    particulars: `${caseNo(n)} MH12AB1234`,
    mode: null,
    amount: 100,
    debit: 100,
    credit: 0,
    balance: (n + 1) * 100,
  })
  const owed = count * 100
  return statementReport({
    now,
    office: reportOffice,
    statement: {
      clientDetails: payer,
      fromDate: day,
      toDate: day,
      openingBalance: 0,
      lines: many(count, line),
      totalDebit: owed,
      totalCredit: 0,
      closingBalance: owed,
      underVerification: 50,
      ageing: { days0to30: owed, days31to60: 0, days61to90: 0, daysOver90: 0 },
    },
  })
}

const receipt = (count: number) =>
  receiptReport({
    receiptNo: 'RV/26-27/000001',
    isDuplicate: false,
    givenAt: moment,
    amount: count * 100,
    mode: 'UPI',
    utr: '412345678901',
    paidAt: moment,
    client: { firmName: 'Shah Motors', name: 'Ravi Shah', phoneNo: payer.phoneNo, address: '4 Market Yard, Pune' },
    cases: many(count, (n) => ({ caseNo: caseNo(n), vehicleNo: 'MH12AB1234', amount: 100 })),
    bill: null,
    office: reportOffice,
    now,
  })

const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length
const casesOn = (page: string) => countOf(page, /VR-\d{6}/g)
const amountsOn = (page: string) => countOf(page, /₹[\d,]+\.\d\d/g)

/** What is wrong with how a report's pages end; `end` is what its last row begins with. */
async function wrongEnds(report: TDocumentDefinitions, count: number, end: RegExp): Promise<string[]> {
  const pages = await pagesOf(report)
  const wrong: string[] = []
  const last = pages.find((page) => end.test(page)) ?? ''
  if (casesOn(last) < Math.min(2, count)) wrong.push(`${count} rows: the total stands with ${casesOn(last)}`)
  if (pages.reduce((sum, page) => sum + casesOn(page), 0) !== count) wrong.push(`${count} rows: not each is there once`)
  pages.forEach((page, at) => {
    if (amountsOn(page) < Math.min(2, count)) wrong.push(`${count} rows: page ${at + 1} has ${amountsOn(page)}`)
  })
  return wrong
}

test.each([
  ['incentive report', incentive, /Total/, [1, 2, 3, ...sampleOf(from(4, 120), 9)]],
  ['bill', bill, /Total/, [1, 2, 3, ...from(14, 40), 62, 63, 64]],
  ['transaction report', transactions, /VR-000001/, [1, 2, 3, ...from(22, 36), 70, 71]],
  ['receipt', receipt, /Authorised signatory/, [1, 2, 3, ...from(20, 36), 70, 71]],
  ['statement', statement, /Closing balance/, [1, 2, 3, ...from(20, 36), 70, 71]],
] as const)('the %s has no page without rows and no total alone', async (_, make, end, counts) => {
  const wrong: string[] = []
  for (const count of counts) wrong.push(...(await wrongEnds(make(count), count, end)))
  expect(wrong).toEqual([])
})
