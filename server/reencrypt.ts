import { sql } from 'kysely'
import type { Tx, WholeDb } from './db/connect.ts'
import { inTransaction } from './db/transaction.ts'
import { KEY_WITHOUT_NUMBER, type Keys } from './keys.ts'
import { type SealedTable, sealedTables, secretCheck } from './sealed-tables.ts'

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
  for (const sealed of sealedTables) counts[sealed.table] = await resealTable(db, keys, sealed)
  counts.history = await resealHistory(db, keys)
  counts[secretCheck.table] = await resealTable(db, keys, secretCheck)
  return counts
}

async function resealTable(db: WholeDb, keys: Keys, table: SealedTable): Promise<number> {
  for (let total = 0; ; ) {
    const count = await inTransaction(db, (tx) => resealBatch(tx, keys, table))
    total += count
    if (count < BATCH) return total
  }
}

async function resealBatch(tx: Tx, keys: Keys, { table, purpose, place }: SealedTable) {
  const { rows } = await sql<Row>`select *, ctid::text as at from ${sql.table(table)}
    where key_id <> ${keys.current} and sealed <> '' limit ${BATCH} for update`.execute(tx)
  for (const row of rows) {
    const text = keys.open(purpose, place(row), { keyId: row.key_id, bytes: row.sealed })
    const { keyId, bytes } = keys.seal(purpose, place(row), text)
    await sql`update ${sql.table(table)} set key_id = ${keyId}, sealed = ${bytes} where ctid = ${row.at}::tid`.execute(
      tx,
    )
  }
  return rows.length
}

type SealedChanges = Record<string, Record<string, unknown>>

/**
 * Re-encrypts the history; the database allows no other change of an entry, and this one only with a
 * session setting (migration 0012).
 */
async function resealHistory(db: WholeDb, keys: Keys): Promise<number> {
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
        const [resealed, changed] = resealChanges(keys, id, changes as SealedChanges)
        if (changed === 0) continue
        await tx
          .updateTable('history')
          .set({ changes: JSON.stringify(resealed) })
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

function resealChanges(keys: Keys, id: string, changes: SealedChanges): [SealedChanges, number] {
  let changed = 0
  const reseal = (value: unknown) => {
    if (typeof value !== 'object' || value === null || !('sealed' in value)) return value
    const sealed = { keyId: KEY_WITHOUT_NUMBER, bytes: Buffer.from(String(value.sealed), 'base64') }
    if (keys.isCurrent('history', id, sealed)) return value
    changed += 1
    return { sealed: keys.seal('history', id, keys.open('history', id, sealed)).bytes.toString('base64') }
  }
  const result = Object.fromEntries(
    Object.entries(changes).map(([name, { from, to }]) => [name, { from: reseal(from), to: reseal(to) }]),
  )
  return [result, changed]
}
