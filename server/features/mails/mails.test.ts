import { afterAll, expect, test } from 'vitest'
import { mailEndpoints as calls } from '#contract/mails/mail-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'

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
