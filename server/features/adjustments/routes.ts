import { adjustmentEndpoints as calls } from '#contract/adjustments/adjustment-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { adjustClient } from './adjust-client.ts'
import { listAdjustments } from './list-adjustments.ts'

export const adjustmentRoutes: Route[] = [query(calls.ofClient, listAdjustments), command(calls.adjust, adjustClient)]
