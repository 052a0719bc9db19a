import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkHistoryChain, findChainHead, isInChain } from '#server/history/history-chain.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { sealHistory } from './seal-history.ts'

/* The chain of the history: nothing is left out while others write, and whatever is changed behind the triggers is named. */
let database: TestDatabase
let owner: pg.Client
const clients: pg.Client[] = []
const connect = async () => {
  const client = new pg.Client(database.connection)
  clients.push(client)
  await client.connect()
  return client
}
beforeAll(async () => {
  database = await createTestDatabase()
  owner = await connect()
})
afterAll(async () => {
  for (const client of clients) await client.end()
  await database.drop()
})

const INSERT = `insert into history (id, at, subject_type, subject_id, action, changes)
  select gen_random_uuid(), now(), 'case', gen_random_uuid(), 'edited',
    '{"buyerName": {"from": null, "to": {"sealed": "AAAA"}}, "remarks": {"from": null, "to": "a"}}'
  from generate_series(1, $1) returning seq::int`
const write = async (count: number, client: Pick<pg.ClientBase, 'query'> = owner): Promise<number[]> =>
  (await client.query<{ seq: number }>(INSERT, [count])).rows.map(({ seq }) => seq)
const sealed = async () => (await findChainHead(owner))?.entry
const numbers = async () =>
  (await owner.query<{ number: number }>('select number from history_seals order by 1')).rows.map(
    ({ number }) => number,
  )

test('entries are sealed once, in batches, and again when there are more', async () => {
  expect([await sealHistory({ database }), await findChainHead(owner), await numbers()]).toEqual([0, null, []])
  const written = await write(2_500)
  expect([await sealHistory({ database }), await sealHistory({ database })]).toEqual([2_500, 0])
  expect([await sealed(), await numbers()]).toEqual([written.at(-1), [1, 2, 3]])
  const head = await findChainHead(owner)
  await write(1)
  expect(await sealHistory({ database })).toBe(1)
  expect(await checkHistoryChain(owner)).toEqual([])
  expect([await isInChain(owner, head?.hash ?? ''), await isInChain(owner, '00'.repeat(32))]).toEqual([true, false])
})

test('no seal passes an entry that may still come, and a rollback leaves a gap', async () => {
  const [open, lost] = [await connect(), await connect()]
  await open.query('begin')
  await lost.query('begin')
  const [late = 0] = await write(1, open)
  await write(3, lost)
  const [early = 0] = await write(1)
  expect(late).toBeLessThan(early)
  expect(await sealHistory({ database }, () => false, 100)).toBe(0)
  await lost.query('rollback')
  expect(await sealHistory({ database }, () => false, 100)).toBe(0)
  const waiting = sealHistory({ database })
  await open.query('commit')
  expect(await waiting).toBe(2)
  expect([await sealed(), await checkHistoryChain(owner)]).toEqual([early, []])
})

test('several workers at once, and writers beside them: each entry under one seal', async () => {
  const before = (await owner.query('select count(*)::int as n from history')).rows[0].n
  let isWriting = true
  const sealing = Array.from({ length: 4 }, async () => {
    let sum = 0
    while (isWriting) sum += await sealHistory({ database })
    return sum
  })
  const writers = Array.from({ length: 4 }, async () => {
    const client = await connect()
    for (let round = 0; round < 100; round += 1) {
      await client.query('begin')
      await write(5, client)
      await client.query('select pg_sleep(random() * 0.005)')
      await client.query(round % 7 === 0 ? 'rollback' : 'commit')
    }
  })
  await Promise.all(writers)
  isWriting = false
  const sums = await Promise.all(sealing)
  const rest = await sealHistory({ database })
  const after = (await owner.query('select count(*)::int as n from history')).rows[0].n
  expect(sums.reduce((sum, one) => sum + one, rest)).toBe(after - before)
  expect(await checkHistoryChain(owner)).toEqual([])
  expect(await numbers()).toEqual(Array.from({ length: (await numbers()).length }, (_, index) => index + 1))
})

