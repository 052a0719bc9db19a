import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { forceCustomPlan } from '#server/db/fast/prepared-statements.ts'
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
