import { afterAll, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { createOldDatabase } from '#test/old-database.ts'

/* Migration 0017 numbers what an office wrote before it in the order that counted then, however the rows lie. */
const { client, connection, drop } = await createOldDatabase('0017')
afterAll(drop)

test('old entries and payments are numbered by their ids, a live payment as the newest; new ones come after', async () => {
  await client.query("set session_replication_role = 'replica'")
  await client.query(`insert into history (id, at, subject_type, subject_id, action)
    select gen_random_uuid(), now(), 'case', gen_random_uuid(), 'edited' from generate_series(1, 20000)`) // in no order
  const [early, late, one, other] = [1, 2, 3, 4].map((n) => `01900000-0000-7000-8000-00000000000${n}`) as [
    string,
    string,
    string,
    string,
  ]
  await client.query(
    `insert into payment_assignments (payment_id, assignment_id, is_live)
     values ($2, $3, true), ($1, $3, false), ($1, $4, true), ($2, $4, false)`,
    [early, late, one, other],
  )
  await client.query("set session_replication_role = 'origin'")
  await migrate(connection)

  const { rows: wrong } = await client.query(
    'select from (select seq, row_number() over (order by id) as n from history) as numbered where seq <> n',
  )
  expect(wrong).toHaveLength(0)
  const { rows: payments } = await client.query(
    'select payment_id as id, assignment_id as of from payment_assignments order by seq',
  )
  const idsOf = (assignment: string) => payments.filter(({ of }) => of === assignment).map(({ id }) => id)
  expect([idsOf(one), idsOf(other)], 'the failed, then the live').toEqual([
    [early, late],
    [late, early],
  ])
  await client.query("set session_replication_role = 'replica'")
  const { rows } = await client.query(`with entry as (
      insert into history (id, at, subject_type, subject_id, action)
      select gen_random_uuid(), now(), 'case', gen_random_uuid(), 'edited' returning seq)
    insert into payment_assignments (payment_id, assignment_id, is_live)
    select gen_random_uuid(), gen_random_uuid(), true returning seq::int, (select seq::int from entry) as entry`)
  expect(rows).toEqual([{ seq: 5, entry: 20_001 }])
  await client.query("set session_replication_role = 'origin'")
  await expect(client.query('delete from history')).rejects.toThrow('append-only')
})
