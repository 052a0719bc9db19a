import { marginEndpoints as calls } from '#contract/margin/margin-endpoints.ts'
import { query, type Route } from '../../http/route.ts'
import { reportMargin } from './margin.ts'

export const marginRoutes: Route[] = [query(calls.report, reportMargin)]
