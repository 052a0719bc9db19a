import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'

const first = await createTestDatabase()
const second = await createTestDatabase()
afterAll(async () => {
  await first.drop()
  await second.drop()
})

test('each test database is a copy of its own', async () => {
  await sql`create table only_here (id int)`.execute(first.db)
  const { rows } = await sql`select to_regclass('only_here') as found`.execute(second.db)
  expect(rows).toEqual([{ found: null }])
})

test('values arrive as numbers and text', async () => {
  const { rows } = await sql`select 9007199254740991::bigint as paise, date '2026-02-28' as day,
		timestamptz '2026-01-31 23:59:59.9+05:30' as moment, array[1, 2]::bigint[] as many`.execute(first.db)
  expect(rows).toEqual([
    { paise: 9007199254740991, day: '2026-02-28', moment: '2026-01-31T18:29:59.900Z', many: [1, 2] },
  ])
  await expect(sql`select 9007199254740992::bigint`.execute(first.db)).rejects.toThrow('out of safe range')
})

test('arrays of text arrive with every sign, nested and null', async () => {
  const plain = ['a b', "it's", 'नाम', 'x;y']
  const odd = ['', 'a,b', '{', '}', '"', '\\', 'NULL', ' ', null]
  const { rows } = await sql`select ${plain}::text[] as plain, ${odd}::text[] as odd, '{}'::text[] as none,
    array[array['a', 'b'], array['c', null]] as nested, array[null]::text[] as nothing`.execute(first.db)
  const nested = [
    ['a', 'b'],
    ['c', null],
  ]
  expect(rows).toEqual([{ plain, odd, none: [], nested, nothing: [null] }])
})
