import { type Selectable, sql } from 'kysely'
import type { TextName } from '#contract/texts/translate.ts'
import { notFound } from '../http/errors.ts'
import type { Tx } from './connect.ts'
import type { DB } from './schema.generated.ts'

/**
 * Returns the row of an id, locked until the end of the transaction: of two that change it, the second sees what the first
 * did. Throws 404 unknown.
 */
export async function lockRow<Table extends keyof DB>(
  tx: Tx,
  table: Table,
  id: string,
  unknown?: TextName,
): Promise<Selectable<DB[Table]>> {
  const { rows } = await sql<Selectable<DB[Table]>>`
    select * from ${sql.table(table)} where id = ${id} for no key update`.execute(tx)
  const [row] = rows
  if (!row) throw notFound(unknown)
  return row
}
