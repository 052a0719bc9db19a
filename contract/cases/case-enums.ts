import { z } from 'zod'
import { textKey } from '../texts.ts'
import { dateKinds } from './case-list-fields.ts'
import { caseStatuses, stages, waitingOn } from './case-values.ts'

export const CaseStatus = z.enum(caseStatuses)
export const Stage = z.enum(stages)
export const WaitingOn = z.enum(waitingOn)

export const FilterType = z.enum(dateKinds, {
  error: textKey('general.isRequired', { label: textKey('fields.filterType') }),
})
export type FilterType = z.infer<typeof FilterType>
