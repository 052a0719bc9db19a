import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Deps } from '../../context/deps.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { sqlNumber } from '../../db/fast/sql-literals.ts'
import { record } from '../../history/history.ts'
import { forbidden, HttpError } from '../../http/errors.ts'
import { PLACES_PER_ACCOUNT, SESSIONS_PER_ACCOUNT } from '../../http/rate-limit.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { isAdmitted, isLive, knownPlaces, mustTurnOnTwoFactor, placeHash, sessionLifetime } from '../../http/session.ts'
import { signal } from '../../notifications/live-channel.ts'
import { newToken } from '../../security/keys.ts'
import { hasPasskey } from '../passkeys/stored-passkeys.ts'
import { codeRequired } from '../two-factor/two-factor-code.ts'
import { presentSessionUser, type UserRow } from './present.ts'

type From = Pick<RequestContext, 'device' | 'network' | 'now'>

/** Returns the hashes of device (where it has a token) and network; either one makes a place known. */
const placesOf = ({ device, network }: Pick<RequestContext, 'device' | 'network'>): Buffer[] => [
  ...(device ? [placeHash('device', device)] : []),
  placeHash('network', network),
]

/** Returns whether the account of an address was signed in to before, from this device or this network. */
export async function isKnownPlace(db: Db, from: From, email: string): Promise<boolean> {
  const known = await knownPlaces(db, from.now)
    .where('users.email', '=', email)
    .where('place', '=', sql<Buffer>`any(${placesOf(from)}::bytea[])`)
    .executeTakeFirst()
  return known !== undefined
}

/**
 * Stores device and network after a user proved their identity, by password or by a mailed link. Gives a device without
 * a token one. The caller has locked the user's row, so concurrent calls respect the limit.
 */
export async function rememberPlace(
  tx: Tx,
  request: From & Pick<RequestContext, 'keepDevice'>,
  userId: string,
): Promise<void> {
  const device = request.device ?? newToken().token
  request.keepDevice(device)
  const seen_at = request.now.toISOString()
  const places = await tx
    .insertInto('known_places')
    .values(placesOf({ ...request, device }).map((place) => ({ user_id: userId, place, seen_at })))
    .onConflict((at) => at.columns(['user_id', 'place']).doUpdateSet({ seen_at }))
    .returning(sql<boolean>`xmax = 0`.as('is_new')) // an updated row has the number of a transaction there
    .execute()
  if (places.some(({ is_new }) => is_new)) await forgetOldestPlaces(tx, userId)
}

async function forgetOldestPlaces(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('known_places')
    .where('user_id', '=', userId)
    .where('place', 'in', (eb) =>
      eb
        .selectFrom('known_places')
        .select('place')
        .where('user_id', '=', userId)
        .orderBy('seen_at', 'desc')
        .offset(sqlNumber(PLACES_PER_ACCOUNT)),
    )
    .execute()
}

/** A request of somebody who is not signed in yet. */
export type Opening = Omit<RequestContext, 'input' | 'form' | 'actor'>

/** Finds the user who signs in, with what decides whether and how they may. */
export function findUser(db: Db, by: { email: string } | { id: string }) {
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
    .where((eb) => ('email' in by ? eb('users.email', '=', by.email) : eb('users.id', '=', by.id)))
    .executeTakeFirst()
}

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Returns the answer of a sign-in. */
export async function presentSignIn(db: Db, user: UserRow & { must_turn_on: boolean }, token: string) {
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

/**
 * Opens a session and records it. Locks the user's row first, so that of concurrent calls the last one
 * sees the others: beyond the limit of live sessions the oldest ones end, and what was verified before the lock has to hold
 * still.
 */
export async function openSession(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  request: Opening,
  user: FoundUser,
  by: 'password' | 'passkey' = 'password',
): Promise<string> {
  const { now, userAgent } = request
  await tx.selectFrom('users').select('id').where('id', '=', user.id).forNoKeyUpdate().execute()
  await requireSameProof(tx, user, by)
  await rememberPlace(tx, request, user.id)
  const { token, hash } = newToken()
  const span = sessionLifetime(user.role, config)
  const { evicted } = await tx
    .with('ended', (query) =>
      query
        .deleteFrom('sessions')
        .where('token_hash', 'in', (sessions) =>
          sessions
            .selectFrom('sessions')
            .select('token_hash')
            .where('user_id', '=', user.id)
            .orderBy(isLive(now.toISOString()), 'desc')
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .offset(sqlNumber(SESSIONS_PER_ACCOUNT - 1)),
        )
        .returning('id'),
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
    .returning(({ selectFrom }) =>
      selectFrom('ended')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('evicted'),
    )
    .executeTakeFirstOrThrow()
  // Also ends their event streams.
  if (Number(evicted) > 0) await signal(tx, { kind: 'session', ids: [user.id] })
  const changes = by === 'passkey' && { changes: { by: { from: null, to: by } } }
  const owned = { ...request, actor: { userId: user.id } }
  await record(tx, owned, { subject: 'user', id: user.id, action: 'signed in', ...changes })
  return token
}

/**
 * Refuses a sign-in whose user was deactivated, or got another password or a second factor, after it was verified: what
 * ends the sessions of a user ends this one before it begins. A separate statement, which sees what was committed
 * before the lock.
 */
async function requireSameProof(tx: Tx, verified: FoundUser, by: 'password' | 'passkey'): Promise<void> {
  const user = await findUser(tx, { id: verified.id })
  if (user?.password_hash !== verified.password_hash) throw new HttpError(401, 'session.wrongCredentials')
  if (!user?.is_admitted) throw forbidden('session.deactivated')
  if (by === 'password' && user.two_factor && !verified.two_factor)
    throw codeRequired(await hasPasskey(tx, verified.id))
}

/** Records a refused sign-in after the right password, or by a passkey. */
export const recordRefusedSignIn = (
  tx: Tx,
  request: Opening,
  id: string,
  reason: 'wrong code' | 'wrong passkey' | 'deactivated',
): Promise<void> =>
  record(
    tx,
    { ...request, actor: null },
    { subject: 'user', id, action: 'sign-in refused', changes: { reason: { from: null, to: reason } } },
  )
