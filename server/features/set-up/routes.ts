import { setUpEndpoints as calls } from '#contract/set-up/set-up-endpoints.ts'
import { query, type Route } from '../../http/route.ts'
import { getSetUpProgress } from './get-set-up-progress.ts'

export const setUpRoutes: Route[] = [query(calls.progress, getSetUpProgress)]
