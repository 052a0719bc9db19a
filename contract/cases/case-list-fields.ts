import { type AnyField, type FactsOf, type FieldWith, inOrder, namesWith, placedFields } from './case-field-sets.ts'
import { expiryTypes } from './case-fields.ts'

export type ListField = FieldWith<{ list: true }>

export const listFields = inOrder(namesWith(({ list }) => list) as ListField[], [
  'applicationDate',
  'appointmentDate',
  'applicationNo',
  'vehicleNo',
  'firmName',
  'fromRTO',
  'toRTO',
  'buyerName',
  'buyerPhoneNo',
])

export type ExpiryField = FieldWith<{ expiry: string }>

/** The field, and kind of date, of each type of expiry. */
export const expiryFields = Object.fromEntries(
  placedFields.filter(({ field }) => field.expiry).map(({ name, field }) => [field.expiry, name]),
) as { [T in (typeof expiryTypes)[number]]: FieldWith<{ expiry: T }> }

/** The type of expiry of each of these fields. */
export const expiryTypeOf = Object.fromEntries(
  Object.entries(expiryFields).map(([type, name]) => [name, type]),
) as Record<ExpiryField, (typeof expiryTypes)[number]>

export const isExpiryType = (text: unknown): text is keyof typeof expiryFields =>
  typeof text === 'string' && Object.hasOwn(expiryFields, text)

export const byExpiryType = <T>(make: (type: (typeof expiryTypes)[number]) => T) =>
  Object.fromEntries(expiryTypes.map((type) => [type, make(type)])) as Record<(typeof expiryTypes)[number], T>

/** The kinds of date by which lists can be filtered, in the order of the specification. */
export type DateKind = FieldWith<{ filter: true }>

export const dateKinds = inOrder(namesWith(({ filter }) => filter) as DateKind[], [
  'applicationDate',
  'appointmentDate',
  ...expiryTypes.map((type) => expiryFields[type]),
])

/** The sort keys of lists: fields, and columns that the portal sets itself. */
export type CaseSort =
  | FieldWith<{ sort: true }>
  | 'CaseNo'
  | 'status'
  | 'createdAt'
  | 'totalAmount'
  | 'createdBy'
  | 'waitsSince'

export const caseSorts = inOrder(namesWith(({ sort }) => sort) as CaseSort[], [
  'CaseNo',
  'vehicleNo',
  'status',
  'createdAt',
  'applicationDate',
  'appointmentDate',
  'applicationNo',
  'firmName',
  'fromRTO',
  'toRTO',
  'buyerName',
  'buyerPhoneNo',
  'totalAmount',
  'incentiveAmount',
  'createdBy',
  'waitsSince',
]) as [CaseSort, ...CaseSort[]]

type WithUnderscores<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${WithUnderscores<Rest>}`
  : ''

export type ColumnOf<N extends AnyField> =
  FactsOf<N> extends { column: infer Column extends string } ? Column : WithUnderscores<N>

/** The column of each field in the table `cases`. */
export const caseColumns = Object.fromEntries(
  placedFields.map(({ name, field }) => [
    name,
    field.column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ]),
) as { [N in AnyField]: ColumnOf<N> }
