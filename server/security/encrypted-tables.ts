import type pg from 'pg'
import { type Encrypted, fromBase64, type Keys, type Purpose } from './keys.ts'

/** Anything that runs plain SQL: a pool, a client or the client of a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>

type Row = Encrypted & Record<string, unknown>

/** A table with an encrypted column, `sealed`, and the place to which the text of a row is bound. */
export interface EncryptedTable {
  table: string
  purpose: Purpose
  place(row: Record<string, unknown>): string
}

export const secretCheck: EncryptedTable = {
  table: 'secret_check',
  purpose: 'secret-check',
  place: () => 'secret_check',
}

/**
 * Every table with an encrypted column except the check value; the history has its encrypted values inside its changes.
 */
export const encryptedTables: readonly EncryptedTable[] = [
  { table: 'vault', purpose: 'vault', place: ({ owner_id, field }) => `${String(owner_id)}/${String(field)}` },
  { table: 'deliveries', purpose: 'mail', place: ({ id }) => String(id) },
  { table: 'two_factors', purpose: 'two-factor', place: ({ user_id }) => String(user_id) },
  { table: 'reminder_settings', purpose: 'webhook', place: () => 'reminder_settings' },
  { table: 'mail_settings', purpose: 'mail', place: () => 'mail_settings' },
  { table: 'webhooks', purpose: 'webhook', place: ({ id }) => String(id) },
  { table: 'signatures', purpose: 'signature', place: ({ move_id }) => String(move_id) },
  { table: 'readings', purpose: 'reading', place: ({ id }) => String(id) },
  {
    table: 'import_chunks',
    purpose: 'import',
    place: ({ import_id, number }) => `${String(import_id)}/${String(number)}`,
  },
]

/**
 * Returns whether the keys decrypt the data: the check value or, in a database without one, another
 * encrypted value. Null where nothing is encrypted.
 */
export async function canDecryptDatabase(client: Queryable, keys: Keys): Promise<boolean | null> {
  for (const table of [secretCheck, ...encryptedTables]) {
    const row = await findEncrypted(client, table)
    if (row) return decrypts(keys, table.purpose, table.place(row), row)
  }
  const { rows } = await client.query<{ id: string; sealed: string }>(`select id, substring(changes::text
    from '"sealed": "([A-Za-z0-9+/=]*)"') as sealed from history where changes::text like '%"sealed": "%' limit 1`)
  const [entry] = rows
  if (!entry) return null
  return decrypts(keys, 'history', entry.id, fromBase64(entry.sealed))
}

async function findEncrypted(client: Queryable, { table }: EncryptedTable): Promise<Row | undefined> {
  // A backup from before a table was created lacks it.
  const { rows: tables } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    table,
  ])
  if (!tables[0]?.exists) return undefined
  const { rows } = await client.query<Row>(`select * from ${table} where sealed <> '' limit 1`)
  return rows[0]
}

function decrypts(keys: Keys, purpose: Purpose, place: string, encrypted: Encrypted): boolean {
  try {
    keys.decrypt(purpose, place, encrypted)
    return true
  } catch {
    return false
  }
}
