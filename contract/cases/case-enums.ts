import { z } from 'zod'
import { originals as messages } from '../messages.ts'
import { dateKinds } from './case-list-fields.ts'
import { caseStatuses, stages, waitingOn } from './case-values.ts'

export const CaseStatus = z.enum(caseStatuses)
export const Stage = z.enum(stages)
export const WaitingOn = z.enum(waitingOn)

export const FilterType = z.enum(dateKinds, { error: messages.general.isRequired(messages.fields.filterType) })
export type FilterType = z.infer<typeof FilterType>
