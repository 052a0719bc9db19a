import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staffRoles } from '../roles.ts'
import { textKey } from '../texts.ts'
import { CASES_OF_MESSAGE, dealerMessageKinds } from './dealer-message-values.ts'

const Kind = z.enum(dealerMessageKinds, { error: textKey('dealerMessages.kindRequired') })

/** A message to a dealer that waits to be sent by hand. */
export const DealerMessage = z.object({
  kind: Kind,
  /** The bill, or the cases whose papers are missing. */
  ids: z.array(z.uuid()),
  firmName: z.string(),
  clientName: z.string(),
  mobileNo: z.string(),
  /** The bill with its amount, or the plates. */
  about: z.string(),
  /** In the language of the dealer. */
  text: z.string(),
  /** When all that it names was sent last; null before, and after it was taken back. */
  lastSentAt: z.string().nullable(),
})
export type DealerMessage = z.infer<typeof DealerMessage>

export const SentMessage = z.strictObject({
  kind: Kind,
  ids: z
    .array(z.uuid({ error: textKey('dealerMessages.unknown') }), { error: textKey('dealerMessages.unknown') })
    .min(1, textKey('dealerMessages.unknown'))
    .max(CASES_OF_MESSAGE, textKey('dealerMessages.unknown'))
    .refine((ids) => new Set(ids).size === ids.length, textKey('dealerMessages.unknown')),
})
export type SentMessage = z.input<typeof SentMessage>

/** What the office sends to dealers by hand, one after the other. */
export const dealerMessageEndpoints = {
  waiting: endpoint('GET', '/dealer-message/waiting', {
    roles: staffRoles,
    summary: 'Overdue bills, or papers that cases lack, as messages to dealers; those not sent today first',
    query: z.strictObject({ kind: Kind }),
    data: z.array(DealerMessage),
  }),
  log: endpoint('POST', '/dealer-message/log', {
    roles: staffRoles,
    summary: 'Record that a message was sent',
    body: SentMessage,
    data: z.null(),
    message: 'dealerMessages.logged',
    idempotent: true,
  }),
  withdraw: endpoint('POST', '/dealer-message/withdraw', {
    roles: staffRoles,
    summary: "Take back a message of one's own within ten minutes; both stay in the history",
    body: SentMessage,
    data: z.null(),
    message: 'dealerMessages.withdrawn',
  }),
}
