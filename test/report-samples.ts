import type { Case } from '#contract/cases/case.ts'
import { type FieldName, type IsNullable, isNullable } from '#contract/cases/case-field-sets.ts'
import { type CaseField, type CaseFields, type CaseGroup, caseFields } from '#contract/cases/case-fields.ts'
import { unnamedOffice } from '#contract/office/unnamed-office.ts'
import type { Transaction } from '#contract/transactions/transaction.ts'
import type { ReportOffice } from '#reports/letterhead.ts'

/** A rejected case with all groups filled, for tests of reports. */
export const caseForReport: Case = {
  id: '01900000-0000-7000-8000-000000000001',
  CaseNo: 'VR-000081',
  status: 'rejected',
  version: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
  waitsSince: '2026-11-20T09:00:00.000Z',
  stage: 'papers',
  waitingOn: 'office',
  ...{ waitReason: null, waitNote: null },
  stageSince: '2026-11-20T08:00:00.000Z',
  applicationDate: '2026-11-20',
  rejectionRemarks: 'PAPERS_MISSING',
  reasonCode: null,
  closedAt: null,
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

type EmptyFields<G extends CaseGroup> = {
  [N in FieldName<G> as IsNullable<CaseFields[G][N]> extends true ? N : never]: null
}

/** What a group of a case answers of the fields that nobody filled in, so that a sample says only what it is about. */
export function emptyGroup<G extends CaseGroup>(group: G): EmptyFields<G> {
  const fields = Object.entries<CaseField>(caseFields[group]).filter(([, field]) => isNullable(field))
  return Object.fromEntries(fields.map(([name]) => [name, null])) as EmptyFields<G>
}

/** The letterhead of an office with a complete profile, but for its logo. */
export const reportOffice: ReportOffice = {
  profile: {
    ...unnamedOffice,
    name: 'Sharma RTO Services',
    address1: '14 Station Road',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
    phone: '020 2612 3456',
    gstin: '27AAPFU0939F1ZV',
    upiPayee: 'Sharma RTO Services',
  },
  logo: null,
}

/** Returns a verified payment of 100 rupees by UPI, with the given changes. */
export const sampleTransaction = (changes: Partial<Transaction>): Transaction => ({
  id: '01900000-0000-7000-8000-000000000001',
  paymentDate: '2026-11-20T18:30:00.000Z',
  remark: null,
  reason: null,
  mode: 'UPI',
  Amount: 100,
  status: 'success',
  utr: null,
  receiptNo: null,
  invoiceNo: null,
  cases: [],
  bill: null,
  ...changes,
})
