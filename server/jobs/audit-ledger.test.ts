import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { boardEndpoints } from '#contract/board/board.ts'
import { connect } from '#server/db/connect.ts'
import { auditLedger } from '#server/jobs/audit-ledger.ts'
import { writeMail } from '#server/outbox/mail-channel.ts'
import { officeOfFileForYears } from '#test/office.ts'

const { office, admin } = await officeOfFileForYears('2026-11-22T06:00:00Z')
await office.bill({ client: await office.client() })
afterEach(async () => {
  await office.database.pool.query('delete from ledger_laws')
})

const LAW = 'a bill charges the sum of its CREDIT payments, of which it has at least one'
/** It breaks with it: the charges of a bill are also sold. */
const SALE =
  'the ledgers of a sale come to what the client is charged, and its invoice taxes exactly the service charges'
const addToCharges = (paise: number) => office.database.pool.query('update bills set charges = charges + $1', [paise])
const metrics = async () => {
  const { text } = await office.deps.metrics.read()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return [read('portal_ledger_laws_broken'), read('portal_ledger_audit_at')]
}
const errors = () => office.logs.filter((line) => line.includes('a law of the ledger is broken'))
const mails = async () =>
  (
    await office.database.db
      .selectFrom('deliveries')
      .selectAll()
      .where('subject', 'like', 'The ledger does not%')
      .orderBy('id')
      .execute()
  ).map((mail) => ({ to: mail.recipient, text: writeMail(office.deps, mail).text }))
const ledger = async () => (await office.ok(boardEndpoints.board, { as: admin })).ledger

test('a correct ledger is reported as correct, by any process', async () => {
  expect(await metrics()).toEqual([Number.NaN, 0])
  expect(await ledger()).toEqual({ auditedAt: null, brokenLaws: [] })
  const judged = await auditLedger(office.deps)
  expect(judged?.length).toBeGreaterThan(30)
  expect(judged?.filter(({ broken }) => broken > 0)).toEqual([])
  expect(await metrics()).toEqual([0, Date.parse('2026-11-22T06:00:00Z') / 1000])
  expect(await ledger()).toEqual({ auditedAt: '2026-11-22T06:00:00.000Z', brokenLaws: [] })
  expect([errors(), await mails()]).toEqual([[], []])
})

test('a broken law is an error each hour, a mail to every active superadmin once a day, and a line on the board', async () => {
  const { rows: made } = await office.database.pool.query<{ id: string }>(
    `insert into users (id, role, email, first_name, last_name, phone_no, is_active, created_at) values
      (gen_random_uuid(), 'superadmin', 'second@office.test', 'Asha', 'Patil', '9822000000', true, now()),
      (gen_random_uuid(), 'superadmin', 'gone@office.test', 'Ravi', 'Shah', '9822000001', false, now()) returning id`,
  )
  await addToCharges(1)
  const at = (instant: string) => office.clock.at(instant, () => auditLedger(office.deps))
  await at('2026-11-22T07:00:00Z')
  expect(await metrics()).toEqual([2, Date.parse('2026-11-22T07:00:00Z') / 1000])
  expect(await ledger()).toEqual({ auditedAt: '2026-11-22T07:00:00.000Z', brokenLaws: [LAW, SALE] })
  const [line] = errors().map((one) => JSON.parse(one))
  expect(line).toMatchObject({ level: 50, law: LAW, broken: 1, examples: [expect.stringMatching(/^[\da-f-]{36}$/)] })
  expect((await mails()).map(({ to }) => to).toSorted()).toEqual([admin.email, 'second@office.test'].toSorted())
  expect((await mails())[0]?.text).toContain(`${LAW} (1 row)`)

  await at('2026-11-22T08:00:00Z')
  expect([errors().length, (await mails()).length]).toEqual([4, 2])
  // The next day of India.
  await at('2026-11-22T19:00:00Z')
  expect((await mails()).length).toBe(4)

  await addToCharges(-1)
  await at('2026-11-22T20:00:00Z')
  expect([(await metrics())[0], await ledger(), errors().length]).toEqual([
    0,
    { auditedAt: '2026-11-22T20:00:00.000Z', brokenLaws: [] },
    6,
  ])
  await office.database.pool.query('delete from users where id = any($1)', [made.map(({ id }) => id)])
})

test('one process at a time audits, once an hour in all', async () => {
  const three = () => Promise.all([1, 2, 3].map(() => auditLedger(office.deps)))
  const results = await withBillsLocked(three, 500)
  expect(results.filter((judged) => judged !== null)).toHaveLength(1)
  const at = (instant: string) => office.clock.at(instant, () => auditLedger(office.deps))
  expect(await at('2026-11-22T06:20:00Z')).toBeNull()
  expect(await at('2026-11-22T07:00:00Z')).not.toBeNull()
  // A clock that was set back does not end the audits.
  expect(await at('2026-11-20T07:00:00Z')).not.toBeNull()
})

/** Keeps every law about bills waiting while `act` runs. */
async function withBillsLocked<T>(act: () => Promise<T>, ms: number): Promise<T> {
  const other = new pg.Client(office.connection)
  await other.connect()
  await other.query('begin; lock table bills in access exclusive mode')
  const done = act()
  await sleep(ms)
  await other.end()
  return done
}

test('a law may take longer than any answer: the time-outs of the pool are not its own', async () => {
  const { pool, close } = connect(office.connection, { answerTimeout: 200 })
  const client = await pool.connect()
  await client.query('set statement_timeout = 150')
  client.release()
  const deps = { ...office.deps, database: { ...office.database, pool } }
  const judged = await withBillsLocked(() => auditLedger(deps), 600)
  expect(judged?.filter(({ broken }) => broken > 0)).toEqual([])
  expect(pool.totalCount).toBe(0)
  await close()
})

test('a stop does not wait for it, and closes its connection', async () => {
  const pool = new pg.Pool(office.connection)
  const deps = { ...office.deps, database: { ...office.database, pool } }
  let isStopped = false
  let ended = 0
  const begin = Date.now()
  await withBillsLocked(() => {
    const audit = auditLedger(deps, () => isStopped).then((judged) => {
      ended = Date.now() - begin
      return judged
    })
    setTimeout(() => {
      isStopped = true
    }, 200)
    return audit
  }, 10_000)
  expect(ended).toBeGreaterThan(190)
  expect(ended).toBeLessThan(6_000)
  await pool.end()
  expect((await office.database.pool.query('select from ledger_laws')).rowCount).toBe(0)
})
