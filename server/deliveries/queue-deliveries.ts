import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Context } from '../context.ts'
import type { Tx } from '../db/connect.ts'
import type { Delivery } from './channels/channel.ts'
import { sealParameters } from './sealed-parameters.ts'

export interface NewDelivery {
  channel: Delivery['channel']
  template: string
  /** True to be sent before all others. */
  isUrgent?: boolean
  recipient: string
  /** The subject in plain text, for the superadmin's list; that of the mail. */
  subject: string
  /** The parameters of the template, as JSON. */
  parameters: string
  /** When the delivery is due; at once by default. */
  dueAt?: Date
  /** Of two deliveries with one key only the first is created; for example a subject, a kind and a day. */
  dedupeKey?: string
  /** The webhook that is told, the event, and the subject whose events are sent in their order. */
  event?: { webhookId: string; eventId: string; subjectId: string }
  entryId: string | null
}

/** Inserts deliveries into the outbox, in the transaction of their cause. */
export async function queueDeliveries(
  tx: Tx,
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return
  await tx
    .insertInto('deliveries')
    .values(
      deliveries.map(({ isUrgent = false, dueAt = now, dedupeKey, event, entryId, parameters, ...rest }) => {
        const id = newId()
        const { keyId, bytes } = sealParameters(keys, id, parameters)
        return {
          id,
          ...rest,
          is_urgent: isUrgent,
          key_id: keyId,
          sealed: bytes,
          due_at: dueAt.toISOString(),
          created_at: now.toISOString(),
          dedupe_key: dedupeKey ?? null,
          entry_id: entryId,
          webhook_id: event?.webhookId ?? null,
          event_id: event?.eventId ?? null,
          subject_id: event?.subjectId ?? null,
          seq: event ? sql<number>`nextval('event_delivery_seq')` : null,
        }
      }),
    )
    .onConflict((on) => on.column('dedupe_key').doNothing())
    .execute()
}
