import { sql } from 'kysely'
import { officeDay } from '#contract/dates.ts'
import { MINUTE } from '#contract/durations.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { KEY_START, type KeyScope } from '#contract/key-scopes.ts'

import type { Actor } from '../context/actor.ts'
import type { Deps } from '../context/deps.ts'
import { hashToken } from '../security/keys.ts'
import { forbidden, HttpError } from './errors.ts'
import type { Limiter } from './rate-limit.ts'

/** How stale `last_used_at` may become, so that not every call writes. */
const TOUCH_AFTER = MINUTE

/** The letter case of the scheme does not matter (RFC 9110 section 11.1). */
const tokenIn = (authorization = '') => /^Bearer +(.+)$/i.exec(authorization)?.[1] ?? ''

/** Returns whether an `Authorization` header holds an API key, and not the token of a session. */
export const isKey = (authorization: string | undefined): authorization is string =>
  tokenIn(authorization).startsWith(KEY_START)

/**
 * Returns the actor of an API key: its maker, as a superadmin, with the key. Throws 401 for a key that is unknown,
 * revoked or expired, or whose maker is no active superadmin any more, 429 above the calls of a minute, 403 for a call
 * outside its scopes.
 */
export async function requireKey(
  deps: Deps,
  limiter: Limiter,
  authorization: string,
  { scope }: Pick<Endpoint, 'scope'>,
): Promise<Actor> {
  const now = deps.clock.now()
  const { db } = deps.database
  const key = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.created_by')
    .select(['api_keys.id', 'scopes', 'last_used_at', 'users.id as userId', 'users.role', 'users.client_id'])
    .select(['users.branch_code', 'users.employee_code', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('key_hash', '=', hashToken(tokenIn(authorization)))
    .where('revoked_at', 'is', null)
    .where('expires_on', '>=', officeDay(now))
    .where('users.is_active', '=', true)
    .where('users.role', '=', 'superadmin')
    .executeTakeFirst()
  if (!key) throw new HttpError(401, 'keys.notValid')
  await limiter('api-key', { network: '', userId: key.id, email: null })
  if (isStale(key.last_used_at, now))
    await db.updateTable('api_keys').set({ last_used_at: now.toISOString() }).where('id', '=', key.id).execute()
  const scopes = key.scopes as KeyScope[]
  if (!scope || !scopes.includes(scope)) throw forbidden('keys.notForKey')
  return {
    userId: key.userId,
    role: key.role,
    name: key.name,
    clientId: key.client_id,
    branchCode: key.branch_code,
    employeeCode: key.employee_code,
    sessionId: key.id,
    apiKey: { id: key.id, scopes },
    isOwner: false,
    canPay: false,
    language: null,
    mustTurnOnTwoFactor: false,
    isPastIdle: false,
    // A program cannot prove who it is.
    steppedUpAt: new Date(0).toISOString(),
  }
}

const isStale = (usedAt: string | null, now: Date) =>
  usedAt === null || now.getTime() - Date.parse(usedAt) > TOUCH_AFTER
