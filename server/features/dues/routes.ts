import { duesEndpoints as calls } from '#contract/dues/dues-endpoints.ts'
import { query, type Route } from '../../http/route.ts'
import { listDues } from './list-dues.ts'

export const duesRoutes: Route[] = [query(calls.list, listDues)]
