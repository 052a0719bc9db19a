import { activityEndpoints as calls } from '#contract/activity/activity-endpoints.ts'
import { query, type Route } from '../../http/route.ts'
import { listActivity, listActivityPeople } from './list-activity.ts'

/** The activity log, which is read-only: the changes themselves write it. */
export const activityRoutes: Route[] = [query(calls.list, listActivity), query(calls.people, listActivityPeople)]
