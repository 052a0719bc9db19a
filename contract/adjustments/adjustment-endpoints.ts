import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'

import { Adjustment, NewAdjustment } from './adjustment.ts'

/** Adjustments of clients' accounts. */
export const adjustmentEndpoints = {
  ofClient: endpoint('GET', '/client/adjustments/:id', {
    roles: ['superadmin'],
    summary: "The adjustments of a client's account, newest first",
    query: listQuery('at', 'amount'),
    ...pageOf(Adjustment),
  }),
  adjust: endpoint('POST', '/client/adjust/:id', {
    roles: ['superadmin'],
    summary: "Adjust a client's account, reverse an adjustment, or take a verified payment back",
    body: NewAdjustment,
    data: Adjustment,
    status: 201,
    message: 'adjustments.made',
  }),
}
