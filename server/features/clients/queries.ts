import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Client, ClientUser } from '#contract/clients/client.ts'
import type { Listing } from '#contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import { countRows, likeAnywhere, pagedList, slice, sortOf } from '../../http/listing.ts'
import { lookAlikes } from '../reference/look-alikes.ts'
import { presentClient } from './present.ts'

const columns = {
  firstName: 'first_name',
  firmName: 'firm_name',
  city: 'city',
  creditLimit: 'credit_limit',
} as const

/** True for a verified client whose owner is active. */
export const isActiveClient = sql<SqlBool>`clients.is_verified and exists
  (select 1 from users where users.client_id = clients.id and users.is_owner and users.is_active)`

const withUsers = (db: Db) =>
  db
    .selectFrom('clients')
    .selectAll('clients')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('users')
          .select([
            'users.id',
            'users.first_name as firstName',
            'users.last_name as lastName',
            'users.email',
            'users.is_active as isActive',
          ])
          .whereRef('users.client_id', '=', 'clients.id')
          .orderBy('users.is_owner', 'desc')
          .orderBy('users.id'),
      )
        .$castTo<z.infer<typeof ClientUser>[]>()
        .as('users'),
    )

/** Returns clients, newest first: all, or the verified and active ones; on demand with their GSTINs. */
export async function listClients(db: Db, selection: 'all' | 'active', listing: Listing, hasGstin = false) {
  const { limit, offset } = slice(listing)
  const { column, direction } = sortOf(listing.sort, columns, { column: 'created_at', direction: 'desc' })
  const search = sql<SqlBool>`concat_ws(' ', first_name, last_name, email, mobile_no, firm_name, city)
    ilike ${likeAnywhere(listing.search ?? '')}`
  const rows = await withUsers(db)
    .$if(selection === 'active', (query) => query.where(isActiveClient))
    .$if(Boolean(listing.search), (query) => query.where(search))
    .orderBy(column, direction)
    .orderBy('clients.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const clients = db
    .selectFrom('clients')
    .$if(selection === 'active', (query) => query.where(isActiveClient))
    .$if(Boolean(listing.search), (query) => query.where(search))
  const total = await countRows(clients)
  const lookAlike = await lookAlikeFirms(db, rows)
  return pagedList(
    rows.map((row) =>
      presentClient(row, { looksLike: lookAlike?.get(row.id), hasGstin, isForOffice: selection === 'all' }),
    ),
    total,
    listing,
  )
}

/**
 * Returns, for unverified clients and for verified ones that share a firm name since before migration 0044, the name of
 * another client's firm that looks the same: verified clients first, then older sign-ups.
 */
async function lookAlikeFirms(
  db: Db,
  rows: { id: string; is_verified: boolean; firm_copy: number }[],
): Promise<Map<string, string> | null> {
  const hasOwnName = (row: { is_verified: boolean; firm_copy: number }) => row.is_verified && row.firm_copy === 0
  if (rows.every(hasOwnName)) return null
  const firms = db.selectFrom('clients').select(['id', 'firm_name as name', 'is_verified', 'firm_copy'])
  const inOrder = await firms.orderBy('is_verified', 'desc').orderBy('created_at').orderBy('id').execute()
  const lookAlike = lookAlikes(inOrder)
  for (const client of inOrder) if (hasOwnName(client)) lookAlike.delete(client.id)
  return lookAlike
}

/** Returns the firm names for the case form, in alphabetical order. */
export async function listFirmNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('clients')
    .select('firm_name')
    .distinct()
    .where(isActiveClient)
    .orderBy('firm_name')
    .execute()
  return rows.map((row) => row.firm_name)
}

/** Returns a client with its GSTIN, for the superadmin or the client itself. */
export async function findClient(db: Db, id: string, isForOffice = false) {
  const row = await withUsers(db).where('clients.id', '=', id).executeTakeFirst()
  return row ? presentClient(row, { hasGstin: true, isForOffice }) : null
}

/** Returns the id of the client with this id or with a user of this id (contract section 2). */
export async function findClientId(db: Db, id: string): Promise<string | null> {
  const client = await db.selectFrom('clients').select('id').where('id', '=', id).executeTakeFirst()
  if (client) return client.id
  const user = await db.selectFrom('users').select('client_id').where('id', '=', id).executeTakeFirst()
  return user?.client_id ?? null
}

const signUps = (db: Db) => db.selectFrom('clients').where('is_verified', '=', false)

/** Counts the sign-ups that wait for a decision, with the instant of the oldest one. */
export async function countSignUps(db: Db): Promise<{ count: number; oldestAt: string | null; amount: null }> {
  const figures = await signUps(db)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldestAt')])
    .executeTakeFirstOrThrow()
  return { ...figures, amount: null }
}

/** Returns the waiting sign-ups with their instants, the oldest first, and their number. */
export async function listSignUps(
  db: Db,
  listing: Listing,
): Promise<{ rows: { client: Client; signedUpAt: string }[]; total: number }> {
  const { limit, offset } = slice(listing)
  const rows = await withUsers(db)
    .where('is_verified', '=', false)
    .orderBy('clients.created_at')
    .orderBy('clients.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const lookAlike = await lookAlikeFirms(db, rows)
  return {
    rows: rows.map((row) => ({
      client: presentClient(row, { looksLike: lookAlike?.get(row.id), hasGstin: false }),
      signedUpAt: row.created_at,
    })),
    total: await countRows(signUps(db)),
  }
}
