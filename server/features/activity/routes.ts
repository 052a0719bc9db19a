import { activityEndpoints as calls } from '#contract/activity/activity-endpoints.ts'
import { query, type Route } from '../../http/route.ts'
import { listActivity, listActivityPeople } from './list-activity.ts'

/** The log of who did what when; reading it is all there is, for it is written by the changes themselves. */
export const activityRoutes: Route[] = [query(calls.list, listActivity), query(calls.people, listActivityPeople)]
