import { afterAll, expect, test, vi } from 'vitest'
import { mailEndpoints as calls } from '#contract/mails/mail-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { deliverDue } from '#server/deliveries/outbox.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'
import { timeLimit } from '#test/time-limit.ts'

const office = await openOffice()
afterAll(() => office.close())
const { db } = office.database
const admin = await office.superadmin()
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
  expect(await recipients(messages.mail.stateSent)).toEqual(new Set([other.email]))
  await db
    .updateTable('deliveries')
    .set({ sent_to: 'folder' })
    .where('recipient', '=', other.email)
    .where('state', '=', 'sent')
    .execute()
  expect(await recipients(messages.mail.stateInFolder)).toEqual(new Set([other.email]))
  expect(await recipients('%')).toEqual(new Set())
})

test('a mail that is sent again by two people, also while one process sends it, goes out once', async () => {
  const { id } = await db
    .selectFrom('deliveries')
    .select('id')
    .where('recipient', '=', dealer.email)
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow()
  const resend = async () => requireSuccess(await office.call(calls.resend, { as: admin, params: { id } })).data
  const delivered: string[] = []
  const { promise: taken, resolve: release } = Promise.withResolvers<'server'>()
  const deliver = async (mail: { id: string }) => (delivered.push(mail.id) === 1 ? taken : 'server')
  // Each has its own lanes, as a process has.
  const aProcess = () => ({ ...office.deps, database: { ...office.database }, mail: { ...office.deps.mail, deliver } })
  expect(await Promise.all([resend(), resend()])).toEqual([0, 1].map(() => ({ id, state: 'waiting' })))
  const first = deliverDue(aProcess())
  await vi.waitFor(() => expect(delivered).toHaveLength(1), { timeout: timeLimit(5000) })
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
