import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Role } from '#contract/endpoint.ts'
import type { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { compiledQuery } from '../../db/fast/compiled-query.ts'
import { inTransaction } from '../../db/transaction.ts'
import { historyValues, record, recorded } from '../../history.ts'
import { forbidden, HttpError } from '../../http/errors.ts'
import { SESSIONS_PER_ACCOUNT } from '../../http/rate-limit.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { mustTurnOnTwoFactor, sessionSpan } from '../../http/session.ts'
import { newToken } from '../../keys.ts'
import { fitsPassword } from '../../passwords.ts'
import { codeNeeded, codeRefused, spendCode } from '../two-factor/two-factor-code.ts'
import { takeGuess } from './account-guesses.ts'
import { rememberPlace } from './known-places.ts'
import { presentSessionUser } from './present.ts'
import { noteRefusal } from './refused-sign-ins.ts'

type SignInCall = RequestContext<typeof identityEndpoints.signIn>

/**
 * Opens a session. An unknown e-mail and a wrong password get one and the same 401, after the same
 * time; that an account is deactivated, or needs a code as well, is told only after the right
 * password (contract section 3).
 */
export async function signIn(db: Db, call: SignInCall) {
  const { body } = call
  const takeBack = await takeGuess(db, call)
  const user = await findUser(db, body.email)
  const fits = await fitsPassword(user?.password_hash, body.password)
  if (!user || !fits) {
    await noteRefusal(db, call, 'wrong password')
    throw new HttpError(401, messages.session.wrongCredentials)
  }
  await takeBack()
  if (!user.is_active) {
    await noteRefusal(db, call, 'deactivated')
    throw forbidden(messages.session.deactivated)
  }

  if (user.two_factor && !body.code) throw codeNeeded()
  await call.takePoint('right-password', user.id)
  const token = user.two_factor
    ? await openWithCode(db, call, user)
    : await inTransaction(db, (tx) => openSession(tx, call, user))
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

const users = compiledQuery()

async function findUser(db: Db, email: string) {
  const [found] = await users(db, { shape: 'email', values: { email } }, (of) =>
    db
      .selectFrom('users')
      .leftJoin('two_factors', (join) =>
        join.onRef('two_factors.user_id', '=', 'users.id').on('two_factors.confirmed_at', 'is not', null),
      )
      .selectAll('users')
      .select(['two_factors.user_id as two_factor', mustTurnOnTwoFactor().as('must_turn_on')])
      .where('email', '=', of.email),
  )
  return found
}

interface Who {
  id: string
  role: Role
}

/** A session for a code, which is spent in the same transaction: of two at once one gets in. */
async function openWithCode(db: Db, call: SignInCall, user: Who): Promise<string> {
  const token = await inTransaction(db, async (tx) => {
    const spent = await spendCode(tx, call, user.id, call.body.code ?? '')
    // What was wrong is counted, so this transaction is kept, and the refusal comes after it.
    if (spent === 'wrong') {
      const changes = { reason: { from: null, to: 'wrong code' } }
      await record(tx, { ...call, actor: null }, { subject: 'user', id: user.id, action: 'sign-in refused', changes })
      return null
    }
    const by = { ...call, actor: { userId: user.id } }
    if (spent === 'recovery code') await record(tx, by, { subject: 'user', id: user.id, action: 'recovery code used' })
    return openSession(tx, call, user)
  })
  if (token === null) throw codeRefused(401)
  return token
}

const opening = compiledQuery()
const ending = compiledQuery()

/**
 * The session and the entry of it. The user's row is locked first, so that of many that open at once the last also
 * sees the others: more than some do not live, and the oldest end.
 */
async function openSession(tx: Tx, call: SignInCall, user: Who): Promise<string> {
  const { now, keys, deps, userAgent } = call
  await tx.selectFrom('users').select('id').where('id', '=', user.id).forNoKeyUpdate().execute()
  await rememberPlace(tx, call, user.id)
  const room = { userId: user.id, now: now.toISOString(), others: SESSIONS_PER_ACCOUNT - 1 }
  await ending(
    tx,
    { shape: 'oldest', values: room },
    (of) => sql`delete from sessions where token_hash in (
      select token_hash from sessions where user_id = ${of.userId}
      order by least(idle_until, ends_at) > ${of.now} desc, created_at desc, id desc offset ${of.others})`,
  )
  const { token, hash } = newToken()
  const span = sessionSpan(user.role, deps.config)
  const by = { now, keys, actor: { userId: user.id } }
  const values = {
    id: newId(),
    hash,
    userId: user.id,
    now: now.toISOString(),
    idleUntil: new Date(now.getTime() + span.idle).toISOString(),
    endsAt: new Date(now.getTime() + span.whole).toISOString(),
    userAgent,
    ...historyValues(by, { subject: 'user', id: user.id, action: 'signed in' }),
  }
  await opening(tx, { shape: 'session', values }, (of) =>
    recorded(
      of,
      sql`insert into sessions (id, token_hash, user_id, created_at, last_seen_at, proved_at, idle_until, ends_at, user_agent)
        values (${of.id}, ${of.hash}, ${of.userId}, ${of.now}, ${of.now}, ${of.now}, ${of.idleUntil}, ${of.endsAt},
          ${of.userAgent})`,
    ),
  )
  return token
}
