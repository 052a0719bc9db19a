import { afterAll, expect, test } from 'vitest'
import { checkSession } from '#server/db/check-session.ts'
import { connect } from '#server/db/connect.ts'
import { createTestDatabase } from '#test/database.ts'
import { openSessionPooler, openTransactionPooler } from '#test/poolers.ts'
import { addressOf } from '#test/temporary-postgres.ts'
import type { Connection } from './connection.ts'

const { connection, pool, drop } = await createTestDatabase()
afterAll(drop)

const prove = (to: Connection) => checkSession(to, { setting: 'DATABASE_URL', waitMs: 0 })

test('a usable database passes the check and returns the role', async () => {
  const { rows } = await pool.query<{ role: string }>('select current_user as role')
  expect(await prove(connection)).toBe(rows[0]?.role)
})

test('a pooler that hands sessions around is noticed', async () => {
  const pooler = await openTransactionPooler(connection)
  try {
    await expect(prove(pooler.connection)).rejects.toThrow(/^DATABASE_URL leads to a connection pooler [^\n]*$/)
  } finally {
    await pooler.close()
  }
})

test.each(['refuse', 'drop'] as const)(
  'each session behind a pooler in session mode has its settings, also behind one that would %s options of the start-up',
  async (unknown) => {
    const pooler = await openSessionPooler(connection, unknown)
    const database = connect(pooler.connection)
    try {
      await prove(pooler.connection)
      const { rows } = await database.pool.query(`select current_setting('timezone') as zone,
        current_setting('statement_timeout') as statements,
        current_setting('idle_in_transaction_session_timeout') as idle`)
      expect(rows).toEqual([{ zone: 'UTC', statements: '15s', idle: '30s' }])
    } finally {
      await database.close()
      await pooler.close()
    }
  },
)

test('a refused sign-in is one line', async () => {
  const url = new URL(addressOf(connection))
  url.password = 'wrong'
  await expect(prove({ connectionString: url.href })).rejects.toThrow(/^DATABASE_URL: [^\n]*$/)
})
