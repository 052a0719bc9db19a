import { z } from 'zod'
import { creator } from '../cases/case.ts'
import { isOrderedRange, reversedRangeError } from '../cases/case-lists.ts'
import { Role } from '../endpoint.ts'
import { optionalDay, pagingQuery } from '../fields.ts'
import { type ActivityAction, actionsOf, activityKinds, NO_ACTOR } from './activity-actions.ts'

const action = z.enum(actionsOf(undefined) as [ActivityAction, ...ActivityAction[]])

/** What the log is narrowed down by; days are the office's, both included. */
export const ActivityFilter = z
  .strictObject({
    ...pagingQuery,
    fromDate: optionalDay(),
    toDate: optionalDay(),
    kind: z.enum(activityKinds).optional(),
    action: action.optional(),
    /** Who did it: a user's id, or nobody who was signed in. */
    by: z.union([z.uuid(), z.literal(NO_ACTOR)]).optional(),
  })
  .refine(({ fromDate, toDate }) => !fromDate || !toDate || isOrderedRange({ fromDate, toDate }), reversedRangeError)
export type ActivityFilter = z.output<typeof ActivityFilter>

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** One entry of the log. `by` is null for the portal's own jobs and for people who were not signed in. */
export const Activity = z.object({
  id: z.uuid(),
  at: z.string(),
  by: creator.extend({ role: Role }).nullable(),
  kind: z.enum(activityKinds),
  action,
  aboutId: z.uuid(),
  /** What it happened to, by the name it has now; null when that is gone. */
  about: z.string().nullable(),
  changes: z.record(z.string(), z.object({ from: Value, to: Value })),
})
export type Activity = z.infer<typeof Activity>

/** Someone whose doings can be asked for. */
export const ActivityPerson = z.object({ id: z.uuid(), name: z.string(), detail: z.string() })
export type ActivityPerson = z.infer<typeof ActivityPerson>
