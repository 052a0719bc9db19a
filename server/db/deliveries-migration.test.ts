import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Mail } from '#server/adapters/mail.ts'
import { readConfig } from '#server/config.ts'
import { createDeps } from '#server/create-deps.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { deliverDue } from '#server/deliveries/outbox.ts'
import type { Deps } from '#server/deps.ts'
import { addressOf } from '#test/database.ts'
import { OFFICE_SECRET } from '#test/office.ts'
import { createOldDatabase } from '#test/old-database.ts'
import { queueMails, sampleMail } from '#test/queue-mail.ts'
import { runAdminStatement } from '#test/temporary-postgres.ts'

/*
 * Migration 0020 makes deliveries of mails while a process of the version before goes on queuing and sending: nothing is
 * lost and nothing leaves twice. That process works with a role that owns no table.
 */
const server = inject('testServer').connection
const role = `portal_old_${process.pid}`
const { connection, folder, drop } = await createOldDatabase('0020')
let old: pg.Client
let database: Database
let deps: Deps
/** What the new version sent. */
const sentByNew: Mail[] = []

beforeAll(async () => {
  await runAdminStatement(server, `create role ${role} login password 'of-the-test'`)
  await runAdminStatement(connection, `grant select, insert, update, delete on all tables in schema public to ${role}`)
  const url = Object.assign(new URL(addressOf(connection)), { username: role, password: 'of-the-test' })
  old = new pg.Client({ connectionString: url.href })
  await old.connect()
  database = connect(connection, { max: 3 })
  const deliver = async (one: Mail) => {
    sentByNew.push(one)
    return 'server' as const
  }
  const mail = { deliver, close: () => {} }
  deps = { ...createDeps(readConfig({ DATA_DIR: folder }), OFFICE_SECRET, database, pino({ level: 'silent' })), mail }
})
afterAll(async () => {
  await old.end()
  await database.close()
  await drop()
  await runAdminStatement(server, `drop role ${role}`)
})

/* The statements of the version before, prepared as its connections had them. */
const QUEUE = {
  name: 'queue',
  text: `insert into mails (id, recipient, subject, key_id, sealed, next_at, created_at) values ($1, $2, $3, $4, $5, $6, now())`,
}
const FIND = {
  name: 'find',
  text: `select id from mails where state = 'waiting' and next_at <= now() order by next_at limit 1 for update skip locked`,
}
const TAKE = {
  name: 'take',
  text: `update mails set attempts = attempts + 1, next_at = now() + interval '5 minutes' where id = $1 returning *`,
}
const SENT = {
  name: 'sent',
  text: `update mails set state = 'sent', sent_at = now(), last_error = null where id = $1`,
}

async function queueByOld(recipient: string, over: Partial<{ state: string; next_at: Date; attempts: number }> = {}) {
  const id = newId()
  const { keyId, bytes } = deps.keys.seal('mail', id, JSON.stringify({ text: `To ${recipient}`, html: '<p></p>' }))
  await old.query(QUEUE, [id, recipient, 'A mail of before', keyId, bytes, over.next_at ?? new Date()])
  if (over.state) await old.query('update mails set state = $2 where id = $1', [id, over.state])
  if (over.attempts) await old.query('update mails set attempts = $2 where id = $1', [id, over.attempts])
  return id
}

interface OldMail {
  id: string
  recipient: string
  key_id: number
  sealed: Buffer
}

async function takeByOld(): Promise<OldMail | null> {
  await old.query('begin')
  const { rows: due } = await old.query<{ id: string }>(FIND)
  const { rows } = due[0] ? await old.query<OldMail>(TAKE, [due[0].id]) : { rows: [] }
  await old.query('commit')
  return rows[0] ?? null
}

async function sendByOld(sent: string[]): Promise<boolean> {
  const mail = await takeByOld()
  if (!mail) return false
  const body = deps.keys.open('mail', mail.id, { keyId: mail.key_id, bytes: mail.sealed })
  expect(JSON.parse(body)).toMatchObject({ text: `To ${mail.recipient}` })
  sent.push(mail.recipient)
  await old.query(SENT, [mail.id])
  return true
}

test('an old process queues and sends while the new one migrates: each mail leaves once', async () => {
  const LATER = new Date(Date.now() + 3600_000)
  await queueByOld('sent@office.test', { state: 'sent' })
  await queueByOld('dead@office.test', { state: 'dead', attempts: 7 })
  await queueByOld('later@office.test', { next_at: LATER, attempts: 2 })
  const leased = await takenBeforeTheMigration('leased@office.test')
  const expected = new Set<string>()
  const sentByOld: string[] = []
  let stopped = false
  const oldProcess = async () => {
    for (let n = 0; !stopped; n += 1) {
      for (const kind of ['one', 'two', 'three']) {
        expected.add(`${kind}${n}@office.test`)
        await queueByOld(`${kind}${n}@office.test`)
      }
      await sendByOld(sentByOld)
      await sleep(5)
    }
  }
  const working = oldProcess()
  await sleep(300)
  expect(await migrate(connection)).toContain('0020-deliveries.sql')
  const delivering = deliverDue(deps, () => stopped)
  await sleep(1_000)
  stopped = true
  await Promise.all([working, delivering])
  await deliverDue(deps)
  await old.query(SENT, [leased])

  const left = [...sentByOld, ...sentByNew.map(({ to }) => to)]
  expect(left.toSorted(), 'each once, the dead, sent, leased and later ones not at all').toEqual(
    [...expected].toSorted(),
  )
  expect([sentByOld.length > 0, sentByNew.length > 0]).toEqual([true, true])
  expect(
    sentByNew.every(({ to, text, subject }) => text === `To ${to}` && subject.startsWith('A mail of before')),
  ).toBe(true)
  const { rows } = await database.pool.query(`select recipient, state, attempts from deliveries
    where recipient ~ '^(sent|dead|later|leased)@' order by recipient`)
  expect(rows).toEqual([
    { recipient: 'dead@office.test', state: 'dead', attempts: 7 },
    { recipient: 'later@office.test', state: 'waiting', attempts: 2 },
    { recipient: 'leased@office.test', state: 'sent', attempts: 1 },
    { recipient: 'sent@office.test', state: 'sent', attempts: 0 },
  ])
})

async function takenBeforeTheMigration(recipient: string): Promise<string> {
  const id = await queueByOld(recipient)
  expect((await takeByOld())?.id).toBe(id)
  return id
}

test('an old process cannot take what only the new one can write, nor what the new one is sending', async () => {
  sentByNew.length = 0
  await queueMails(deps, new Date(), sampleMail('new@office.test'))
  expect(await takeByOld()).toBeNull()
  const id = await queueByOld('both@office.test')
  await database.db
    .updateTable('deliveries')
    .set({ due_at: new Date(Date.now() + 300_000).toISOString() })
    .where('id', '=', id)
    .execute()
  expect(await takeByOld(), 'leased').toBeNull()
  await deliverDue(deps)
  expect(sentByNew.map(({ to }) => to)).toEqual(['new@office.test'])
})
