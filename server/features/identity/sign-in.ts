import { v7 as newId } from 'uuid'
import type { Role } from '#contract/endpoint.ts'
import type { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { Db } from '../../db/connect.ts'
import type { Call } from '../../http/call.ts'
import { notForYou, Refusal } from '../../http/errors.ts'
import { sessionSpan } from '../../http/session.ts'
import { newToken } from '../../keys.ts'
import { fitsPassword } from './passwords.ts'
import { presentSessionUser } from './present.ts'

/**
 * Opens a session. An unknown e-mail and a wrong password get one and the same 401, after the same
 * time; that an account is deactivated is told only after the right password (contract section 3).
 */
export async function signIn(db: Db, call: Call<typeof identityEndpoints.signIn>) {
  const { body, now, deps, userAgent } = call
  const user = await db.selectFrom('users').selectAll().where('email', '=', body.email).executeTakeFirst()
  const fits = await fitsPassword(user?.password_hash, body.password)
  if (!user || !fits) throw new Refusal(401, messages.session.wrongCredentials)
  if (!user.is_active) throw notForYou(messages.session.deactivated)

  const { token, hash } = newToken()
  const span = sessionSpan(user.role as Role, deps.config)
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      token_hash: hash,
      user_id: user.id,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      idle_until: new Date(now.getTime() + span.idle).toISOString(),
      ends_at: new Date(now.getTime() + span.whole).toISOString(),
      user_agent: userAgent,
    })
    .execute()
  const client = user.client_id
    ? await db
        .selectFrom('clients')
        .select(['is_verified', 'credit_limit', 'utilized_credit'])
        .where('id', '=', user.client_id)
        .executeTakeFirstOrThrow()
    : null
  return { user: presentSessionUser(user, client), access_token: token }
}
