import { z } from 'zod'
import { listBody, listQuery, requiredDay } from '../fields.ts'
import { messages } from '../messages.ts'
import { CasePayment, creator, person, reference } from './case.ts'
import { CaseStatus, FilterType } from './case-kinds.ts'

/** How a date filter is checked: both dates there, in order (spec/2 point 5). */
export const dateRange = {
  fromDate: requiredDay(messages.general.isRequired('From Date')),
  toDate: requiredDay(messages.general.isRequired('To Date')),
}
export const inOrder = <T extends { fromDate: string; toDate: string }>(range: T) => range.fromDate <= range.toDate
export const reversed = { path: ['toDate'], error: messages.filter.reversed }

export const caseSorts = [
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
] as const

/** At most so many cases are searched out of a list that is longer than that. */
export const FOUND_CASES = 2_000

/** A list of cases filtered by one kind of date. */
export const CaseFilter = z
  .strictObject({ filterType: FilterType, ...dateRange, ...listBody(...caseSorts) })
  .refine(inOrder, reversed)
export type CaseFilter = z.output<typeof CaseFilter>

/** A list of cases without a date filter. */
export const CaseList = listQuery(...caseSorts)

/** One case in a list (contract section 3). */
export const CaseRow = z.object({
  id: z.uuid(),
  CaseNo: z.string(),
  status: CaseStatus,
  createdAt: z.string(),
  applicationDate: z.string(),
  appointmentDate: z.string().nullable(),
  applicationNo: z.string().nullable(),
  vehicleNo: z.string(),
  firmName: z.string(),
  fromRTO: z.string(),
  toRTO: z.string(),
  buyerName: z.string().nullable(),
  buyerPhoneNo: z.string().nullable(),
  createdBy: creator,
  assignedTo: person.nullable(),
  totalAmount: z.number(),
  incentiveAmount: z.number().nullable(),
  rejectionRemarks: z.string().nullable(),
  referenceDetail: reference,
  payment: CasePayment.nullable(),
})
export type CaseRow = z.infer<typeof CaseRow>
