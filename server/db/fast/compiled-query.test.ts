import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { compiledQuery } from '#server/db/fast/compiled-query.ts'
import { createTestDatabase } from '#test/database.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

test('each run has its own values, and each shape is built once', async () => {
  let built = 0
  const add = compiledQuery((_, { a, b }: { a: number; b: number }, { sign }: { sign: 'plus' | 'minus' }) => {
    built += 1
    return sign === 'plus'
      ? sql<{ sum: number }>`select ${a}::int + ${b}::int as sum`
      : sql<{ sum: number }>`select ${a}::int - ${b}::int as sum`
  })
  expect(await add(db, { a: 1, b: 2 }, { sign: 'plus' })).toEqual([{ sum: 3 }])
  expect(await add(db, { a: 10, b: 20 }, { sign: 'plus' })).toEqual([{ sum: 30 }])
  expect(await add(db, { a: 10, b: 20 }, { sign: 'minus' })).toEqual([{ sum: -10 }])
  expect(built).toBe(2)
})

test('a value that does not come from the values is refused', async () => {
  const ofCaller = 'of the first caller'
  const leaky = compiledQuery((_, { a }: { a: number }) => sql`select ${a}::int, ${ofCaller}::text`)
  await expect(leaky(db, { a: 1 })).rejects.toThrow('A value is built into the statement')
})
