import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import type { identityEndpoints } from '#contract/identity/identity.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history/history.ts'
import { retryLater } from '../../http/errors.ts'
import { MAX_WAITING_RESETS } from '../../http/rate-limit.ts'
import { isAdmitted } from '../../http/session.ts'

/** Seconds after which a refused caller may retry: by then the waiting requests are processed. */
const ASK_AGAIN = 5

/**
 * Stores a request for a new password. The address is looked up later, so that neither the answer nor
 * its time reveals whether it is known. 429 while too many requests wait.
 */
export async function resendCredentials(
  tx: Tx,
  { now }: Context<null>,
  input: Input<typeof identityEndpoints.resendCredentials>,
) {
  const last = tx
    .selectFrom('reset_requests')
    .select('id')
    .offset(MAX_WAITING_RESETS - 1)
  if (await last.limit(1).executeTakeFirst()) throw retryLater(ASK_AGAIN)
  await tx
    .insertInto('reset_requests')
    .values({ id: newId(), email: input.email, created_at: now.toISOString() })
    .execute()
  return null
}

/**
 * Queues a link for each requested address that belongs to an active user, of a verified client where
 * it is a client's; deletes the other requests. Returns the number of requests.
 */
export async function queueResetLinks(tx: Tx, ctx: Context<null>): Promise<number> {
  const requests = await tx
    .deleteFrom('reset_requests')
    .where('id', 'in', (eb) =>
      eb.selectFrom('reset_requests').select('id').orderBy('id').limit(100).forUpdate().skipLocked(),
    )
    .returning('email')
    .execute()
  if (requests.length === 0) return 0
  const users = await tx
    .selectFrom('users')
    .leftJoin('clients', 'clients.id', 'users.client_id')
    .select('users.id')
    .where('users.email', 'in', [...new Set(requests.map(({ email }) => email))])
    .where(isAdmitted())
    .where((eb) => eb.or([eb('users.client_id', 'is', null), eb('clients.is_verified', '=', true)]))
    .orderBy('users.id')
    .execute()
  await record(
    tx,
    ctx,
    ...users.map(({ id }) => ({ subject: 'user' as const, id, action: 'password link sent' as const })),
  )
  return requests.length
}
