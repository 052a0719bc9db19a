import { paperEndpoints as calls } from '#contract/papers/paper-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { changePaper } from './change-paper.ts'
import { getChecklist } from './get-checklist.ts'

export const paperRoutes: Route[] = [query(calls.ofCase, getChecklist), command(calls.change, changePaper)]
