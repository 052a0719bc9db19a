import {
  type AnyField,
  type FieldName,
  type FieldPath,
  type FieldWith,
  fieldByName,
  inOrder,
  namesOf,
  namesWith,
  type PlacedField,
  placedFields,
} from './case-field-sets.ts'
import type { CaseGroup } from './case-fields.ts'

export const fieldByPath = Object.fromEntries(placedFields.map((placed) => [placed.path, placed])) as Readonly<
  Record<FieldPath, PlacedField>
>

/**
 * Groups whose order in forms, details and print differs from that of calls; a field in neither list
 * stands between them.
 */
const reading: { [G in CaseGroup]?: { first: FieldName<G>[]; last: FieldName<G>[] } } = {
  generalDetail: {
    first: ['firmName', 'applicationNo', 'applicationDate', 'appointmentDate'],
    last: ['branchCodeId', 'employeeCodeId', 'incentiveAmount'],
  },
  transactionDetail: { first: ['to', 'numberPlate', 'hptId', 'hpaId'], last: ['remarks'] },
  expenseDetail: {
    first: ['receiptAmount', 'pucCharges', 'insuranceCharges', 'otherCharges', 'adminCharges'],
    last: ['expenseRemarks'],
  },
}

/** Returns the names of a group's fields in the order of forms, details and print. */
export function readingOrder<G extends CaseGroup>(group: G): FieldName<G>[] {
  const { first, last } = reading[group] ?? { first: [], last: [] }
  return inOrder<FieldName<G>>(namesOf(group), first, last)
}

/** The yes/no services of a case. */
export type FlagService = FieldWith<{ kind: 'flag' }>
export const flagServices = namesWith(({ kind }) => kind === 'flag') as FlagService[]
const isFlagService = (name: AnyField): name is FlagService => fieldByName[name].field.kind === 'flag'

/** The fields of the transaction without the services, which stand together, and without the remarks. */
export const transactionNames = readingOrder('transactionDetail').filter(
  (name) => !isFlagService(name) && name !== 'remarks',
)

export const chargeNames = readingOrder('expenseDetail').filter((name) => name !== 'expenseRemarks')
