import { dateKinds, listFields } from '#contract/cases/case-list-fields.ts'
import { t } from '#contract/texts.ts'
import { caseListColumns } from './case-columns.tsx'
import type { CaseListPage } from './case-list.ts'

type Names = readonly (keyof typeof caseListColumns)[]

/** The columns that follow the first ones of a list, in their order. */
const common: Names = [
  'createdAt',
  'firmName',
  'applicationNo',
  'applicationDate',
  'appointmentDate',
  'fromRTO',
  'toRTO',
  'buyerName',
  'buyerPhoneNo',
  'totalAmount',
  'incentiveAmount',
]
/** The other fields, which come last: each list hides them at first. */
const others = listFields.filter((name) => name !== 'vehicleNo' && !common.includes(name))

const idsOf = (names: Names) => names.map((name) => caseListColumns[name].id)

interface Layout {
  first: Names
  /** The first columns that are hidden at first, and with them the common ones; by default none of both. */
  hidden?: Names
  hiddenNarrow?: Names
  /** The common columns that the list lacks. */
  without?: Names
}

function layout({ first, hidden, hiddenNarrow = [], without = [] }: Layout) {
  const rest = common.filter((name) => !first.includes(name) && !without.includes(name))
  return {
    columns: [...first, ...rest, ...others].map((name) => caseListColumns[name]),
    hidden: idsOf(hidden ? [...hidden, ...rest, ...others] : others),
    hiddenNarrow: idsOf(hiddenNarrow),
  }
}

/** Superadmin: cases in Created or Updated. */
export const myCases: CaseListPage = {
  preset: 'unverified',
  title: () => t.menu('casesToVerify'),
  ...layout({
    first: ['caseNo', 'vehicleNo', 'createdBy', 'status', 'assignedTo', 'waitsSince', 'createdAt'],
    hidden: ['createdAt'],
  }),
  emptyTitle: () => t.cases('noneAvailable'),
}

/** Employee: own cases in Created or Updated, with the firm and the appointment, which verifying needs. */
export const draftCases: CaseListPage = {
  preset: 'myDrafts',
  title: () => t.menu('draftCases'),
  ...layout({
    first: ['caseNo', 'vehicleNo', 'status', 'firmName', 'appointmentDate', 'waitsSince', 'createdAt'],
    hidden: ['createdAt'],
    hiddenNarrow: ['appointmentDate'],
    without: ['totalAmount', 'incentiveAmount'],
  }),
  emptyTitle: () => t.cases('noneAvailable'),
}

const standard: Names = ['caseNo', 'vehicleNo', 'firmName', 'applicationDate', 'appointmentDate', 'status']

/** Superadmin: cases in ready, assigned or paid. */
export const verifiedCases: CaseListPage = {
  preset: 'verifiedList',
  title: () => t.menu('verifiedCases'),
  ...layout({
    first: [...standard, 'assignedTo', 'waitsSince', 'createdBy'],
    hidden: ['appointmentDate', 'createdBy'],
    hiddenNarrow: ['waitsSince'],
  }),
}

/** Superadmin: rejected cases. */
export const rejectedCases: CaseListPage = {
  preset: 'rejectedList',
  title: () => t.menu('rejectedCases'),
  ...layout({
    first: [...standard, 'reference', 'remarks', 'reasonCode', 'waitsSince', 'createdBy'],
    hidden: ['appointmentDate', 'reasonCode', 'createdBy'],
    hiddenNarrow: ['waitsSince'],
  }),
}

/** Employee: own cases that were verified. */
export const myVerifiedCases: CaseListPage = {
  preset: 'myVerified',
  title: () => t.menu('ownVerifiedCases'),
  ...layout({
    first: [
      'caseNo',
      'createdAt',
      'status',
      'applicationNo',
      'appointmentDate',
      'incentiveAmount',
      'vehicleNo',
      'waitsSince',
      'applicationDate',
    ],
    hidden: ['applicationDate'],
    hiddenNarrow: ['waitsSince'],
    without: ['totalAmount'],
  }),
}

const ofPerson: Names = [
  'caseNo',
  'vehicleNo',
  'status',
  'applicationDate',
  'appointmentDate',
  'applicationNo',
  'createdAt',
]
const ofEmployee = layout({ first: [...ofPerson, 'firmName'], without: ['buyerName', 'buyerPhoneNo'] })
const ofClient = layout({ first: [...ofPerson, 'createdBy'], without: ['firmName', 'incentiveAmount'] })

/** Superadmin: the cases that an employee created, in any status. */
export const casesOfEmployee = (id: string): CaseListPage => ({
  preset: 'ofEmployee',
  personId: id,
  title: () => t.cases('employeeCasesTitle'),
  ...ofEmployee,
})

/** Superadmin: the cases assigned to a client, by any of the seven dates. */
export const casesOfClient = (id: string): CaseListPage => ({
  preset: 'ofClient',
  personId: id,
  title: () => t.client('caseHistory'),
  ...ofClient,
  types: dateKinds,
})
