import { sql } from 'kysely'
import { financialYear } from '#contract/bills/bill-rules.ts'
import type { Day } from '#contract/dates.ts'
import type { Tx } from './connect.ts'

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
