import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { officeDay } from '#contract/dates.ts'
import * as sample from '#demo/sample-data.ts'
import type { Connection } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'
import { hashPassword } from '#server/security/passwords.ts'

/** The password of every user in the data set. */
export const PASSWORD = 'a good long password'
export const ADMIN_EMAIL = 'admin@bench.example'

const ADMIN_ID = '01800000-0000-7006-8000-000000000000'
const DAYS = 3 * 365
const PARTS = ['1-people.sql', '2-cases.sql', '3-money.sql', '4-history.sql', '5-vehicles.sql', '6-papers.sql']

/** Returns the number of people for a number of cases: the cases per employee and per client stay constant. */
export const sizeOf = (rows: number) => ({
  branches: 10,
  employees: Math.max(4, Math.round(rows / 2_500)),
  clients: Math.max(5, Math.round(rows / 333)),
})

/**
 * Fills an empty database of the product's schema with an office of `rows` cases in the three years
 * until `now`: every status, with payments, bills and history. Uses statements over whole sets and
 * builds indexes afterwards. Aadhaar numbers have their last four digits only, and receipts no image.
 */
export async function fillDataSet(
  connection: Connection,
  { rows, now = new Date(), say = () => {} }: { rows: number; now?: Date; say?: (line: string) => void },
): Promise<void> {
  await migrate(connection)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows: used } = await client.query('select 1 from users limit 1')
    if (used.length > 0) throw new Error('The database is in use already: the data set goes into an empty one.')
    await client.query(`set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set timezone = 'UTC'`)
    // Without foreign keys and triggers per row: the laws of the ledger are checked over the whole data
    // set afterwards.
    await client.query('set session_replication_role = replica')
    await setScene(client, rows, now)
    const indexes = await dropIndexes(client)
    for (const part of PARTS) {
      const startedAt = Date.now()
      await client.query(readFileSync(join(import.meta.dirname, 'data-set', part), 'utf8'))
      say(`${part}: ${seconds(startedAt)}`)
    }
    await client.query('drop schema bench cascade')
    const indexesStartedAt = Date.now()
    for (const definition of indexes) await client.query(definition)
    say(`${indexes.length} indexes: ${seconds(indexesStartedAt)}`)
    await client.query('set session_replication_role = origin')
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
    say(`all with vacuum: ${seconds(indexesStartedAt)} later`)
  } finally {
    await client.end()
  }
}

const seconds = (startedAt: number) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`

/** Creates the parameters of the data set: the size of the office, its last instant, and lists of names. */
async function setScene(client: pg.Client, rows: number, now: Date): Promise<void> {
  const { branches, employees, clients } = sizeOf(rows)
  const words: Record<string, readonly string[]> = {
    given_names: sample.givenNames,
    family_names: sample.familyNames,
    streets: sample.streets,
    financiers: sample.financiers,
    reasons: sample.rejections.map(({ rejectionRemarks }) => rejectionRemarks),
    refusals: sample.refusals,
    rtos: sample.rtos.map(([code, city]) => `${code}|${city}`),
  }
  const lists = Object.entries(words).map(
    ([name, list]) =>
      `create function bench.${name}() returns text[] language sql immutable parallel safe as ${client.escapeLiteral(
        `select array[${list.map((word) => client.escapeLiteral(word)).join(', ')}]`,
      )};`,
  )
  await client.query(`drop schema if exists bench cascade; create schema bench; ${lists.join('\n')}`)
  await client.query(
    `create table bench.size as select $1::int as rows, $2::int as branches, $3::int as employees, $4::int as clients,
      $5::int as days, $6::date as today, $7::timestamptz as now, $8::uuid as admin_id, $9::text as password_hash,
      $7::timestamptz - ($5 + 30) * interval '1 day' as founded`,
    [
      rows,
      branches,
      employees,
      clients,
      DAYS,
      officeDay(now),
      now.toISOString(),
      ADMIN_ID,
      await hashPassword(PASSWORD),
    ],
  )
}

/** Drops the indexes that no constraint needs; returns the statements that create them. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select format('%I', indexrelid::regclass::text) as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
