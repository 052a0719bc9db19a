import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The steps of the first hour of a new office, in the order in which the guide shows them. */
export const setUpSteps = [
  'office',
  'upi',
  'rtos',
  'firms',
  'people',
  'dealer',
  'firstCase',
  'register',
  'prices',
] as const

export type SetUpStep = (typeof setUpSteps)[number]

/** Which steps of the first hour are done. A step is done as soon as its result exists, however it was made. */
export const SetUpProgress = z.object({
  office: z.boolean(),
  upi: z.boolean(),
  rtos: z.boolean(),
  firms: z.boolean(),
  people: z.boolean(),
  dealer: z.boolean(),
  firstCase: z.boolean(),
  register: z.boolean(),
  prices: z.boolean(),
}) satisfies z.ZodType<Record<SetUpStep, boolean>>

export type SetUpProgress = z.infer<typeof SetUpProgress>

export const setUpEndpoints = {
  progress: endpoint('GET', '/set-up/progress', {
    roles: ['superadmin'],
    summary: 'Which steps of setting up the office are done',
    data: SetUpProgress,
  }),
}
