import { listFields } from '#contract/cases/case-list-fields.ts'
import { messages } from '#contract/messages.ts'
import { filterLabels } from '#web/table/filter-form.tsx'
import { caseListColumns as column } from './case-columns.tsx'
import type { CaseListPage } from './case-list.ts'

type Columns = CaseListPage['columns']

/** The columns that the lists have in common, in their order. */
const common: Columns = [
  column.createdAt,
  column.firmName,
  column.applicationNo,
  column.applicationDate,
  column.appointmentDate,
  column.fromRTO,
  column.toRTO,
  column.buyerName,
  column.buyerPhoneNo,
  column.totalAmount,
  column.incentiveAmount,
]
const ownColumns = [...common, column.vehicleNo]
/** The other fields: each list hides them at first. */
const otherFields: Columns = listFields.map((name) => column[name]).filter((one) => !ownColumns.includes(one))

const idsOf = (columns: Columns) => columns.map(({ id }) => id)

/** The common columns that a list has after its first ones. */
const afterFirst = (first: Columns, without: Columns) => {
  const rest = common.filter((one) => !first.includes(one) && !without.includes(one))
  return { columns: [...first, ...rest, ...otherFields], rest }
}

/** The columns of a list: its first ones, of which some are hidden at first, and the hidden rest. */
function layout(first: Columns, hidden: Columns = [], without: Columns = []) {
  const { columns, rest } = afterFirst(first, without)
  return { columns, hidden: idsOf([...hidden, ...rest, ...otherFields]) }
}

/** The columns of a list that shows all but the other fields. */
function openLayout(first: Columns, without: Columns) {
  return { columns: afterFirst(first, without).columns, hidden: idsOf(otherFields) }
}

const amounts = [column.totalAmount, column.incentiveAmount]

/** Superadmin: cases in Created or Updated (spec/2 screen 5). */
export const myCases: CaseListPage = {
  preset: 'unverified',
  title: messages.menu.casesToVerify,
  ...layout(
    [
      column.caseNo,
      column.vehicleNo,
      column.createdBy,
      column.status,
      column.assignedTo,
      column.waitsSince,
      column.createdAt,
    ],
    [column.createdAt],
  ),
  emptyTitle: messages.cases.noneAvailable,
}

/** Employee: own cases in Created or Updated, with the firm and the appointment, which verifying needs (spec/2 screen 8). */
export const draftCases: CaseListPage = {
  preset: 'myDrafts',
  title: messages.menu.draftCases,
  ...layout(
    [
      column.caseNo,
      column.vehicleNo,
      column.firmName,
      column.appointmentDate,
      column.status,
      column.waitsSince,
      column.createdAt,
    ],
    [column.createdAt],
    amounts,
  ),
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

/** Superadmin: cases in ready, assigned or paid (spec/2 screen 6). */
export const verifiedCases: CaseListPage = {
  preset: 'verifiedList',
  title: messages.menu.verifiedCases,
  ...layout(
    [...standardColumns, column.assignedTo, column.waitsSince, column.createdBy],
    [column.appointmentDate, column.createdBy],
  ),
  hiddenNarrow: idsOf([column.waitsSince]),
  emptyTitle: messages.table.empty,
}

/** Superadmin: rejected cases (spec/2 screen 7). */
export const rejectedCases: CaseListPage = {
  preset: 'rejectedList',
  title: messages.menu.rejectedCases,
  ...layout(
    [...standardColumns, column.reference, column.remarks, column.reasonCode, column.waitsSince, column.createdBy],
    [column.appointmentDate, column.reasonCode, column.createdBy],
  ),
  hiddenNarrow: idsOf([column.waitsSince]),
  emptyTitle: messages.table.empty,
}

/** Employee: own cases that were verified (spec/2 screen 9). */
export const myVerifiedCases: CaseListPage = {
  preset: 'myVerified',
  title: messages.menu.ownVerifiedCases,
  ...layout(
    [
      column.caseNo,
      column.createdAt,
      column.status,
      column.applicationNo,
      column.appointmentDate,
      column.incentiveAmount,
      column.vehicleNo,
      column.waitsSince,
      column.applicationDate,
    ],
    [column.applicationDate],
    amounts,
  ),
  hiddenNarrow: idsOf([column.waitsSince]),
  emptyTitle: messages.table.empty,
}

const firstOfPerson = [
  column.caseNo,
  column.vehicleNo,
  column.status,
  column.applicationDate,
  column.appointmentDate,
  column.applicationNo,
  column.createdAt,
]
const ofEmployee = openLayout([...firstOfPerson, column.firmName], [column.buyerName, column.buyerPhoneNo])
const ofClient = openLayout([...firstOfPerson, column.createdBy], [column.firmName, column.incentiveAmount])

/** Superadmin: the cases that an employee created, in any status (spec/2 screen 14). */
export const casesOfEmployee = (id: string): CaseListPage => ({
  preset: 'ofEmployee',
  personId: id,
  title: messages.cases.employeeCasesTitle,
  ...ofEmployee,
  emptyTitle: messages.table.empty,
})

/** Superadmin: the cases assigned to a client, by any of the seven dates (spec/2 screen 13 and point 3). */
export const casesOfClient = (id: string): CaseListPage => ({
  preset: 'ofClient',
  personId: id,
  title: messages.client.caseHistory,
  ...ofClient,
  types: Object.keys(filterLabels),
  emptyTitle: messages.table.empty,
})
