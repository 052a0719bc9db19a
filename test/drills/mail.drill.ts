import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { mailEndpoints } from '#contract/mails/mail.ts'
import { startServerProcess } from '#test/e2e/server-process.ts'
import { queueMails, sampleMail } from '#test/queue-mail.ts'
import { greatest, print } from './drill-report.ts'
import { DRILL_SETTINGS, type DrillSetup, openDrillSetup, waitUntil } from './drill-setup.ts'
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts'

/* A real mail server that takes, refuses or dawdles, and a portal that is killed while it sends. */
let server: SMTPServer
let proxy: FaultProxy
let stage: DrillSetup
let settings: Record<string, string>
/** How often each message was taken, by its Message-ID. */
let taken = new Map<string, number>()
let mood: 'accept' | 'refuse' | 'dawdle' | 'away' = 'accept'
/** Messages that the server is taking its time over, or was. */
let dawdled = 0

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => {
        text += part.toString()
      })
      stream.on('end', () => {
        if (mood === 'refuse') return done(Object.assign(new Error('mailbox unavailable'), { responseCode: 451 }))
        const id = /^message-id: (\S+)/im.exec(text)?.[1] ?? ''
        taken.set(id, (taken.get(id) ?? 0) + 1)
        if (mood === 'dawdle') dawdled += 1
        // The moment between taking and saying so, in which a kill makes the one mail go out again.
        setTimeout(done, mood === 'dawdle' ? 4_000 : 15)
      })
    },
  })
  server.on('error', () => {}) // a client that was killed
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  stage = await openDrillSetup({ SMTP_URL }, async (database) => {
    proxy = await openFaultProxy(database)
    return proxy.connection
  })
  settings = { ...DRILL_SETTINGS, SMTP_URL, DATABASE_URL: proxy.connection.connectionString }
  stage.closeFirst(() => stage.portal.stop())
  await stage.officeClient.superadmin()
})
afterAll(async () => {
  try {
    await stage.close()
  } finally {
    await proxy.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
})
beforeEach(() => {
  taken = new Map()
  mood = 'accept'
})

const queue = (count: number): Promise<void> =>
  queueMails(
    stage.officeClient.deps,
    new Date(),
    ...Array.from({ length: count }, (_, n) => sampleMail(`drill${n}@office.test`, { subject: `Drill ${n}` })),
  )

const waiting = async () =>
  (await stage.officeClient.database.db.selectFrom('deliveries').select('id').where('state', '=', 'waiting').execute())
    .length

/** As if the time had passed for which a mail is left alone. */
const letTimePass = () =>
  stage.officeClient.database.pool.query(
    "update deliveries set due_at = now() where state = 'waiting' and due_at > now()",
  )

async function allGone(): Promise<boolean> {
  await letTimePass()
  return (await waiting()) === 0
}

const repeats = () => [...taken.values()].reduce((sum, count) => sum + count - 1, 0)

test('killed while mails are sent', async () => {
  const mails = 150
  await queue(mails)
  const kills = 10
  for (let round = 0; round < kills; round += 1) {
    await sleep(500 + Math.random() * 400)
    const ended = once(stage.portal.process, 'exit')
    stage.portal.process.kill('SIGKILL')
    await ended
    await letTimePass()
    stage.portal = await startServerProcess(stage.dataDir, settings)
  }
  await waitUntil(async () => (await waiting()) === 0, 60_000)
  const lost = mails - taken.size
  print(`killed ${kills} times while mailing`, { mails, lost, 'sent again, same Message-ID': repeats(), bound: kills })
  expect(lost).toBe(0)
  // One mail at a time is under way, so that a kill can repeat one at most.
  expect(repeats()).toBeLessThanOrEqual(kills)
})

test('the database is cut while mails are sent', async () => {
  const mails = 100
  await queue(mails)
  const cuts = 8
  for (let round = 0; round < cuts; round += 1) {
    await sleep(200 + Math.random() * 200)
    proxy.set('cut')
    await sleep(300)
    proxy.set('pass')
  }
  await sleep(1_500) // what left is written down
  await letTimePass()
  await waitUntil(async () => (await waiting()) === 0, 60_000)
  print(`database cut ${cuts} times while mailing`, { mails, lost: mails - taken.size, 'sent again': repeats() })
  expect([taken.size, repeats()]).toEqual([mails, 0])
})

test('a mail server that refuses, dawdles or is away keeps no request waiting', async () => {
  const { officeClient } = stage
  const { email } = await officeClient.superadmin()
  const requests = async () => {
    const times: number[] = []
    for (let n = 0; n < 5; n += 1) {
      const begin = performance.now()
      await officeClient.ok(identityEndpoints.resendCredentials, { body: { email } })
      times.push(performance.now() - begin)
    }
    return times
  }
  const failed = async (reason: RegExp) => {
    const rows = await officeClient.database.db.selectFrom('deliveries').select('last_error').execute()
    return rows.some(({ last_error }) => reason.test(last_error ?? ''))
  }
  /** When a mail has met the mood, so that the requests after it are made in the midst of it. */
  const isMet = {
    refuse: () => failed(/451|mailbox/i),
    dawdle: async () => dawdled > 0,
    away: () => failed(/ECONN|ESOCKET|refused/i),
    accept: allGone,
  }
  const { port } = server.server.address() as AddressInfo
  const slowest: Record<string, string> = {}
  for (const kind of ['refuse', 'dawdle', 'away', 'accept'] as const) {
    mood = kind
    if (kind === 'away') await new Promise((resolve) => server.server.close(resolve))
    if (kind === 'accept') await new Promise<void>((resolve) => server.server.listen(port, '127.0.0.1', resolve))
    const before = await requests()
    await waitUntil(isMet[kind], 60_000)
    slowest[kind] = `${greatest([...before, ...(await requests())])} ms`
  }
  await waitUntil(allGone, 60_000)
  print('mail server in a mood', { requests: 40, ...slowest, 'left waiting': await waiting() })
  expect(await waiting()).toBe(0)
  expect(taken.size).toBeGreaterThan(0)
  for (const ms of Object.values(slowest)) expect(Number.parseInt(ms, 10)).toBeLessThan(1_000)
})

test('a mail that is needed for sign-in passes 1,000 others', async () => {
  const { officeClient } = stage
  const { email } = await officeClient.superadmin()
  const mails = 1_000
  await queue(mails)
  await waitUntil(async () => taken.size > 10, 60_000)
  const { db } = officeClient.database
  const links = async () => {
    const query = db.selectFrom('deliveries').select('id').where('template', '=', 'password-link')
    return (await query.where('state', '=', 'sent').execute()).length
  }
  const [before, linksBefore] = [taken.size, await links()]
  await officeClient.ok(identityEndpoints.resendCredentials, { body: { email } })
  const ms = await waitUntil(async () => (await links()) > linksBefore, 60_000)
  const left = await waiting()
  print('a sign-in mail behind 1,000 others', { 'sent after': `${ms} ms`, 'sent before it': taken.size - before, left })
  expect(ms).toBeLessThan(2_000)
  expect(left).toBeGreaterThan(mails / 2)
  await waitUntil(allGone, 120_000)
})

test('a mail tried in vain for nine hours is shown to the superadmin, who sends it again', async () => {
  const { officeClient } = stage
  const as = await officeClient.superadmin()
  mood = 'refuse'
  await queue(1)
  await officeClient.database.pool.query("update deliveries set attempts = 6 where state = 'waiting'")
  const seen = async () => {
    const data = await officeClient.ok(mailEndpoints.all, { as, query: { page: 0, pageSize: 10 } })
    return data.find(({ state }) => state === 'dead')
  }
  await waitUntil(async () => (await seen()) !== undefined, 10_000)
  const dead = await seen()
  mood = 'accept'
  await officeClient.ok(mailEndpoints.resend, { as, params: { id: dead?.id ?? '' } })
  const ms = await waitUntil(async () => taken.size === 1, 10_000)
  print('dead letter', { seen: 1, reason: dead?.lastError ?? '', 'sent after a word': `${ms} ms` })
})
