import { afterAll, expect, test } from 'vitest'
import { checkSession } from '#server/db/check-session.ts'
import { SESSION } from '#server/db/connect.ts'
import { addressOf, createTestDatabase } from '#test/database.ts'
import { openStrictPooler, openTransactionPooler } from '#test/transaction-pooler.ts'
import type { Connection } from './connection.ts'

const { connection, pool, drop } = await createTestDatabase()
afterAll(drop)

const prove = (to: Connection) => checkSession(to, { setting: 'DATABASE_URL', waitMs: 0 })

test('a database of our own is proven, and tells the role', async () => {
  const { rows } = await pool.query<{ role: string }>('select current_user as role')
  expect(await prove(connection)).toBe(rows[0]?.role)
})

test('a pooler that hands sessions around is noticed', async () => {
  const pooler = await openTransactionPooler(connection, SESSION)
  try {
    await expect(prove(pooler.connection)).rejects.toThrow(/^DATABASE_URL leads to a connection pooler [^\n]*$/)
  } finally {
    await pooler.close()
  }
})

test.each(['-c timezone=Asia/Kolkata', '-c timezone=UTC'])(
  'a pooler that passes only %s on is noticed',
  async (options) => {
    const pooler = await openTransactionPooler(connection, { options })
    try {
      await expect(prove(pooler.connection)).rejects.toThrow(/^DATABASE_URL: the options of a session do not arrive/)
    } finally {
      await pooler.close()
    }
  },
)

test('a pooler that refuses the options of a session is told as one', async () => {
  const pooler = await openStrictPooler()
  try {
    await expect(prove(pooler.connection)).rejects.toThrow(/^DATABASE_URL leads to a connection pooler: [^\n]*$/)
  } finally {
    await pooler.close()
  }
})

test('a refused sign-in is one line', async () => {
  const url = new URL(addressOf(connection))
  url.password = 'wrong'
  await expect(prove({ connectionString: url.href })).rejects.toThrow(/^DATABASE_URL: [^\n]*$/)
})
