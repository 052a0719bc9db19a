import { sql } from 'kysely'
import type { Tx, WholeDb } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Changes } from '../history/events.ts'
import { reencryptChanges } from '../history/history.ts'
import { type EncryptedTable, encryptedTables, secretCheck } from './encrypted-tables.ts'
import type { Encrypted, Keys } from './keys.ts'

const BATCH = 500

type Row = Encrypted & { at: string } & Record<string, unknown>

/**
 * Re-encrypts with the present key everything that a former secret encrypted: numbers, deliveries and personal values
 * of the history. Works in batches, also while the portal runs; an interrupted run can be repeated. Throws when none of
 * the secrets decrypts a value. Returns the number of values per table.
 *
 * The check value comes last: until then a start requires the former secret.
 */
export async function reencrypt(db: WholeDb, keys: Keys): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const encrypted of encryptedTables) counts[encrypted.table] = await reencryptTable(db, keys, encrypted)
  counts.history = await reencryptHistory(db, keys)
  counts[secretCheck.table] = await reencryptTable(db, keys, secretCheck)
  return counts
}

async function reencryptTable(db: WholeDb, keys: Keys, table: EncryptedTable): Promise<number> {
  for (let total = 0; ; ) {
    const count = await inTransaction(db, (tx) => reencryptBatch(tx, keys, table))
    total += count
    if (count < BATCH) return total
  }
}

async function reencryptBatch(tx: Tx, keys: Keys, { table, purpose, place }: EncryptedTable) {
  const { rows } = await sql<Row>`select *, ctid::text as at from ${sql.table(table)}
    where key_id <> ${keys.current} and sealed <> '' limit ${BATCH} for update`.execute(tx)
  for (const row of rows) {
    const text = keys.decrypt(purpose, place(row), row)
    const { key_id, sealed } = keys.encrypt(purpose, place(row), text)
    await sql`update ${sql.table(table)} set key_id = ${key_id}, sealed = ${sealed} where ctid = ${row.at}::tid`.execute(
      tx,
    )
  }
  return rows.length
}

/**
 * Re-encrypts the history; the database allows no other change of an entry, and this one only with a
 * session setting (server/db/migrations/0008-history.sql).
 */
async function reencryptHistory(db: WholeDb, keys: Keys): Promise<number> {
  let count = 0
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await inTransaction(db, async (tx) => {
      const entries = await tx
        .selectFrom('history')
        .select(['id', 'changes'])
        .where('id', '>', last)
        .where(sql<boolean>`changes::text like '%"sealed": "%'`)
        .orderBy('id')
        .limit(BATCH)
        .execute()
      await sql`select set_config('portal.resealing', 'on', true)`.execute(tx)
      for (const { id, changes } of entries) {
        const renewed = reencryptChanges(keys, id, changes as Changes)
        if (!renewed) continue
        await tx
          .updateTable('history')
          .set({ changes: JSON.stringify(renewed) })
          .where('id', '=', id)
          .execute()
      }
      return entries
    })
    count += rows.length
    if (rows.length < BATCH) return count
    last = rows.at(-1)?.id ?? last
  }
}
