import type { Selectable } from 'kysely'
import type { Tx } from '../../db/connect.ts'
import { anyOf } from '../../db/rows.ts'
import type { Users } from '../../db/schema.generated.ts'
import { endSessions } from '../../http/session.ts'
import { signal } from '../../notifications/live-channel.ts'

/** Ends the sessions and links of a user, and with the owner of a client those of all its users. */
export async function endSignIns(
  tx: Tx,
  { id, is_owner, client_id }: Pick<Selectable<Users>, 'id' | 'is_owner' | 'client_id'>,
): Promise<void> {
  // Locked, so that a sign-in that is under way ends here or begins afterwards.
  const locked = await tx
    .selectFrom('users')
    .select('id')
    .where((eb) => (is_owner ? eb('client_id', '=', client_id) : eb('id', '=', id)))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const ids = locked.map((user) => user.id)
  const ended = await endSessions(tx, ids)
  // Also ends their event streams.
  await signal(tx, { kind: 'session', ids: [...new Set(ended)] })
  await tx.deleteFrom('one_time_links').where('user_id', '=', anyOf(ids)).execute()
}
