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

/** Every field of a case by its path. */
export const fieldByPath = Object.fromEntries(placedFields.map((placed) => [placed.path, placed])) as Readonly<
  Record<FieldPath, PlacedField>
>

/** Where forms, details and paper name the fields of a group in another order than calls do; a new one stands between. */
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

/** The names of a group's fields in the order in which people read them. */
export function readingOrder<G extends CaseGroup>(group: G): FieldName<G>[] {
  const { first, last } = reading[group] ?? { first: [], last: [] }
  return inOrder<FieldName<G>>(namesOf(group), first, last)
}

/** The services of a case that are simply asked for or not (spec/2 point 9). */
export type Service = FieldWith<{ kind: 'flag' }>
export const services = namesWith(({ kind }) => kind === 'flag') as Service[]
export const isService = (name: AnyField): name is Service => fieldByName[name].field.kind === 'flag'
