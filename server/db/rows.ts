import { type RawBuilder, type Selectable, sql } from 'kysely'
import { financialYear } from '#contract/bills/bill-rules.ts'
import type { Day } from '#contract/dates.ts'
import type { TextName } from '#contract/texts/translate.ts'
import { notFound } from '../http/errors.ts'
import type { Tx } from './connect.ts'
import type { DB } from './schema.generated.ts'

/** `any(…)` of ids, as in `where('id', '=', anyOf(ids))`: one parameter, so the statement is the same for any number of ids. */
export const anyOf = (ids: readonly (string | null)[]): RawBuilder<string> => sql<string>`any(${ids}::uuid[])`

/** Returns the values in chunks of at most `size`, so that no statement takes long. */
export function* chunksOf<T>(values: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size)
}

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

/**
 * Takes the next number of the financial year of a day. Locks the counter until the end of the transaction, so that no
 * number is skipped or given twice: callers wait for each other only from here on. The counters come last in the order of
 * locks, an earlier year before a later one.
 */
export async function takeSerial(
  tx: Tx,
  counter: 'bill_numbers' | 'receipt_numbers' | 'invoice_numbers',
  day: Day,
  ofKind: { kind?: string } = {},
): Promise<number> {
  const key = { ...ofKind, financial_year: financialYear(day) }
  const columns = sql.join(Object.keys(key).map((name) => sql.ref(name)))
  const { rows } = await sql<{ serial: number }>`
    insert into ${sql.table(counter)} as counter (${columns}, last_serial) values (${sql.join(Object.values(key))}, 1)
    on conflict (${columns}) do update set last_serial = counter.last_serial + 1
    returning last_serial as serial`.execute(tx)
  const [taken] = rows
  if (!taken) throw new Error(`no number was taken of ${counter}`)
  return taken.serial
}
