import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Connection } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'

const MIGRATIONS = join(import.meta.dirname, '../../server/db/migrations')

/** A copy of the migrations, so many of them as `wanted` says. */
export function copyMigrations(folder: string, wanted: (name: string) => boolean): string {
  const copy = join(folder, 'migrations')
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(MIGRATIONS)) if (wanted(name)) cpSync(join(MIGRATIONS, name), join(copy, name))
  return copy
}

/**
 * Takes an office back to the first migration, in a database of its own, with what that one knows of every row, and
 * makes `count` copies of its case `model` with their history: what an office that upgrades late starts from.
 */
export async function createOldOffice(now: Connection, old: Connection, folder: string, model: string, count: number) {
  await migrate(old, { folder: copyMigrations(folder, (name) => name.startsWith('0001-')) })
  const from = new pg.Client(now)
  const to = new pg.Client(old)
  await Promise.all([from.connect(), to.connect()])
  try {
    await to.query("set session_replication_role = 'replica'") // in any order, whatever refers to what
    const tables = await columnsOf(to)
    for (const [table, columns] of tables) {
      if (table === 'schema_migrations') continue
      const { rows } = await from.query(`select coalesce(jsonb_agg(t), '[]') as rows from ${table} t`)
      const listed = columns.join(', ')
      await to.query(
        `insert into ${table} (${listed}) select ${listed} from jsonb_populate_recordset(null::${table}, $1) on conflict do nothing`,
        [JSON.stringify((rows[0] as { rows: unknown }).rows)],
      )
    }
    const others = (table: string, not: string[]) =>
      (tables.get(table) ?? []).filter((column) => !not.includes(column)).join(', ')
    const rest = others('cases', ['id', 'case_no'])
    await to.query(
      `insert into cases (id, case_no, ${rest}) select uuidv7(), 'VR-9' || lpad(n::text, 6, '0'), ${rest}
       from cases, generate_series(1, ${count}) n where cases.id = $1`,
      [model],
    )
    const told = others('history', ['id', 'subject_id'])
    await to.query(
      `insert into history (id, subject_id, ${told}) select uuidv7(), of.id, ${told}
       from history, (select id from cases where case_no like 'VR-9%') of where history.subject_id = $1`,
      [model],
    )
    const { rows: sequences } = await from.query<{ name: string; value: string | null }>(
      "select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'",
    )
    for (const { name, value } of sequences)
      if (value !== null) await to.query('select setval(to_regclass($1), $2)', [name, value])
    await to.query('analyze')
  } finally {
    await Promise.all([from.end(), to.end()])
  }
}

/** The columns of each table that can be written. */
async function columnsOf(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by ordinal_position) as columns from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO' group by table_name`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}
