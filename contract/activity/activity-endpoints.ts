import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageOf } from '../fields.ts'
import { Activity, ActivityFilter, ActivityPerson } from './activity.ts'

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
