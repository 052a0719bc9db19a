import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { expect, test } from 'vitest'
import type { Case } from '#contract/cases/case.ts'
import { messages } from '#contract/messages.ts'
import { emptyGroup } from '#test/empty-group.ts'
import { pagesOf } from '#test/read-pdf.ts'
import { reportOffice } from '#test/report-office.ts'
import { caseReport } from './case-report.ts'

const now = new Date('2026-11-21T08:09:00Z')

const found: Case = {
  id: '01900000-0000-7000-8000-000000000001',
  CaseNo: 'VR-000081',
  status: 'rejected',
  version: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
  waitsSince: '2026-11-20T09:00:00.000Z',
  stage: 'papers',
  waitingOn: 'office',
  stageSince: '2026-11-20T08:00:00.000Z',
  applicationDate: '2026-11-20',
  rejectionRemarks: 'PAPERS_MISSING',
  reasonCode: null,
  totalAmount: 4099.75,
  createdBy: { firstName: 'Asha', lastName: 'Patil', employeeCode: 'EMP001' },
  assignedTo: null,
  payment: null,
  generalDetail: {
    ...emptyGroup('generalDetail'),
    firmName: 'श्री गणेश मोटर्स',
    branchCodeId: 'BR001',
    employeeCodeId: 'EMP001',
    incentiveAmount: 250,
    applicationNo: 'MH26110234',
    applicationDate: '2026-11-20',
  },
  vehicleDetail: {
    ...emptyGroup('vehicleDetail'),
    vehicleNo: 'MH12AB1234',
    fromRTO: 'MH12 - PUNE',
    toRTO: 'MH14 - PIMPRI CHINCHWAD',
    chassisNo: 'MA3EWDE1S00000101',
    engineNo: 'K10BN0000101',
  },
  expireDetail: {
    ...emptyGroup('expireDetail'),
    insuranceExpiry: '2027-03-31',
    pucExpiry: '2027-01-15',
    fitnessExpiry: '2028-06-30',
    taxExpiry: '2027-03-31',
  },
  transactionDetail: {
    ...emptyGroup('transactionDetail'),
    to: 'OTHER',
    hptId: '01900000-0000-7000-8000-000000000002',
    hptName: 'NA',
    hpaId: '01900000-0000-7000-8000-000000000003',
    hpaName: 'HDFC Bank',
    numberPlate: 'HSRP',
    fitness: true,
    rrf: false,
    rma: true,
    alteration: false,
    conversion: false,
    addressChange: true,
    drc: false,
  },
  ownerDetails: {
    ...emptyGroup('ownerDetails'),
    sellerName: 'सुनीता देशमुख',
    sellerAadharNo: 'XXXX XXXX 1234',
    sellerAddress: '७ कर्वे रोड, पुणे',
    sellerState: 'Maharashtra',
    sellerPhoneNo: '9822012345',
    buyerName: 'IMRAN SHAIKH',
    buyerAadharNo: 'XXXX XXXX 9012',
    buyerAddress: '21 MG ROAD, PUNE',
    buyerState: 'Maharashtra',
    buyerPhoneNo: '9766012345',
  },
  expenseDetail: {
    ...emptyGroup('expenseDetail'),
    pucCharges: 100,
    insuranceCharges: 2500.5,
    receiptAmount: 1499.25,
  },
  referenceDetail: { ...emptyGroup('referenceDetail'), name: 'Kiran', contactNo: '9890012345' },
}

const textOf = (report: TDocumentDefinitions) => JSON.stringify(report.content)

test('has a letterhead, the case no and the time it was made in the office', async () => {
  const report = caseReport(found, { role: 'superadmin', now, office: reportOffice })
  for (const part of ['Case Details Report', 'VR-000081', '21 Nov 2026, 13:39', 'MH 12 AB 1234', 'PAPERS MISSING'])
    expect(textOf(report)).toContain(part)
  expect(await pagesOf(report)).toHaveLength(1)
})

test('says Not Alloted for amounts that are absent, and a dash for the rest', () => {
  const text = textOf(caseReport(found, { role: 'superadmin', now, office: reportOffice }))
  expect(text).toContain('{"text":"Admin Charges","color":"#5f5f72"},{"text":"Not Alloted"')
  expect(text).toContain('"Appointment Date","color":"#5f5f72"},{"text":"-"')
})

test('keeps from an employee what only a superadmin sees', () => {
  const text = textOf(caseReport(found, { role: 'employee', now, office: reportOffice }))
  for (const hidden of ['Incentive', 'Other Charges', 'Admin Charges']) expect(text).not.toContain(hidden)
  expect(text).toContain('₹2,500.50')
})

test('tells an employee, and no superadmin, that the total has charges that are not listed', () => {
  const note = messages.cases.officeCharges
  expect(textOf(caseReport(found, { role: 'employee', now, office: reportOffice }))).toContain(note)
  expect(textOf(caseReport(found, { role: 'superadmin', now, office: reportOffice }))).not.toContain(note)
})

test('has two pages at most, however long the texts are', async () => {
  const long = (length: number) => 'श्री WORDS OF A LONG REMARK '.repeat(50).slice(0, length)
  const full: Case = {
    ...found,
    rejectionRemarks: long(1000),
    transactionDetail: { ...found.transactionDetail, remarks: long(1000), rrf: true, alteration: true, drc: true },
    ownerDetails: {
      ...found.ownerDetails,
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
