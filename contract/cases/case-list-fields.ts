import { type FieldWith, inOrder, namesWith, placedFields } from './case-field-sets.ts'
import type { expiryTypes } from './case-fields.ts'

/** The fields that the rows of lists have. */
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

/** The kinds of date that lists are filtered by, in the order of the specification (spec/2 point 3). */
export type DateKind = FieldWith<{ filter: true }>
export const dateKinds = inOrder(namesWith(({ filter }) => filter) as DateKind[], [
  'applicationDate',
  'appointmentDate',
  'pucExpiry',
  'insuranceExpiry',
  'fitnessExpiry',
  'taxExpiry',
  'permitExpiry',
])

export type ExpiryField = FieldWith<{ expiry: string }>

/** The field, and the kind of date, that each type of expiry is. */
export const expiryFields = Object.fromEntries(
  placedFields.filter(({ field }) => field.expiry).map(({ name, field }) => [field.expiry, name]),
) as { [T in (typeof expiryTypes)[number]]: FieldWith<{ expiry: T }> }
