import { listFields } from '#contract/cases/case-list-fields.ts'
import { messages } from '#contract/messages.ts'
import { filterLabels } from '#web/table/filter-form.tsx'
import { caseColumns as column } from './case-columns.tsx'
import type { CaseList } from './case-list.ts'

/** The columns that every list hides at first. */
const hiddenColumns = [
  column.firmName,
  column.applicationNo,
  column.applicationDate,
  column.appointmentDate,
  column.fromRTO,
  column.toRTO,
  column.buyerName,
  column.buyerPhoneNo,
]

/** The fields without a column of their own in the lists: each list hides them at first. */
const otherFields = listFields
  .filter((name) => ![...hiddenColumns, column.vehicleNo, column.incentiveAmount].includes(column[name]))
  .map((name) => column[name])

const idsOf = (columns: readonly { id: string }[]) => columns.map(({ id }) => id)

/** Superadmin: cases in Created or Updated (spec/2 screen 5). */
export const myCases: CaseList = {
  preset: 'unverified',
  title: messages.menu.casesToVerify,
  columns: [
    column.caseNo,
    column.vehicleNo,
    column.createdBy,
    column.status,
    column.assignedTo,
    column.waitsSince,
    column.createdAt,
    ...hiddenColumns,
    column.totalAmount,
    column.incentiveAmount,
    ...otherFields,
  ],
  hidden: idsOf([column.createdAt, ...hiddenColumns, column.totalAmount, column.incentiveAmount, ...otherFields]),
  emptyTitle: messages.cases.noneAvailable,
}

/** Without the firm and the appointment, which a draft needs to be verified. */
const hiddenInDrafts = hiddenColumns.filter((one) => one !== column.firmName && one !== column.appointmentDate)

/** Employee: own cases in Created or Updated (spec/2 screen 8). */
export const draftCases: CaseList = {
  preset: 'myDrafts',
  title: messages.menu.draftCases,
  columns: [
    column.caseNo,
    column.vehicleNo,
    column.firmName,
    column.appointmentDate,
    column.status,
    column.waitsSince,
    column.createdAt,
    ...hiddenInDrafts,
    ...otherFields,
  ],
  hidden: idsOf([column.createdAt, ...hiddenInDrafts, ...otherFields]),
  hiddenNarrow: idsOf([column.appointmentDate]),
  emptyTitle: messages.cases.noneAvailable,
}

const standardColumns = [
  column.caseNo,
  column.vehicleNo,
  column.firmName,
  column.applicationDate,
  column.appointmentDate,
  column.status,
]
const rest = [
  column.createdAt,
  column.applicationNo,
  column.fromRTO,
  column.toRTO,
  column.buyerName,
  column.buyerPhoneNo,
  column.totalAmount,
  column.incentiveAmount,
  ...otherFields,
]

/** Superadmin: cases in ready, assigned or paid (spec/2 screen 6). */
export const verifiedCases: CaseList = {
  preset: 'verifiedList',
  title: messages.menu.verifiedCases,
  columns: [...standardColumns, column.assignedTo, column.waitsSince, column.createdBy, ...rest],
  hidden: idsOf([column.appointmentDate, column.createdBy, ...rest]),
  hiddenNarrow: idsOf([column.waitsSince]),
  emptyTitle: messages.table.empty,
}

/** Superadmin: rejected cases (spec/2 screen 7). */
export const rejectedCases: CaseList = {
  preset: 'rejectedList',
  title: messages.menu.rejectedCases,
  columns: [
    ...standardColumns.filter(({ id }) => id !== column.status.id),
    column.status,
    column.reference,
    column.remarks,
    column.reasonCode,
    column.waitsSince,
    column.createdBy,
    ...rest,
  ],
  hidden: idsOf([column.appointmentDate, column.reasonCode, column.createdBy, ...rest]),
  hiddenNarrow: idsOf([column.waitsSince]),
  emptyTitle: messages.table.empty,
}

/** Employee: own cases that were verified (spec/2 screen 9). */
export const myVerifiedCases: CaseList = {
  preset: 'myVerified',
  title: messages.menu.ownVerifiedCases,
  columns: [
    column.caseNo,
    column.createdAt,
    column.status,
    column.applicationNo,
    column.appointmentDate,
    column.incentiveAmount,
    column.vehicleNo,
    column.waitsSince,
    column.applicationDate,
    column.firmName,
    column.fromRTO,
    column.toRTO,
    column.buyerName,
    column.buyerPhoneNo,
    ...otherFields,
  ],
  hidden: idsOf([
    column.applicationDate,
    column.firmName,
    column.fromRTO,
    column.toRTO,
    column.buyerName,
    column.buyerPhoneNo,
    ...otherFields,
  ]),
  hiddenNarrow: idsOf([column.waitsSince]),
  emptyTitle: messages.table.empty,
}

/** Superadmin: the cases that an employee created, in any status (spec/2 screen 14). */
export const casesOfEmployee = (id: string): CaseList => ({
  preset: 'ofEmployee',
  personId: id,
  title: messages.cases.employeeCasesTitle,
  columns: ofEmployee,
  hidden: idsOf(otherFields),
  emptyTitle: messages.table.empty,
})

const ofEmployee = [
  column.caseNo,
  column.vehicleNo,
  column.status,
  column.applicationDate,
  column.appointmentDate,
  column.applicationNo,
  column.createdAt,
  column.firmName,
  column.fromRTO,
  column.toRTO,
  column.totalAmount,
  column.incentiveAmount,
  ...otherFields,
]

/** Superadmin: the cases assigned to a client, by any of the seven dates (spec/2 screen 13 and point 3). */
export const casesOfClient = (id: string): CaseList => ({
  preset: 'ofClient',
  personId: id,
  title: messages.client.caseHistory,
  columns: ofClient,
  hidden: idsOf(otherFields),
  types: Object.keys(filterLabels),
  emptyTitle: messages.table.empty,
})

const ofClient = [
  column.caseNo,
  column.vehicleNo,
  column.status,
  column.applicationDate,
  column.appointmentDate,
  column.applicationNo,
  column.createdAt,
  column.createdBy,
  column.fromRTO,
  column.toRTO,
  column.buyerName,
  column.buyerPhoneNo,
  column.totalAmount,
  ...otherFields,
]
