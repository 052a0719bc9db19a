import { type FieldWith, inOrder, namesWith, placedFields } from './case-field-sets.ts'
import type { expiryTypes } from './case-fields.ts'

/** The fields in the rows of lists. */
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

/** The kinds of date by which lists can be filtered, in the order of the specification (spec/2 point 3). */
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

/** The field, and kind of date, of each type of expiry. */
export const expiryFields = Object.fromEntries(
  placedFields.filter(({ field }) => field.expiry).map(({ name, field }) => [field.expiry, name]),
) as { [T in (typeof expiryTypes)[number]]: FieldWith<{ expiry: T }> }