test('sealing does not wait for later writers', async () => {
  const [one, other] = [await connect(), await connect()]
  await one.query('begin')
  await write(1, one)
  const waiting = sealHistory({ database })
  await sleep(100)
  await other.query('begin')
  await write(1, other)
  await one.query('commit')
  await write(1)
  expect(await waiting, 'only what was in sight when it began').toBe(0)
  await other.query('commit')
  expect(await sealHistory({ database })).toBe(3)
  expect(await checkHistoryChain(owner)).toEqual([])
})

test('a long chain of small seals is checked to its end', async () => {
  for (let round = 0; round < 120; round += 1) {
    await write(1)
    expect(await sealHistory({ database })).toBe(1)
  }
  expect(await checkHistoryChain(owner)).toEqual([])
  await owner.query('begin')
  await owner.query('alter table history disable trigger user')
  const { rows } = await owner.query(
    `update history set action = 'x' where seq in (select max(seq) - 60 from history union all select max(seq) from history)
     returning seq::int`,
  )
  expect(await checkHistoryChain(owner)).toEqual(rows.map(({ seq }) => `entry ${seq} was changed`).toSorted())
  await owner.query('rollback')
})

test('seals are append-only', async () => {
  for (const change of ["update history_seals set hash = ''", 'delete from history_seals', 'truncate history_seals'])
    await expect(owner.query(change)).rejects.toThrow('history_seals is append-only')
})

test('a value that is encrypted again with another key is no change', async () => {
  await owner.query('begin')
  await owner.query("set local portal.resealing = 'on'")
  await owner.query(`update history set changes = jsonb_set(changes, '{buyerName,to,sealed}', '"BBBB"')`)
  expect(await checkHistoryChain(owner)).toEqual([])
  await owner.query('rollback')
})

/** Whoever owns the tables can do this; `$1` is an entry in the middle. */
const tampered: [name: string, sql: (entry: number) => string, fault: (entry: number) => string][] = [
  [
    'a changed action',
    (seq) => `update history set action = 'x' where seq = ${seq}`,
    (seq) => `entry ${seq} was changed`,
  ],
  [
    'a changed value',
    (seq) => `update history set changes = jsonb_set(changes, '{remarks,to}', '"b"') where seq = ${seq}`,
    (seq) => `entry ${seq} was changed`,
  ],
  [
    'another moment',
    (seq) => `update history set at = at + interval '1 microsecond' where seq = ${seq}`,
    (seq) => `entry ${seq} was changed`,
  ],
  [
    'another actor',
    (seq) => `update history set actor_id = id where seq = ${seq}`,
    (seq) => `entry ${seq} was changed`,
  ],
  ['an API key', (seq) => `update history set key_id = id where seq = ${seq}`, (seq) => `entry ${seq} was changed`],
  ['a removed entry', (seq) => `delete from history where seq = ${seq}`, (seq) => `entry ${seq} is missing`],
  [
    'an entry in a gap',
    () => `insert into history (seq, id, at, subject_type, subject_id, action) overriding system value
      values (0, gen_random_uuid(), now(), 'case', gen_random_uuid(), 'edited')`,
    () => 'entry 0 was added',
  ],
  [
    'an entry and the mark of it',
    (seq) => `update history set action = 'x' where seq = ${seq};
      update history_seals set entries = (select string_agg(int8send(seq) || substr(sha256('x'), 1, 8), '' order by seq)
        from history where seq <= 1000) where number = 1`,
    () => 'was changed',
  ],
  [
    "a seal's hash",
    () => "update history_seals set hash = sha256('x') where number = 1",
    () => 'seal 1 is not what was made',
  ],
  [
    'a removed seal',
    () => 'delete from history_seals where number = 2',
    () => 'seal 3 does not follow from the one before',
  ],
]

describe('behind the triggers', () => {
  beforeEach(() => owner.query('begin'))
  afterEach(() => owner.query('rollback'))

  test.each(tampered)('%s is named', async (_, sql, fault) => {
    const { rows } = await owner.query('select seq::int from history where seq <= 1000 order by seq offset 500 limit 1')
    expect(await checkHistoryChain(owner)).toEqual([])
    await owner.query('alter table history disable trigger user; alter table history_seals disable trigger user')
    await owner.query(sql(rows[0].seq))
    expect((await checkHistoryChain(owner)).join('\n')).toContain(fault(rows[0].seq))
  })
})
