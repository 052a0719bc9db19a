import { z } from 'zod'
import { dateRange, isOrderedRange, reversedRangeError } from '../cases/case-lists.ts'
import { endpoint } from '../endpoint.ts'
import { listBody } from '../fields.ts'
import { textKey } from '../texts.ts'

const { search } = listBody('Amount')

/** The payments of a client in a list: their number, and their sum in rupees. */
export const PayerGroup = z.object({ clientId: z.uuid(), firmName: z.string(), count: z.number(), sum: z.number() })
export type PayerGroup = z.infer<typeof PayerGroup>

/** The payments that wait for a decision, or those that were decided between two days. */
export const GroupedPayments = z.discriminatedUnion(
  'list',
  [
    z.strictObject({ list: z.literal('pending'), search }),
    z.strictObject({ list: z.literal('decided'), ...dateRange, search }).refine(isOrderedRange, reversedRangeError),
  ],
  { error: textKey('views.listRequired') },
)

export const paymentGroupEndpoints = {
  byClient: endpoint('POST', '/payment/groups', {
    roles: ['superadmin'],
    scope: 'payments:read',
    summary: 'The payments of a list by their client, the most first, over all of its pages',
    body: GroupedPayments,
    data: z.array(PayerGroup),
  }),
}
