import { z } from 'zod'
import { originals as messages } from '../messages.ts'
import { dateKinds } from './case-list-fields.ts'
import { caseStatuses, stages, waitingOn } from './case-values.ts'

export const CaseStatus = z.enum(caseStatuses)
export type CaseStatus = z.infer<typeof CaseStatus>

export const Stage = z.enum(stages)
export type Stage = z.infer<typeof Stage>

export const WaitingOn = z.enum(waitingOn)
export type WaitingOn = z.infer<typeof WaitingOn>

export const FilterType = z.enum(dateKinds, { error: messages.general.isRequired(messages.fields.filterType) })
export type FilterType = z.infer<typeof FilterType>
