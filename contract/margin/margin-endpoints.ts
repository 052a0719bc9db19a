import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { MarginQuery, MarginRow } from './margin.ts'

/** What the office keeps of its charges. */
export const marginEndpoints = {
  report: endpoint('GET', '/report/margin', {
    roles: ['superadmin'],
    summary: 'Charges of assigned and paid cases against receipt and incentive, by services, RTO, dealer or month',
    query: MarginQuery,
    data: z.array(MarginRow),
  }),
}
