import { paperEndpoints as calls } from '#contract/papers/paper.ts'
import { command, query, type Route } from '../../http/route.ts'
import { getChecklist } from './get-checklist.ts'
import { changePaper } from './papers.ts'

export const paperRoutes: Route[] = [query(calls.ofCase, getChecklist), command(calls.change, changePaper)]
