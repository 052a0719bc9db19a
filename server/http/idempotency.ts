import { createHash } from 'node:crypto'
import { messages } from '#contract/messages.ts'
import type { Tx } from '../db/connect.ts'
import { badRequest, conflict } from './errors.ts'

/** A key of a user, and the call that it was sent with first. */
export interface IdempotencyKey {
  userId: string
  key: string
  /** The call's method and path, with its parameters. */
  call: string
  body: unknown
  now: Date
}

/**
 * Runs `act` once for a key: the same key with the same body answers the first answer again, with
 * another body it is 409 (contract section 2). The key's row is written in the act's own
 * transaction: a second request waits for the first, and a failed act leaves no trace.
 */
export async function withIdempotencyKey<T>(
  tx: Tx,
  { userId, key, call, body, now }: IdempotencyKey,
  act: () => Promise<T>,
): Promise<T> {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw badRequest({ 'Idempotency-Key': messages.fields.badIdempotencyKey })
  const body_hash = createHash('sha256').update(JSON.stringify(body)).digest()
  const mine = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, call, body_hash, status: 0, created_at: now.toISOString() })
    .onConflict((at) => at.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!mine) {
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
