import { v7 as newId } from 'uuid'
import type { Context } from '../context.ts'
import type { Tx } from '../db/connect.ts'
import type { Delivery } from './channels/channel.ts'
import { sealParameters } from './sealed-parameters.ts'

export interface NewDelivery {
  channel: Delivery['channel']
  template: string
  recipient: string
  /** What it is about, in clear, for the superadmin's list; of a mail the subject. */
  subject: string
  /** What the template writes it from, as JSON. */
  parameters: string
  /** When it is to leave; at once unless given. */
  dueAt?: Date
  /** Of two deliveries with one key the first is made, such as for a thing, a kind and a day. */
  dedupeKey?: string
  /** The entry of the history that causes it. */
  entryId: string | null
}

/** Puts deliveries into the outbox, in the transaction of what they tell of. */
export async function queueDeliveries(
  tx: Tx,
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return
  await tx
    .insertInto('deliveries')
    .values(
      deliveries.map(({ channel, template, recipient, subject, parameters, dueAt = now, dedupeKey, entryId }) => {
        const id = newId()
        const { keyId, bytes } = sealParameters(keys, id, parameters)
        return {
          id,
          channel,
          template,
          recipient,
          subject,
          key_id: keyId,
          sealed: bytes,
          due_at: dueAt.toISOString(),
          created_at: now.toISOString(),
          dedupe_key: dedupeKey ?? null,
          entry_id: entryId,
        }
      }),
    )
    .onConflict((on) => on.column('dedupe_key').doNothing())
    .execute()
}
