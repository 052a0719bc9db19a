import type { Client } from '#contract/clients/client.ts'
import type { Listing } from '#contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import { countRows, slice } from '../../http/listing.ts'
import { presentClient } from './present.ts'
import { lookAlikeFirms, withUsers } from './queries.ts'

const signUps = (db: Db) => db.selectFrom('clients').where('is_verified', '=', false)

/** Counts the dealers who signed up and wait for a decision, since when the first one waits. */
export async function countSignUps(db: Db): Promise<{ count: number; oldestAt: string | null; amount: null }> {
  const figures = await signUps(db)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldestAt')])
    .executeTakeFirstOrThrow()
  return { ...figures, amount: null }
}

/** Returns them with the instant of their sign-up, the first one first, and their number. */
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
    rows: rows.map((row) => ({ client: presentClient(row, lookAlike?.get(row.id)), signedUpAt: row.created_at })),
    total: await countRows(signUps(db)),
  }
}
