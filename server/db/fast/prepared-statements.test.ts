import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { forceCustomPlan, preparingPool } from '#server/db/fast/prepared-statements.ts'
import type { DB } from '#server/db/schema.generated.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { createTestDatabase } from '#test/database.ts'
import { runAdminStatement } from '#test/temporary-postgres.ts'

const { db, pool, connection, drop } = await createTestDatabase()
afterAll(drop)

test('a statement seen again is prepared', async () => {
  const query = sql`select ${1}::int as prepared_marker`
  for (let round = 0; round < 3; round += 1) await db.connection().execute((one) => query.execute(one))
  const { rows } = await pool.query(
    "select count(*) from pg_prepared_statements where statement like '%prepared_marker%'",
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('a statement that is to be planned for its values is not prepared', async () => {
  const query = sql`select ${forceCustomPlan} ${1}::int as planned_marker`
  for (let round = 0; round < 3; round += 1) await query.execute(db)
  const { rows } = await pool.query(
    "select count(*) from pg_prepared_statements where statement like '%planned_marker%'",
  )
  expect(rows).toEqual([{ count: 0 }])
})

test('a migration under a prepared statement is not noticed', async () => {
  await sql`create table changing (id int)`.execute(db)
  for (let round = 0; round < 3; round += 1) await sql`select * from changing`.execute(db)
  await runAdminStatement(connection, 'alter table changing add column name text')
  await expect(sql`select * from changing`.execute(db)).resolves.toMatchObject({ rows: [] })
  await runAdminStatement(connection, 'alter table changing add column age int')
  await expect(inTransaction(db, (tx) => sql`select * from changing`.execute(tx))).resolves.toMatchObject({ rows: [] })
})

test('a statement that is given up ends its connection, in a transaction and outside of one', async () => {
  const impatient = new pg.Pool({ ...connection, query_timeout: 300, max: 1 })
  const hurried = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(impatient) }) })
  const sleep = sql`select pg_sleep(2)`
  try {
    await expect(sleep.execute(hurried)).rejects.toThrow('Query read timeout')
    expect(impatient.totalCount).toBe(0)
    const begin = performance.now()
    await expect(inTransaction(hurried, (tx) => sleep.execute(tx))).rejects.toThrow('Query read timeout')
    expect(performance.now() - begin).toBeLessThan(2_000)
    expect(impatient.totalCount).toBe(0)
    await expect(sql`select 1 as one`.execute(hurried)).resolves.toMatchObject({ rows: [{ one: 1 }] })
  } finally {
    await hurried.destroy()
  }
})
