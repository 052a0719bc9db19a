import { hash } from 'node:crypto'
import type { TableColumn } from '#contract/tables/find-table.ts'
import { nameKey } from '#contract/text.ts'
import type { Db, Tx } from '../../db/connect.ts'

/** The key of tables with the same headings, as a bank and an office send them again: a hash, for headings can be long. */
const headingsKey = (columns: readonly TableColumn[]): string =>
  hash('sha256', columns.map(({ heading }) => nameKey(heading)).join('\n'), 'base64')

/** Returns what the columns of the last table of a kind with these headings meant; null without one. */
export async function savedMapping(
  db: Db,
  kind: string,
  columns: readonly TableColumn[],
): Promise<Record<string, string | null> | null> {
  const saved = await db
    .selectFrom('table_mappings')
    .select('mapping')
    .where('kind', '=', kind)
    .where('headings', '=', headingsKey(columns))
    .executeTakeFirst()
  return (saved?.mapping as Record<string, string | null> | undefined) ?? null
}

/** Keeps what the columns of a kind of table meant, for the next one with the same headings. */
export async function saveMapping(
  tx: Tx,
  kind: string,
  columns: readonly TableColumn[],
  mapping: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  const changed = { mapping: JSON.stringify(mapping) }
  await tx
    .insertInto('table_mappings')
    .values({ kind, headings: headingsKey(columns), ...changed })
    .onConflict((conflict) => conflict.columns(['kind', 'headings']).doUpdateSet(changed))
    .execute()
}
