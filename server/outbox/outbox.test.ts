import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identityEndpoints as calls } from '#contract/identity/identity.ts'
import { createMail } from '#server/adapters/mail.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { deliverDue } from '#server/outbox/outbox.ts'
import { readConfig } from '#server/start/config.ts'
import { type Office, openOffice } from '#test/office.ts'
import { queueMails, sampleMail } from '#test/queue-mail.ts'

let office: Office
let server: SMTPServer
let received: string[]
/** What the mail server answers to a message. */
let mood: 'accept' | 'refuse' | 'hang up'
/** What happens elsewhere while the mail server takes a message. */
let meanwhile: () => Promise<unknown>
/** The recipients that the mail server was given. */
let recipients: string[]

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address))
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      const take = () => {
        if (mood === 'refuse') return done(Object.assign(new Error('mailbox unavailable'), { responseCode: 451 }))
        received.push(Buffer.concat(chunks).toString())
        return done()
      }
      stream.on('end', () => void meanwhile().then(take))
    },
    onMailFrom(_address, session, done) {
      if (mood === 'hang up') for (const connection of server.connections) connection.close()
      else done()
      void session
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  office = await openOffice({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Portal <portal@office.test>' })
})
afterAll(async () => {
  await office.close()
  await new Promise<void>((resolve) => server.close(resolve))
})
beforeEach(() => {
  received = []
  recipients = []
  mood = 'accept'
  meanwhile = async () => {}
  office.clock.set(null)
})

const waiting = () => office.database.db.selectFrom('deliveries').selectAll().where('state', '=', 'waiting').execute()
const plain = (mail = '') => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')

describe('mails over SMTP', () => {
  test('an invitation arrives in plain text and HTML, with a link that works', async () => {
    const session = await office.employee({ firstname: 'Meera <b>' })
    const mail = plain(received.find((one) => one.includes(`To: ${session.email}`)))
    expect(mail).toMatch(/^From: Portal <portal@office\.test>/m)
    expect(mail).toMatch(/content-type: text\/plain/i)
    expect(mail).toMatch(/content-type: text\/html/i)
    expect(mail).toContain('http://localhost:3000/set-password#token=')
    expect(mail).toContain('Hello Meera &#60;b&#62;')
    expect(await waiting()).toEqual([])
  })

  test('mails are sent over connections that end with the server', async () => {
    const closing = await openOffice({ SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` })
    const open = server.connections.size
    await closing.deps.mail.deliver({ id: 'last', to: 'last@office.test', subject: 'Hello', text: 'Hello', html: '' })
    expect(server.connections.size).toBe(open + 1)
    await closing.close()
    // By itself the pool ends one that is not used after 20 s.
    await expect.poll(() => server.connections.size, { timeout: 8_000 }).toBe(open)
  })

  test('goes to no address but the one that is shown', async () => {
    const mail = { id: 'test', subject: 'Hello', text: 'Hello', html: '' }
    for (const to of ['v@example.com(c)', 'grp:victim@example.com', 'shown@example.com, other@example.com'])
      await office.deps.mail.deliver({ ...mail, to }).catch(() => {})
    await office.deps.mail.deliver({ ...mail, to: 'plain@example.com' })
    expect(recipients.filter((one) => !/[(:,]/.test(one))).toEqual(['plain@example.com'])
  })

  test('a refused mail waits, with growing pauses, and is delivered once', async () => {
    const { email } = await office.employee()
    received = []
    mood = 'refuse'
    const begin = Date.now()
    office.clock.set(new Date(begin))
    await office.ok(calls.resendCredentials, { body: { email } })
    await runJobsOnce(office.deps)
    const [mail] = await waiting()
    expect(mail).toMatchObject({ attempts: 1, last_error: expect.stringContaining('451') })
    expect(await deliverDue(office.deps), 'not before its time').toBe(0)
    mood = 'accept'
    office.clock.set(new Date(begin + 11_000))
    expect(await deliverDue(office.deps)).toBe(1)
    expect(await deliverDue(office.deps)).toBe(0)
    expect(received).toHaveLength(1)
  })

  test('a mail server that never answers makes a mail dead in the end', async () => {
    const { email } = await office.employee()
    mood = 'hang up'
    let now = Date.now()
    office.clock.set(new Date(now))
    await office.ok(calls.resendCredentials, { body: { email } })
    for (let round = 0; round < 8; round += 1) {
      await runJobsOnce(office.deps)
      now += 7 * 3600_000
      office.clock.set(new Date(now))
    }
    const dead = await office.database.db.selectFrom('deliveries').selectAll().where('state', '=', 'dead').execute()
    expect(dead).toMatchObject([{ recipient: email, attempts: 7 }])
    expect(await waiting()).toEqual([])
  })

  test('two processes that look at once send each mail once', async () => {
    const sessions = [await office.employee(), await office.employee(), await office.employee()]
    received = []
    for (const { email } of sessions) await office.ok(calls.resendCredentials, { body: { email } })
    await Promise.all([runJobsOnce(office.deps), runJobsOnce(office.deps), runJobsOnce(office.deps)])
    expect(received).toHaveLength(3)
  })

  test('a mail that one process is sending is not taken by another', async () => {
    received = []
    const another = { ...office.deps, database: { ...office.database } }
    const taken: number[] = []
    meanwhile = async () => void taken.push(await deliverDue(another))
    await queueMails(office.deps, new Date(), sampleMail('slow@office.test'))
    expect(await deliverDue(office.deps)).toBe(1)
    expect([taken, received.length]).toEqual([[0], 1])
  })

  test('a mail sent while the database was away is not sent again', async () => {
    const { email } = await office.employee()
    received = []
    const { pool } = office.database
    meanwhile = () => pool.query('alter table deliveries rename to deliveries_away')
    await office.ok(calls.resendCredentials, { body: { email } })
    await expect(runJobsOnce(office.deps)).rejects.toThrow('deliveries')
    await expect(deliverDue(office.deps)).rejects.toThrow('deliveries')
    await pool.query('alter table deliveries_away rename to deliveries')
    meanwhile = async () => {}
    office.clock.set(new Date(Date.now() + 10 * 60_000))
    expect(await deliverDue(office.deps)).toBe(0)
    expect([received.length, (await waiting()).length]).toEqual([1, 0])
  })

  test('a late failure does not undo the delivery of another process', async () => {
    const { email } = await office.employee()
    mood = 'refuse'
    meanwhile = () =>
      office.database.pool.query(
        "update deliveries set state = 'sent', attempts = attempts + 1 where state = 'waiting'",
      )
    await office.ok(calls.resendCredentials, { body: { email } })
    await runJobsOnce(office.deps)
    expect(await waiting()).toEqual([])
  })

  test('the first of two mails with one key is made, also by two processes at once', async () => {
    received = []
    const mail = (n: number) => sampleMail(`once${n}@office.test`, { dedupeKey: 'vehicle 1 FITNESS 2026-11-22' })
    await Promise.all([1, 2, 3].map((n) => queueMails(office.deps, new Date(), mail(n))))
    await queueMails(office.deps, new Date(), mail(4), sampleMail('another@office.test'))
    expect(await deliverDue(office.deps)).toBe(2)
    expect(received).toHaveLength(2)
  })

  test('a template of a newer version is left for it', async () => {
    await queueMails(office.deps, new Date(), sampleMail('newer@office.test', { template: 'of-a-newer-version' }))
    expect(await deliverDue(office.deps)).toBe(0)
    expect(await waiting()).toMatchObject([{ recipient: 'newer@office.test', attempts: 0 }])
    await office.database.db.deleteFrom('deliveries').where('template', '=', 'of-a-newer-version').execute()
  })

  test('one that does not open is tried again like any other, and holds up nothing', async () => {
    received = []
    await queueMails(office.deps, new Date(), sampleMail('damaged@office.test'))
    const damaged = { sealed: Buffer.from('not what was sealed, and long enough to try') }
    await office.database.db
      .updateTable('deliveries')
      .set(damaged)
      .where('recipient', '=', 'damaged@office.test')
      .execute()
    await queueMails(office.deps, new Date(), sampleMail('whole@office.test'))
    expect(await deliverDue(office.deps)).toBe(2)
    expect(received).toHaveLength(1)
    expect(await waiting()).toMatchObject([{ recipient: 'damaged@office.test', attempts: 1, last_error: 'Error' }])
    await office.database.db.deleteFrom('deliveries').where('recipient', '=', 'damaged@office.test').execute()
  })

  test('the outbox holds no link in clear, and the log no address', async () => {
    const { email } = await office.employee()
    await office.ok(calls.resendCredentials, { body: { email } })
    await runJobsOnce(office.deps)
    const rows = await office.database.db.selectFrom('deliveries').select('sealed').execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain('token=')
    expect(office.logs.join('\n')).not.toMatch(/@office\.test|@dealer\.test|token=/)
  })
})

test('each mail becomes a file where there is no mail server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  const mail = createMail(readConfig({ MAIL_FROM: 'Portal <portal@office.test>', DATA_DIR: folder }))
  await mail.deliver({ id: '0190', to: 'a@office.test', subject: 'नमस्ते ₹', text: 'Hello', html: '<p>Hello</p>' })
  const [name = ''] = readdirSync(join(folder, 'outbox'))
  expect(name).toBe('0190.eml')
  expect(readFileSync(join(folder, 'outbox', name), 'utf8')).toMatch(/^To: a@office\.test$/m)
  rmSync(folder, { recursive: true })
})
