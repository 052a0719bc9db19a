import { sql } from 'kysely'
import type { Tx, WholeDb } from './db/connect.ts'
import { inTransaction } from './db/transaction.ts'
import { type EncryptedTable, encryptedTables, secretCheck } from './encrypted-tables.ts'
import { KEY_WITHOUT_NUMBER, type Keys } from './keys.ts'

const BATCH = 500

type Row = { at: string; key_id: number; sealed: Buffer } & Record<string, unknown>

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
    const text = keys.decrypt(purpose, place(row), { keyId: row.key_id, bytes: row.sealed })
    const { keyId, bytes } = keys.encrypt(purpose, place(row), text)
    await sql`update ${sql.table(table)} set key_id = ${keyId}, sealed = ${bytes} where ctid = ${row.at}::tid`.execute(
      tx,
    )
  }
  return rows.length
}

type EncryptedChanges = Record<string, Record<string, unknown>>

/**
 * Re-encrypts the history; the database allows no other change of an entry, and this one only with a
 * session setting (migration 0012).
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
        const [reencrypted, changed] = reencryptChanges(keys, id, changes as EncryptedChanges)
        if (changed === 0) continue
        await tx
          .updateTable('history')
          .set({ changes: JSON.stringify(reencrypted) })
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

function reencryptChanges(keys: Keys, id: string, changes: EncryptedChanges): [EncryptedChanges, number] {
  let changed = 0
  const renewed = (value: unknown) => {
    if (typeof value !== 'object' || value === null || !('sealed' in value)) return value
    const encrypted = { keyId: KEY_WITHOUT_NUMBER, bytes: Buffer.from(String(value.sealed), 'base64') }
    if (keys.isCurrent('history', id, encrypted)) return value
    changed += 1
    return { sealed: keys.encrypt('history', id, keys.decrypt('history', id, encrypted)).bytes.toString('base64') }
  }
  const result = Object.fromEntries(
    Object.entries(changes).map(([name, { from, to }]) => [name, { from: renewed(from), to: renewed(to) }]),
  )
  return [result, changed]
}
