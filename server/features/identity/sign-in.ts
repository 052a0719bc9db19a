import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Role } from '#contract/endpoint.ts'
import type { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { sqlNumber } from '../../db/fast/sql-literals.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../../history.ts'
import { forbidden, HttpError } from '../../http/errors.ts'
import { SESSIONS_PER_ACCOUNT } from '../../http/rate-limit.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { isAdmitted, mustTurnOnTwoFactor, sessionLifetime } from '../../http/session.ts'
import { newToken } from '../../keys.ts'
import { verifyPassword } from '../../passwords.ts'
import { codeRequired, consumeCode, wrongCode } from '../two-factor/two-factor-code.ts'
import { countGuess } from './account-guesses.ts'
import { rememberPlace } from './known-places.ts'
import { presentSessionUser } from './present.ts'
import { logRefusedSignIn } from './refused-sign-ins.ts'

type SignInRequest = RequestContext<typeof identityEndpoints.signIn>

/**
 * Opens a session. An unknown e-mail and a wrong password get the same 401 after the same time; a deactivated account,
 * or the need of a code, is reported only after the right password (contract section 3).
 */
export async function signIn(deps: Deps, request: SignInRequest) {
  const { input } = request
  const { db } = deps.database
  const takeBack = await countGuess(deps, request)
  const user = await findUser(db, input.email)
  const fits = await verifyPassword(user?.password_hash, input.password)
  if (!user || !fits) {
    await logRefusedSignIn(db, request, 'wrong password')
    throw new HttpError(401, messages.session.wrongCredentials)
  }
  await takeBack()
  if (!user.is_admitted) {
    await logRefusedSignIn(db, request, 'deactivated')
    throw forbidden(messages.session.deactivated)
  }

  if (user.two_factor && !input.code) throw codeRequired()
  await request.takePoint('right-password', user.id)
  const token = user.two_factor
    ? await openWithCode(deps, request, user)
    : await inTransaction(db, (tx) => openSession(tx, deps, request, user))
  const client = user.client_id
    ? await db
        .selectFrom('clients')
        .select(['is_verified', 'credit_limit', 'utilized_credit'])
        .where('id', '=', user.client_id)
        .executeTakeFirstOrThrow()
    : null
  return {
    user: presentSessionUser(user, client),
    access_token: token,
    ...(user.must_turn_on && { mustTurnOnTwoFactor: true }),
  }
}

function findUser(db: Db, email: string) {
  return db
    .selectFrom('users')
    .leftJoin('two_factors', (join) =>
      join.onRef('two_factors.user_id', '=', 'users.id').on('two_factors.confirmed_at', 'is not', null),
    )
    .selectAll('users')
    .select([
      'two_factors.user_id as two_factor',
      mustTurnOnTwoFactor().as('must_turn_on'),
      isAdmitted().as('is_admitted'),
    ])
    .where('email', '=', email)
    .executeTakeFirst()
}

interface Who {
  id: string
  role: Role
}

/**
 * Opens a session after a code, which is consumed in the same transaction: of two concurrent calls
 * with one code only one succeeds.
 */
async function openWithCode(deps: Deps, request: SignInRequest, user: Who): Promise<string> {
  const token = await inTransaction(deps.database.db, async (tx) => {
    const spent = await consumeCode(tx, request, user.id, request.input.code ?? '')
    // The count of wrong codes must be committed, so the refusal follows the transaction.
    if (spent === 'wrong') {
      const changes = { reason: { from: null, to: 'wrong code' } }
      await record(tx, request, { subject: 'user', id: user.id, action: 'sign-in refused', changes })
      return null
    }
    const owned = { ...request, actor: { userId: user.id } }
    if (spent === 'recovery code')
      await record(tx, owned, { subject: 'user', id: user.id, action: 'recovery code used' })
    return openSession(tx, deps, request, user)
  })
  if (token === null) throw wrongCode(401)
  return token
}

/**
 * Opens a session and records it. Locks the user's row first, so that of concurrent calls the last one
 * sees the others: beyond the limit of live sessions the oldest ones end.
 */
async function openSession(tx: Tx, { config }: Deps, request: SignInRequest, user: Who): Promise<string> {
  const { now, userAgent } = request
  await tx.selectFrom('users').select('id').where('id', '=', user.id).forNoKeyUpdate().execute()
  await rememberPlace(tx, request, user.id)
  const { token, hash } = newToken()
  const span = sessionLifetime(user.role, config)
  await tx
    .with('ended', (query) =>
      query.deleteFrom('sessions').where('token_hash', 'in', (sessions) =>
        sessions
          .selectFrom('sessions')
          .select('token_hash')
          .where('user_id', '=', user.id)
          .orderBy(sql`least(idle_until, ends_at) > ${now.toISOString()}`, 'desc')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .offset(sqlNumber(SESSIONS_PER_ACCOUNT - 1)),
      ),
    )
    .insertInto('sessions')
    .values({
      id: newId(),
      token_hash: hash,
      user_id: user.id,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      proved_at: now.toISOString(),
      idle_until: new Date(now.getTime() + span.idle).toISOString(),
      ends_at: new Date(now.getTime() + span.max).toISOString(),
      user_agent: userAgent,
    })
    .execute()
  await record(tx, { ...request, actor: { userId: user.id } }, { subject: 'user', id: user.id, action: 'signed in' })
  return token
}

export async function signOut(tx: Tx, ctx: Context) {
  const { actor } = ctx
  await tx.deleteFrom('sessions').where('id', '=', actor.sessionId).execute()
  await record(tx, ctx, { subject: 'user', id: actor.userId, action: 'signed out' })
  return null
}
