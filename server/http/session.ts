import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import type { Role } from '#contract/endpoint.ts'
import { STEP_UP_MINUTES } from '#contract/identity/step-up.ts'
import { COUNTER_HOURS } from '#contract/limits.ts'
import type { Actor } from '../context/actor.ts'
import type { Deps } from '../context/deps.ts'
import type { Db, Tx, WholeDb } from '../db/connect.ts'
import { batchLoader } from '../db/fast/batch-loader.ts'
import { sqlLiteral } from '../db/fast/sql-literals.ts'
import { anyOf } from '../db/rows.ts'
import { hashToken } from '../security/keys.ts'
import { forbidden, unauthorized } from './errors.ts'
import { KNOWN_PLACE_DAYS } from './rate-limit.ts'

/** The hash by which a device or network is known to an account. */
export const placeHash = (kind: 'device' | 'network', place: string) => hash('sha256', `${kind} ${place}`, 'buffer')

/** Selects the places at which some user signed in lately enough to be known, joined with these users. */
export const knownPlaces = (db: Db, now: Date) =>
  db
    .selectFrom('known_places')
    .innerJoin('users', 'users.id', 'known_places.user_id')
    .select('known_places.user_id')
    .where('seen_at', '>', new Date(now.getTime() - KNOWN_PLACE_DAYS * DAY).toISOString())

/**
 * Returns a device where the account of a call, by its address or of its actor, knows it; null for any other, which is
 * nobody's proof of anything.
 */
export async function knownDevice(
  db: Db,
  { device, email, userId, now }: { device: string | null; email: string | null; userId: string | null; now: Date },
): Promise<string | null> {
  if (device === null || (email === null && userId === null)) return null
  const known = await knownPlaces(db, now)
    .where('place', '=', placeHash('device', device))
    .where((eb) => (email === null ? eb('users.id', '=', userId) : eb('users.email', '=', email)))
    .executeTakeFirst()
  return known ? device : null
}

/** The setting, `on` or `off`, that makes two-factor sign-in mandatory for staff. */
export const TWO_FACTOR_FOR_STAFF = 'two-factor-for-staff'

/**
 * Returns the column for the outer query's `users` row: whether two-factor sign-in is mandatory and
 * off. Cheap while it is not mandatory.
 */
export const mustTurnOnTwoFactor = () =>
  sql<boolean>`(users.role <> 'client'
    and exists (select 1 from settings where name = ${sqlLiteral(TWO_FACTOR_FOR_STAFF)} and value = 'on')
    and not exists (select 1 from two_factors where user_id = users.id and confirmed_at is not null))`

/**
 * Returns the condition, for the outer query's `users` row, that the user may sign in: active, and of a client only
 * while its owner is active.
 */
export const isAdmitted = () =>
  sql<boolean>`(users.is_active and (users.client_id is null or users.is_owner or exists (
    select from users as owner where owner.client_id = users.client_id and owner.is_owner and owner.is_active)))`

/** Returns the lifetime of a role's sessions, without use and in total, in milliseconds. */
export function sessionLifetime(role: Role, config: Deps['config']): { idle: number; max: number } {
  return role === 'client'
    ? { idle: config.CLIENT_IDLE_HOURS * HOUR, max: config.CLIENT_MAX_DAYS * DAY }
    : { idle: config.STAFF_IDLE_MINUTES * MINUTE, max: config.STAFF_MAX_HOURS * HOUR }
}

/** Returns the condition, for the outer query's `sessions` row, that the session has not ended. */
export const isLive = (now: string) =>
  sql<boolean>`(sessions.ends_at > ${now} and greatest(sessions.idle_until, sessions.counter_until) > ${now})`

/** Returns whether an actor needs a step-up before a call that asks for one (docs/step-up.md), or before any but the counter's. */
export const needsStepUp = ({ steppedUpAt, isPastIdle }: Actor, now: Date): boolean =>
  isPastIdle || now.getTime() - Date.parse(steppedUpAt) > STEP_UP_MINUTES * MINUTE

/** Throws 403 for an actor who needs a step-up. Commands call it whose call asks under a condition alone (contract/effects.ts). */
export function requireStepUp(actor: Actor, now: Date): void {
  if (needsStepUp(actor, now)) throw forbidden('stepUp.needed', { stepUp: 'stepUp.needed' })
}

/** How stale `last_seen_at` may become, so that not every call writes: a session in use ends that much too early. */
const touchAfter = (idle: number) => Math.min(10 * SECOND, idle / 60)

type StoredSession = Omit<Actor, 'apiKey'> & { hash: string; seen: string }

