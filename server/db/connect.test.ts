import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { connect, type Tx } from '#server/db/connect.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { createTestDatabase } from '#test/database.ts'
import { runAdminStatement } from '#test/temporary-postgres.ts'

const { db, connection, drop } = await createTestDatabase()
afterAll(drop)

test('the writes of a transaction are undone when it fails at its first statement or later', async () => {
  await sql`create table written (id int primary key)`.execute(db)
  const write = (tx: Tx, id: number) => sql`insert into written values (${id})`.execute(tx)
  await inTransaction(db, (tx) => write(tx, 1))
  const twice = inTransaction(db, async (tx) => {
    await write(tx, 2)
    await write(tx, 1)
  })
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  await expect(inTransaction(db, (tx) => write(tx, 1))).rejects.toMatchObject({ code: '23505' })
  await expect(inTransaction(db, () => Promise.reject(new Error('before any statement')))).rejects.toThrow('before any')
  const { rows } = await sql`select id from written`.execute(db)
  expect(rows).toEqual([{ id: 1 }])
})

test('the victim of a deadlock runs again', async () => {
  await sql`create table account (id int primary key, balance int)`.execute(db)
  await sql`insert into account values (1, 0), (2, 0)`.execute(db)
  let attempts = 0
  // Each waits until both hold their first row, however slow the machine is.
  let held = 0
  const { promise: bothHold, resolve } = Promise.withResolvers<void>()
  const add = (first: number, second: number) =>
    inTransaction(db, async (tx) => {
      attempts += 1
      await sql`update account set balance = balance + 1 where id = ${first}`.execute(tx)
      held += 1
      if (held === 2) resolve()
      await bothHold
      await sql`update account set balance = balance + 1 where id = ${second}`.execute(tx)
    })
  await Promise.all([add(1, 2), add(2, 1)])
  expect(attempts).toBeGreaterThan(2)
  const { rows } = await sql`select balance from account`.execute(db)
  expect(rows).toEqual([{ balance: 2 }, { balance: 2 }])
})

test('connections that are cut, idle or in use, do not end the process, and the next query works', async () => {
  const running = expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow()
  await sql`select 1`.execute(db)
  const others =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  await runAdminStatement(connection, others)
  await running
  // A connection whose end has not been noticed yet may still be handed out once.
  const next = await vi.waitFor(() => sql`select 1 as one`.execute(db), { timeout: 8_000 })
  expect(next).toMatchObject({ rows: [{ one: 1 }] })
})

test('a statement without an answer ends its connection, with or without a transaction, and an idle connection stays', async () => {
  const impatient = connect(connection, { max: 1, answerTimeout: 300 })
  const hang = sql`select pg_sleep(8)`
  const away = { name: 'DatabaseAway' }
  try {
    await expect(hang.execute(impatient.db)).rejects.toMatchObject(away)
    expect(impatient.pool.totalCount).toBe(0)
    await expect(impatient.pool.query('select pg_sleep(8)')).rejects.toMatchObject(away)
    const begin = performance.now()
    await expect(inTransaction(impatient.db, (tx) => hang.execute(tx))).rejects.toThrow('not queryable') // its rollback
    expect(performance.now() - begin).toBeLessThan(6_000)
    expect(impatient.pool.totalCount).toBe(0)
    const ownProcess = () => sql`select pg_backend_pid() as pid`.execute(impatient.db)
    const before = await ownProcess()
    await sleep(600)
    expect(await ownProcess()).toEqual(before)
  } finally {
    await impatient.close()
  }
})

test('a close leaves no connection open, also without a use of Kysely', async () => {
  const other = connect(connection)
  await other.pool.query('select 1')
  await other.close()
  expect([other.pool.totalCount, other.pool.ended]).toEqual([0, true])
})
