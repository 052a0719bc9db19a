import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { jobContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { deliverEvents } from '#server/deliveries/rules.ts'
import type { Event } from '#server/history/events.ts'
import { record } from '#server/history/history.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
afterAll(() => office.close())
beforeEach(async () => {
  await office.database.db.deleteFrom('deliveries').execute()
})

const recordAll = (...events: Event[]) =>
  inTransaction(office.database.db, (tx) => record(tx, jobContext(office.deps), ...events))

const queued = () =>
  office.database.db
    .selectFrom('deliveries')
    .select(['channel', 'template', 'recipient', 'dedupe_key', 'entry_id'])
    .orderBy('id')
    .execute()

const templates = async () => (await queued()).map(({ recipient, template }) => `${template} to ${recipient}`)

const lastEntry = () =>
  office.database.db.selectFrom('history').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow()

describe('recipients of each event', () => {
  test('an employee gets a link when added, and a notice when the password becomes another', async () => {
    const { email, password } = await office.employee()
    expect(await templates(), 'the first password is no news').toEqual([`password-link to ${email}`])
    await office.ok(identityEndpoints.resendCredentials, { body: { email } })
    const token = await office.linkTokenFor(email)
    await office.ok(identityEndpoints.setPassword, { body: { token, password } })
    const as = await office.signIn(email, password)
    const body = { currentPassword: password, newPassword: `${password} and more` }
    await office.ok(identityEndpoints.changePassword, { as, body })
    expect((await templates()).slice(1)).toEqual([
      `password-link to ${email}`,
      `password-changed to ${email}`,
      `password-changed to ${email}`,
    ])
  })

  test('the first superadmin, created with a password, gets no link', async () => {
    const { userId } = await office.superadmin()
    await recordAll({ subject: 'user', id: userId, action: 'created' })
    expect(await queued()).toEqual([])
  })

  test('a dealer gets a link when verified', async () => {
    const { email } = await office.client()
    expect(await templates()).toEqual([`password-link to ${email}`])
  })

  test('an event without a rule makes no delivery', async () => {
    const { userId } = await office.superadmin()
    await recordAll(
      { subject: 'user', id: userId, action: 'other sessions ended' },
      { subject: 'setting', id: userId, action: 'edited' },
    )
    expect(await queued()).toEqual([])
  })

  test('several events of one record are each delivered to their own', async () => {
    const [asha, ravi] = [await office.employee(), await office.employee()]
    await office.database.db.deleteFrom('deliveries').execute()
    await recordAll(
      { subject: 'user', id: asha.userId, action: 'two-factor reset' },
      { subject: 'user', id: ravi.userId, action: 'two-factor reset' },
      { subject: 'user', id: ravi.userId, action: 'password link sent' },
    )
    expect(await templates()).toEqual([
      `two-factor-reset to ${asha.email}`,
      `two-factor-reset to ${ravi.email}`,
      `password-link to ${ravi.email}`,
    ])
  })
})

describe('a delivery', () => {
  test('names the entry of the history that caused it', async () => {
    const { userId } = await office.superadmin()
    await recordAll({ subject: 'user', id: userId, action: 'two-factor reset' })
    expect(await queued()).toMatchObject([{ channel: 'mail', entry_id: (await lastEntry()).id, dedupe_key: null }])
  })

  test('the delivery of a notice names no entry, and the notice is no line of the history', async () => {
    const { userId } = await office.superadmin()
    const before = await lastEntry()
    await recordAll(
      { subject: 'notice', id: userId, action: 'account guessed at' },
      { subject: 'notice', id: 'ledger', action: 'laws broken', facts: { laws: [{ law: 'a law', broken: 1 }] } },
    )
    expect(await lastEntry()).toEqual(before)
    expect(await queued()).toMatchObject([
      { template: 'account-guessed', entry_id: null },
      { template: 'laws-broken', entry_id: null },
    ])
  })

  test('rolls back with its transaction', async () => {
    const { userId } = await office.superadmin()
    const before = await lastEntry()
    const failing = inTransaction(office.database.db, async (tx) => {
      await record(tx, jobContext(office.deps), { subject: 'user', id: userId, action: 'two-factor reset' })
      throw new Error('after the record')
    })
    await expect(failing).rejects.toThrow('after the record')
    expect([await lastEntry(), await queued()]).toEqual([before, []])
  })

  test('a delivery of a single event of a bill is queued once, even if the event is recorded twice', async () => {
    const { billId } = await office.bill({ client: await office.client() })
    const made = await queued()
    const [raised] = made.filter(({ dedupe_key }) => dedupe_key === `bill ${billId} raised`)
    expect(raised).toMatchObject({ template: 'bill-raised', entry_id: expect.any(String) })
    const event = { subject: 'bill', id: billId, action: 'raised' } as const
    await inTransaction(office.database.db, (tx) =>
      deliverEvents(tx, jobContext(office.deps), [{ event, entryId: raised?.entry_id ?? null }]),
    )
    expect(await queued()).toHaveLength(made.length)
  })

  test('keeps the token of a link out of the history, and encrypted', async () => {
    const { email } = await office.employee()
    await office.ok(identityEndpoints.resendCredentials, { body: { email } })
    const token = await office.linkTokenFor(email)
    const { db } = office.database
    const everything = JSON.stringify([
      await db.selectFrom('history').selectAll().execute(),
      (await db.selectFrom('deliveries').selectAll().execute()).map(({ sealed, ...row }) => [
        row,
        sealed.toString('latin1'),
      ]),
      await db.selectFrom('one_time_links').selectAll().execute(),
    ])
    expect(everything).not.toContain(token)
  })
})
