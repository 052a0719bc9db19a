import { type FieldWith, inOrder, namesWith } from './case-field-sets.ts'

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
