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
      deliveries.map(
        ({ channel, template, recipient, subject, parameters, isUrgent = false, dueAt = now, dedupeKey, entryId }) => {
          const id = newId()
          const { keyId, bytes } = sealParameters(keys, id, parameters)
          return {
            id,
            channel,
            template,
            is_urgent: isUrgent,
            recipient,
            subject,
            key_id: keyId,
            sealed: bytes,
            due_at: dueAt.toISOString(),
            created_at: now.toISOString(),
            dedupe_key: dedupeKey ?? null,
            entry_id: entryId,
          }
        },
      ),
    )
    .onConflict((on) => on.column('dedupe_key').doNothing())
    .execute()
}
