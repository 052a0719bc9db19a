import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Client, ClientUser } from '#contract/clients/client.ts'
import type { Listing } from '#contract/fields.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { pageOfFew, readPage, whereContains } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { lookAlikes } from '../reference/look-alikes.ts'
import { presentClient } from './present.ts'

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
  const clients = withUsers(db)
    .$if(selection === 'active', (query) => query.where(isActiveClient))
    .$call(whereContains(listing.search, sql`concat_ws(' ', first_name, last_name, email, mobile_no, firm_name, city)`))
  const by = { firstName: 'first_name', firmName: 'firm_name', city: 'city', creditLimit: 'credit_limit' }
  const page = await readPage(clients, listing, { by, first: '-created_at', ties: ['clients.id'], key: 'clients.id' })
  const lookAlike = await lookAlikeFirms(db, page.data)
  return page.map((row) =>
    presentClient(row, { looksLike: lookAlike?.get(row.id), hasGstin, isForOffice: selection === 'all' }),
  )
}

/**
 * Returns, for unverified clients, the name of another client's firm that looks the same: verified clients first, then
 * older sign-ups.
 */
async function lookAlikeFirms(
  db: Db,
  rows: { id: string; is_verified: boolean }[],
): Promise<Map<string, string> | null> {
  if (rows.every((row) => row.is_verified)) return null
  const firms = db.selectFrom('clients').select(['id', 'firm_name as name', 'is_verified'])
  const inOrder = await firms.orderBy('is_verified', 'desc').orderBy('created_at').orderBy('id').execute()
  const lookAlike = lookAlikes(inOrder)
  for (const client of inOrder) if (client.is_verified) lookAlike.delete(client.id)
  return lookAlike
}

/** Maximum firm names without a page: the form of a case has them all. */
const MAX_NAMES = 10_000

/** Returns the firm names for the case form, in alphabetical order. */
export async function listFirmNames(db: Db, _ctx: Context, listing: Listing): Promise<Paged<string[]>> {
  const rows = await db
    .selectFrom('clients')
    .select('firm_name')
    .distinct()
    .where(isActiveClient)
    .orderBy('firm_name')
    .execute()
  const names = rows.map((row) => ({ firmName: row.firm_name }))
  const page = pageOfFew(names, listing, ({ firmName }) => [firmName], { most: MAX_NAMES, key: 'firmName' })
  return page.map(({ firmName }) => firmName)
}

/** Returns a client with its GSTIN, for the superadmin or the client itself. */
export async function getClient(db: Db, id: string, isForOffice = false): Promise<Client> {
  const row = await withUsers(db).where('clients.id', '=', id).executeTakeFirstOrThrow()
  return presentClient(row, { hasGstin: true, isForOffice })
}

/** Returns the id of the client with this id or with a user of this id. */
export async function findClientId(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from clients where id = ${id}
    union all select client_id from users where id = ${id} and client_id is not null`.execute(db)
  return rows[0]?.id ?? null
}

/** Counts the sign-ups that wait for a decision, with the instant of the oldest one. */
export async function countSignUps(db: Db): Promise<{ count: number; oldestAt: string | null; amount: null }> {
  const figures = await db
    .selectFrom('clients')
    .where('is_verified', '=', false)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldestAt')])
    .executeTakeFirstOrThrow()
  return { ...figures, amount: null }
}

/** Returns the waiting sign-ups with their instants, the oldest first. */
export async function listSignUps(db: Db, listing: Listing) {
  const waiting = withUsers(db).where('is_verified', '=', false)
  const order = { first: 'clients.created_at', ties: ['clients.id'], key: 'clients.id' }
  const page = await readPage(waiting, listing, order)
  const lookAlike = await lookAlikeFirms(db, page.data)
  return page.map((row) => ({
    client: presentClient(row, { looksLike: lookAlike?.get(row.id), hasGstin: false }),
    signedUpAt: row.created_at,
  }))
}
