import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { expect, test } from 'vitest'
import type { Case } from '#contract/cases/case.ts'
import { t } from '#contract/texts.ts'
import { pagesOf } from '#test/read-pdf.ts'
import { caseForReport, emptyGroup, reportOffice } from '#test/report-samples.ts'
import { caseReport } from './case-report.ts'

const now = new Date('2026-11-21T08:09:00Z')

const textOf = (report: TDocumentDefinitions) => JSON.stringify(report.content)

test('has a letterhead, the case no and the time it was made in the office, and numbers as on the screen', async () => {
  const report = caseReport(caseForReport, { role: 'superadmin', now, office: reportOffice })
  for (const part of [
    'Case Details Report',
    'VR-000081',
    '21/11/2026, 13:39',
    'MH 12 AB 1234',
    '98220 12345',
    'PAPERS MISSING',
  ])
    expect(textOf(report)).toContain(part)
  expect(await pagesOf(report)).toHaveLength(1)
})

test('has its status as the screen shows it', () => {
  const text = textOf(caseReport({ ...caseForReport, status: 'paid' }, { role: 'employee', now, office: reportOffice }))
  expect(text).toContain('"Status","color":"#5f5f72"},{"text":"Paid"')
})

test('says Not Alloted for amounts that are absent, and a dash for the rest', () => {
  const text = textOf(caseReport(caseForReport, { role: 'superadmin', now, office: reportOffice }))
  expect(text).toContain('{"text":"Admin Charges","color":"#5f5f72"},{"text":"Not Alloted"')
  expect(text).toContain('"Appointment Date","color":"#5f5f72"},{"text":"-"')
})

test('keeps from an employee what only a superadmin sees', () => {
  const text = textOf(caseReport(caseForReport, { role: 'employee', now, office: reportOffice }))
  for (const hidden of ['Incentive', 'Other Charges', 'Admin Charges']) expect(text).not.toContain(hidden)
  expect(text).toContain('₹2,500.50')
})

test('tells an employee, and no superadmin, that the total has charges that are not listed', () => {
  const note = t.cases('officeCharges')
  expect(textOf(caseReport(caseForReport, { role: 'employee', now, office: reportOffice }))).toContain(note)
  expect(textOf(caseReport(caseForReport, { role: 'superadmin', now, office: reportOffice }))).not.toContain(note)
})

test('has two pages at most, however long the texts are', async () => {
  const long = (length: number) => 'श्री WORDS OF A LONG REMARK '.repeat(50).slice(0, length)
  const full: Case = {
    ...caseForReport,
    rejectionRemarks: long(1000),
    transactionDetail: {
      ...caseForReport.transactionDetail,
      remarks: long(1000),
      rrf: true,
      alteration: true,
      drc: true,
    },
    ownerDetails: {
      ...caseForReport.ownerDetails,
      sellerAddress: 'W\n'.repeat(100) + 'W'.repeat(300),
      buyerAddress: long(500),
      buyerName: long(100),
    },
    expenseDetail: {
      ...emptyGroup('expenseDetail'),
      pucCharges: 1,
      insuranceCharges: 1,
      receiptAmount: 1,
      expenseRemarks: long(1000),
    },
  }
  expect(await pagesOf(caseReport(full, { role: 'superadmin', now, office: reportOffice }))).toHaveLength(2)
})

test('the owners stand side by side, also where only one would fit on the first page', async () => {
  const { ownerDetails } = caseForReport
  const long = { ...caseForReport, ownerDetails: { ...ownerDetails, buyerAddress: 'MAHATMA GANDHI ROAD '.repeat(25) } }
  const pages = await pagesOf(caseReport(long, { role: 'superadmin', now, office: reportOffice }))
  const sheetOf = (title: string) => pages.findIndex((page) => page.includes(title))
  expect(sheetOf('New Owner')).toBe(sheetOf('Registered Owner'))
  expect(pages).toHaveLength(2)
})
