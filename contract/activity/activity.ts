import { z } from 'zod'
import { type ActivityAction, actionsOf, activityKinds, NO_ACTOR } from '../activity-actions.ts'
import { creator } from '../cases/case.ts'
import { isOrderedRange, reversedRangeError } from '../cases/case-lists.ts'
import { endpoint, Role } from '../endpoint.ts'
import { optionalDay, pageOf, pagingQuery } from '../fields.ts'

const action = z.enum(actionsOf(undefined) as [ActivityAction, ...ActivityAction[]])

/** The filter of the log; days are IST and both included. */
export const ActivityFilter = z
  .strictObject({
    ...pagingQuery,
    fromDate: optionalDay(),
    toDate: optionalDay(),
    kind: z.enum(activityKinds).optional(),
    action: action.optional(),
    /** The actor: a user's id, or NO_ACTOR for changes without a session. */
    by: z.union([z.uuid(), z.literal(NO_ACTOR)]).optional(),
  })
  .refine(({ fromDate, toDate }) => !fromDate || !toDate || isOrderedRange({ fromDate, toDate }), reversedRangeError)

export type ActivityFilter = z.output<typeof ActivityFilter>

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** One entry of the log. `by` is null for jobs of the portal and for callers without a session. */
export const Activity = z.object({
  id: z.uuid(),
  at: z.string(),
  by: creator.extend({ role: Role }).nullable(),
  /** The name of the API key by which the change was made; missing for a person's. */
  key: z.string().optional(),
  kind: z.enum(activityKinds),
  action,
  aboutId: z.uuid(),
  /** The present name of the subject; null when the subject was deleted. */
  about: z.string().nullable(),
  changes: z.record(z.string(), z.object({ from: Value, to: Value })),
})

export type Activity = z.infer<typeof Activity>

/** A person by whom the log can be filtered. */
export const ActivityPerson = z.object({ id: z.uuid(), name: z.string(), detail: z.string() })

export type ActivityPerson = z.infer<typeof ActivityPerson>

export const activityEndpoints = {
  list: endpoint('GET', '/activity', {
    roles: ['superadmin'],
    summary: 'Who did what when, newest first; `meta.total` counts to 10,001 at most',
    query: ActivityFilter,
    ...pageOf(Activity),
  }),
  people: endpoint('GET', '/activity/people', {
    roles: ['superadmin'],
    summary: 'Everybody who can have done something, to choose from',
    data: z.array(ActivityPerson),
  }),
}
