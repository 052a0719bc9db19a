import type pg from 'pg'
import { type ChainHead, findChainHead } from '../history/history-chain.ts'
import { listSequences, listTables, type Table } from './tables.ts'

/** The facts about the office that precede its rows in a backup, at the moment of the transaction. */
export interface OfficeContent {
  migrations: { name: string; sha256: string }[]
  sequences: { name: string; value: number | null }[]
  /** The head of the history's chain; null while nothing is sealed. */
  historyHead: ChainHead | null
  tables: Table[]
}

/** Begins the transaction in which a backup reads, and describes the office in it. */
export async function beginReading(client: pg.ClientBase): Promise<OfficeContent> {
  await client.query('begin isolation level repeatable read read only')
  const migrations = await client.query<OfficeContent['migrations'][number]>(
    'select name, sha256 from schema_migrations order by name',
  )
  const sequences = await listSequences(client)
  const tables = await listTables(client)
  const historyHead = await findChainHead(client)
  return { migrations: migrations.rows, sequences, historyHead, tables }
}

/** Returns the keys of every upload that a row refers to, the oldest of each kind first. */
export async function listUploads(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select key from (
      select 1 as kind, id, file_key as key from uploads union all select 2, id, file_key from forms
      union all select 3, id, file_key from attachments
      union all select 4, id, preview_key from attachments where preview_key is not null
      union all select 5, id, original_key from attachments where original_key is not null
    ) as files order by kind, id`,
  )
  return rows.map(({ key }) => key)
}
