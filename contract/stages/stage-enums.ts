import { z } from 'zod'
import { stages, waitingOn } from './stage-values.ts'

export const Stage = z.enum(stages)
export type Stage = z.infer<typeof Stage>

export const WaitingOn = z.enum(waitingOn)
export type WaitingOn = z.infer<typeof WaitingOn>