/**
 * Loads the sessions of concurrent calls by one statement. Ended sessions and those of users who may not sign in are missing.
 */
const findSession = batchLoader(async ({ database, clock }: Deps, hashes: readonly string[]) => {
  const tokenHashes = hashes.map((hash) => Buffer.from(hash, 'hex'))
  const now = clock.now().toISOString()
  const { rows } = await sql<StoredSession>`
    select encode(sessions.token_hash, 'hex') as hash, users.id as "userId", users.role,
      users.first_name || ' ' || users.last_name as name, users.client_id as "clientId", users.branch_code as "branchCode",
      users.employee_code as "employeeCode", sessions.id as "sessionId", sessions.last_seen_at as seen,
      sessions.proved_at as "steppedUpAt", users.is_owner as "isOwner", users.can_pay as "canPay", users.language,
      ${mustTurnOnTwoFactor()} as "mustTurnOnTwoFactor", sessions.idle_until <= ${now} as "isPastIdle"
    from sessions join users on users.id = sessions.user_id
    where sessions.token_hash in (${sql.join(tokenHashes)})
      and ${isLive(now)} and ${isAdmitted()}`.execute(database.db)
  return new Map(rows.map((row) => [row.hash, row]))
})

/** Returns those of some sessions, by id, that may read all that their users may. Does not count as their use. */
export async function liveSessions({ database, clock }: Deps, ids: readonly string[]): Promise<Set<string>> {
  const now = clock.now().toISOString()
  const rows = await database.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', mustTurnOnTwoFactor().as('mustTurnOnTwoFactor')])
    .where('sessions.id', '=', anyOf(ids))
    .where('idle_until', '>', now)
    .where('ends_at', '>', now)
    .where(isAdmitted())
    .execute()
  return new Set(rows.filter((row) => !row.mustTurnOnTwoFactor).map(({ id }) => id))
}

/** Returns the actor of an `Authorization` header; `isUse` false does not extend the session. Throws 401. */
export async function requireActor(deps: Deps, authorization: string | undefined, isUse: boolean): Promise<Actor> {
  const token = /^Bearer +([\w-]{43})$/i.exec(authorization ?? '')?.[1]
  if (!token) throw unauthorized()
  const hash = hashToken(token)
  const session = await findSession(deps, hash.toString('hex'))
  if (!session) throw unauthorized()
  const { seen, hash: _, ...actor } = session
  const now = deps.clock.now()
  const { idle } = sessionLifetime(actor.role, deps.config)
  if (isUse && now.getTime() - Date.parse(seen) > touchAfter(idle)) await touch(deps.database.db, hash, idle, now)
  return { ...actor, apiKey: null }
}

/** Returns the time without use that begins anew; no shorter than it was by another setting. */
export const laterIdle = (until: Date) => sql<string>`greatest(idle_until, ${until.toISOString()}::timestamptz)`

async function touch(db: WholeDb, hash: Buffer, idle: number, now: Date): Promise<void> {
  const idleUntil = new Date(now.getTime() + idle)
  await db
    .updateTable('sessions')
    .set({
      last_seen_at: now.toISOString(),
      // Past its time without use only a proof renews a session.
      idle_until: sql`case when idle_until > ${now.toISOString()} then ${laterIdle(idleUntil)} else idle_until end`,
    })
    .where('token_hash', '=', hash)
    .execute()
}

/** Until when a device at the counter may make its calls after one, within the life of its session. */
export const counterTime = (now: Date) => {
  const until = new Date(now.getTime() + COUNTER_HOURS * HOUR).toISOString()
  return { counter_until: sql<string>`least(ends_at, ${until}::timestamptz)` }
}

/**
 * Extends the time at the counter of the actor's session, if its device was made ready, to that for which the device keeps
 * what it has read: a 401 would delete what waits there.
 */
export async function keepForCounter({ database, clock }: Deps, { sessionId }: Actor): Promise<void> {
  await database.db
    .updateTable('sessions')
    .set(counterTime(clock.now()))
    .where('id', '=', sessionId)
    .where('counter_until', 'is not', null)
    .execute()
}

/**
 * Ends the sessions of users, except one, and forgets their devices for push whose session has ended by itself, which
 * leaves the device. Returns the user of each session that it ended.
 */
export async function endSessions(tx: Tx, userIds: readonly string[], { except }: { except?: string } = {}) {
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', anyOf(userIds))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning('user_id')
    .execute()
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', anyOf(userIds))
    .where('session_id', 'is', null)
    .execute()
  return ended.map(({ user_id }) => user_id)
}
