import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, test, vi } from 'vitest'
import { mailEndpoints as calls } from '#contract/mails/mail.ts'
import { t } from '#contract/texts.ts'
import { deliverDue } from '#server/outbox/outbox.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile, openOffice } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const { db } = office.database
const dealer = await office.client()
const other = await office.client()
await db.updateTable('deliveries').set({ state: 'sent', sent_at: '2026-03-02T06:00:00Z', sent_to: 'server' }).execute()
const ofDealer = db.updateTable('deliveries').where('recipient', '=', dealer.email)
await ofDealer
  .set({ state: 'dead', sent_at: null, sent_to: null, subject: 'Bill of October', last_error: 'no such mailbox' })
  .execute()

const recipients = async (search: string) => {
  const { data, meta } = requireSuccess(await office.call(calls.all, { as: admin, query: { search } }))
  expect(meta.total).toBe(data.length)
  return new Set(data.map(({ recipient }) => recipient))
}

test.each(['BILL of oct', 'given up', 'mailbox'])('the outbox finds %s in the shown texts', async (search) => {
  expect(await recipients(search)).toEqual(new Set([dealer.email]))
})

test('the outbox finds recipients, templates and the states by their labels', async () => {
  expect(await recipients(dealer.email.toUpperCase())).toEqual(new Set([dealer.email]))
  expect(await recipients('password-link')).toEqual(new Set([dealer.email, other.email]))
  expect(await recipients(t.mail('stateSent'))).toEqual(new Set([other.email]))
  await db
    .updateTable('deliveries')
    .set({ sent_to: 'folder' })
    .where('recipient', '=', other.email)
    .where('state', '=', 'sent')
    .execute()
  expect(await recipients(t.mail('stateInFolder'))).toEqual(new Set([other.email]))
  expect(await recipients('%')).toEqual(new Set())
})

test('a mail that is sent again by two people, also while one process sends it, goes out once', async () => {
  const { id } = await db
    .selectFrom('deliveries')
    .select('id')
    .where('recipient', '=', dealer.email)
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow()
  const resend = () => office.ok(calls.resend, { as: admin, params: { id } })
  const delivered: string[] = []
  const { promise: taken, resolve: release } = Promise.withResolvers<'server'>()
  const deliver = async (mail: { id: string }) => (delivered.push(mail.id) === 1 ? taken : 'server')
  // Each has its own lanes, as a process has.
  const aProcess = () => ({ ...office.deps, database: { ...office.database }, mail: { ...office.deps.mail, deliver } })
  expect(await Promise.all([resend(), resend()])).toEqual([0, 1].map(() => ({ id, state: 'waiting' })))
  const first = deliverDue(aProcess())
  await vi.waitFor(() => expect(delivered).toHaveLength(1), { timeout: 20_000 })
  expect(await resend()).toEqual({ id, state: 'waiting' })
  await deliverDue(aProcess())
  release('server')
  await first
  expect(delivered).toHaveLength(1)
  const { rows } = await office.database.pool.query(
    `select count(*)::int from history where subject_id = $1 and action = 'sent again'`,
    [id],
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('a test mail goes to the superadmin who asks, as a file where no mail server is set', async () => {
  const data = await office.ok(calls.tryOut, { as: admin })
  expect(data).toEqual({ sentTo: 'folder', answer: null, fault: null })
  const folder = join(office.deps.config.DATA_DIR, 'outbox')
  const newest = readdirSync(folder).sort().at(-1) ?? ''
  expect(readFileSync(join(folder, newest), 'utf8')).toMatch(new RegExp(`^To: ${admin.email}$`, 'm'))
  for (const as of [dealer, await office.employee()]) expect((await office.call(calls.tryOut, { as })).status).toBe(403)
})

test('a test mail shows what the mail server answers, and the log nothing of it', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void stream.resume().on('end', () => done(null, '2.0.0 queued as 4711')),
    onRcptTo: ({ address }, _session, done) =>
      done(isFull ? Object.assign(new Error(`${address} is full`), { responseCode: 552 }) : null),
  })
  let isFull = false
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const sending = await openOffice({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const as = await sending.superadmin()
  const tryOut = () => sending.ok(calls.tryOut, { as })
  expect(await tryOut()).toEqual({ sentTo: 'server', answer: '250 2.0.0 queued as 4711', fault: null })
  isFull = true
  expect(await tryOut()).toEqual({
    sentTo: null,
    answer: expect.stringContaining(`552 ${as.email} is full`),
    fault: 'EENVELOPE 552: the mail server refuses the recipient',
    reason: 'Recipient',
  })
  await sending.close() // which looks for addresses in the log
  await new Promise<void>((resolve) => server.close(resolve))
})
