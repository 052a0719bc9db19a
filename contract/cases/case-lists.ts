import { z } from 'zod'
import { requiredDay } from '../fields.ts'
import { textKey } from '../texts.ts'
import { Case, CasePayment, creator, person, reference, rejection, stageOfCase } from './case.ts'
import { CaseStatus } from './case-enums.ts'
import { rowShape } from './case-schemas.ts'

/** The two days of a date filter: both required, in order. */
export const dateRange = {
  fromDate: requiredDay(textKey('general.isRequired', { label: textKey('fields.fromDate') })),
  toDate: requiredDay(textKey('general.isRequired', { label: textKey('fields.toDate') })),
}
export const isOrderedRange = <T extends { fromDate: string; toDate: string }>(range: T) =>
  range.fromDate <= range.toDate
export const reversedRangeError = { path: ['toDate'], error: textKey('filter.reversed') }

const { incentiveAmount, ...rowFields } = rowShape

/** One case in a list. */
export const CaseRow = z.object({
  id: z.uuid(),
  CaseNo: z.string(),
  status: CaseStatus,
  createdAt: z.string(),
  waitsSince: Case.shape.waitsSince,
  ...stageOfCase,
  ...rowFields,
  createdBy: creator,
  dealerId: Case.shape.dealerId,
  assignedTo: person.nullable(),
  totalAmount: z.number(),
  incentiveAmount,
  ...rejection,
  referenceDetail: reference,
  payment: CasePayment.nullable(),
})
export type CaseRow = z.infer<typeof CaseRow>
