import { v7 as newId } from 'uuid'
import { addDays } from '#contract/dates.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { Listing } from '#contract/fields.ts'
import { KEY_DAYS, KEY_START, type KeyScope, MAX_KEY_DAYS } from '#contract/key-scopes.ts'
import { keyEndpoints as calls, type Key } from '#contract/keys/key.ts'
import { textKey } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history/history.ts'
import { badRequest, notFound } from '../../http/errors.ts'
import { pageOfFew } from '../../http/listing.ts'
import { command, type Paged, query, type Route } from '../../http/route.ts'
import { hashToken, newToken } from '../../security/keys.ts'

/** The characters of a secret that lists show. */
const PREFIX_LENGTH = KEY_START.length + 6

const selectKeys = (db: Db) =>
  db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.created_by')
    .select(['api_keys.id', 'name', 'scopes', 'prefix', 'api_keys.created_at as createdAt', 'expires_on as expiresAt'])
    .select(['last_used_at as lastUsedAt', 'revoked_at as revokedAt'])
    .select(['first_name as firstName', 'last_name as lastName', 'employee_code as employeeCode'])

type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKeys>['executeTakeFirstOrThrow']>>

const presentKey = ({ firstName, lastName, employeeCode, ...row }: KeyRow): Key => ({
  ...row,
  scopes: row.scopes as KeyScope[],
  createdBy: { firstName, lastName, employeeCode },
})

/** Returns the API keys, newest first, revoked and expired ones too. */
async function listKeys(db: Db, _ctx: Context, listing: Listing): Promise<Paged<Key[]>> {
  const rows = await selectKeys(db).orderBy('api_keys.id', 'desc').execute()
  return pageOfFew(rows.map(presentKey), listing, ({ name, prefix }) => [name, prefix])
}

/** Creates an API key of the actor. 400 for a last day that has passed or lies more than 365 days ahead. */
async function createKey(
  tx: Tx,
  ctx: Context,
  input: Input<typeof calls.create>,
): Promise<EndpointData<typeof calls.create>> {
  const { actor, now, today } = ctx
  const lastDay = input.expiresAt ?? addDays(today, KEY_DAYS)
  if (lastDay < today || lastDay > addDays(today, MAX_KEY_DAYS))
    throw badRequest({ expiresAt: textKey('keys.badLastDay', { most: MAX_KEY_DAYS }) })
  const secret = KEY_START + newToken().token
  const id = newId()
  await tx
    .insertInto('api_keys')
    .values({
      id,
      name: input.name,
      scopes: input.scopes,
      key_hash: hashToken(secret),
      prefix: secret.slice(0, PREFIX_LENGTH),
      created_by: actor.userId,
      created_at: now.toISOString(),
      expires_on: lastDay,
    })
    .execute()
  const changes = changesBetween({}, { name: input.name, scopes: input.scopes.join(', '), expiresAt: lastDay })
  await record(tx, ctx, { subject: 'key', id, action: 'created', changes })
  return { ...(await getKey(tx, id)), secret }
}

/** Revokes an API key; does nothing if it is revoked already. 404 if unknown. */
async function revokeKey(tx: Tx, ctx: Context, { id }: Input<typeof calls.revoke>): Promise<Key> {
  const revoked = await tx
    .updateTable('api_keys')
    .set({ revoked_at: ctx.now.toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  const key = await getKey(tx, id)
  if (revoked) await record(tx, ctx, { subject: 'key', id, action: 'revoked' })
  return key
}

async function getKey(db: Db, id: string): Promise<Key> {
  const row = await selectKeys(db)
    .where('api_keys.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound())
  return presentKey(row)
}

export const keyRoutes: Route[] = [
  query(calls.all, listKeys),
  command(calls.create, createKey),
  command(calls.revoke, revokeKey),
]
