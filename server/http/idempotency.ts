import { createHash } from 'node:crypto'
import { messages } from '#contract/messages.ts'
import type { Tx } from '../db/connect.ts'
import { badRequest, conflict } from './errors.ts'

/** An idempotency key of a user, and the first call that was sent with it. */
export interface IdempotencyKey {
  userId: string
  key: string
  /** Method and path of the call, with its parameters. */
  call: string
  body: unknown
  now: Date
}

/**
 * Runs `act` once per key: the same key with the same body returns the first answer again, with
 * another body it is 409 (contract section 2). The row of the key is written in the transaction of
 * `act`: a concurrent request waits for the first one, and a failure leaves no row.
 */
export async function withIdempotencyKey<T>(
  tx: Tx,
  { userId, key, call, body, now }: IdempotencyKey,
  act: () => Promise<T>,
): Promise<T> {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw badRequest({ 'Idempotency-Key': messages.fields.badIdempotencyKey })
  const body_hash = createHash('sha256').update(JSON.stringify(body)).digest()
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, call, body_hash, status: 0, created_at: now.toISOString() })
    .onConflict((at) => at.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!inserted) {
    const first = await tx
      .selectFrom('idempotency_keys')
      .select(['call', 'body_hash', 'answer'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (first.call !== call || !body_hash.equals(first.body_hash)) throw conflict(messages.general.keyReused)
    return first.answer as T
  }
  const answer = await act()
  await tx
    .updateTable('idempotency_keys')
    .set({ status: 1, answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
  return answer
}
