import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { HOUR } from '#contract/durations.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { mailEndpoints } from '#contract/mails/mail.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { cleanUp } from '#server/jobs/cleanup.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { openOffice } from '#test/office.ts'
import { uploadForm } from '#test/upload-form.ts'

const office = await openOffice()
afterAll(() => office.close())
const { db } = office.database
const START = new Date('2026-11-02T06:00:00Z').getTime()
office.clock.set(new Date(START))
const client = await office.client()
const admin = await office.superadmin()
const sessions = await db.selectFrom('sessions').selectAll().execute()
beforeEach(async () => {
  office.clock.set(new Date(START))
  await db
    .insertInto('sessions')
    .values(sessions)
    .onConflict((at) => at.doNothing())
    .execute()
})

const after = (hours: number) => office.clock.set(new Date(START + hours * HOUR))
const keysOf = async () =>
  (await db.selectFrom('uploads').select('file_key').orderBy('id').execute()).map((row) => row.file_key)
const isFile = async (key: string) => {
  const file = await office.deps.files.get(key)
  file?.destroy()
  return file !== null
}

test('deletes ended rows and keeps live ones', async () => {
  const idem = { user_id: admin.userId, credential_id: admin.userId, call: 'POST /x', body_hash: Buffer.alloc(32) }
  const created_at = new Date(START).toISOString()
  await db
    .insertInto('idempotency_keys')
    .values({ ...idem, key: 'old', created_at })
    .execute()
  await db
    .insertInto('rate_limits')
    .values([
      { key: 'over', points: 1, expire: START - 1 },
      { key: 'counting', points: 1, expire: START + 100 * HOUR },
    ])
    .execute()
  expect(await cleanUp(office.deps)).toEqual({ counters: 1 })

  after(13)
  const staff = sessions.filter(({ user_id }) => user_id !== client.userId)
  expect(await cleanUp(office.deps)).toEqual({ sessions: staff.length })
  after(24.1)
  expect(await cleanUp(office.deps)).toEqual({ keys: 1 })
  expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'counting' }])
  expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([{ user_id: client.userId }])
})

test('deletes guesses after two days, and a place without a sign-in for 90 days', async () => {
  const since = new Date(START).toISOString()
  await db
    .insertInto('account_guesses')
    .values({ email: 'nobody@office.test', failures: 3, since, next_at: since })
    .execute()
  const places = await db.selectFrom('known_places').select('place').execute()
  expect(places.length).toBeGreaterThan(0)
  after(49)
  expect(await cleanUp(office.deps)).toMatchObject({ guesses: 1 })
  expect(await db.selectFrom('known_places').select('place').execute()).toHaveLength(places.length)
  after(91 * 24)
  expect(await cleanUp(office.deps)).toMatchObject({ places: places.length })
})

test('deletes the text of delivered mails after a week and the mails after a month, but no waiting mail', async () => {
  await office.employee()
  await runJobsOnce(office.deps)
  await db.updateTable('deliveries').set({ state: 'waiting' }).where('recipient', '=', client.email).execute()
  const mails = await db.selectFrom('deliveries').select(['id', 'state']).execute()
  const sent = mails.filter(({ state }) => state === 'sent')
  expect(sent.length).toBeGreaterThan(0)
  after(7 * 24 + 1)
  expect(await cleanUp(office.deps)).toMatchObject({ deliveryTexts: sent.length })
  expect(await cleanUp(office.deps), 'once').not.toHaveProperty('deliveryTexts')
  const as = await office.signIn(admin.email, admin.password)
  expect(await office.ok(mailEndpoints.all, { as })).toHaveLength(mails.length)
  const cleared = await office.call(mailEndpoints.link, { as, params: { id: sent[0]?.id ?? '' } })
  expect([cleared.status, cleared.message]).toEqual([409, t.mail('noLink')])
  after(30 * 24 + 1)
  expect(await cleanUp(office.deps)).toMatchObject({ deliveries: sent.length })
  expect(await db.selectFrom('deliveries').select('state').execute()).toEqual(
    Array(mails.length - sent.length).fill({ state: 'waiting' }),
  )
})

test('deletes row and file of an upload that no payment uses after a day, but never a used one', async () => {
  const one = await office.caseIn('assigned', { client })
  await office.proof(client)
  await office.payment(client, [one])
  const [unused = '', used = ''] = await keysOf()
  after(23)
  expect(await cleanUp(office.deps)).not.toHaveProperty('uploads')
  after(25)
  expect(await cleanUp(office.deps)).toMatchObject({ uploads: 1, files: 1 })
  expect(await keysOf()).toEqual([used])
  expect([await isFile(unused), await isFile(used)]).toEqual([false, true])
  expect(await db.selectFrom('uploads').select('is_kept').execute(), 'not looked at again').toEqual([{ is_kept: true }])
})

test('leaves an upload that a payment is just taking, and a payment finds out when one is gone', async () => {
  const [one, two] = [await office.caseIn('assigned', { client }), await office.caseIn('assigned', { client })]
  const [taken, gone] = [await office.proof(client), await office.proof(client)]
  const pay = ({ assignmentId, totalAmount }: typeof one, paymentProofUrl: string) => {
    const body = { caseAssignmentIds: [assignmentId], amount: totalAmount, mode: 'UPI', paymentProofUrl }
    return office.call(paymentEndpoints.payCases, { as: client, body })
  }
  const notLocked = () =>
    db.selectFrom('uploads').select('id').where('is_kept', '=', false).forUpdate().skipLocked().execute()
  // The payment has its proof and waits for its row to be let in.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const holding = inTransaction(db, async (tx) => {
    await sql`lock table payments in share mode`.execute(tx)
    await held
  })
  const paying = pay(one, taken)
  await expect.poll(async () => (await notLocked()).length).toBe(1)
  after(25)
  expect(await cleanUp(office.deps), 'the other one only').toMatchObject({ uploads: 1, files: 1 })
  letGo()
  await holding
  expect((await paying).status).toBe(201)
  expect(await cleanUp(office.deps)).not.toHaveProperty('uploads')
  office.clock.set(new Date(START))
  const late = await pay(two, gone)
  expect([late.status, late.message]).toEqual([400, t.payments('proofNotYours')])
})

test('removes a file that a crash left without its upload, and files that were never finished', async () => {
  await office.deps.files.put('feed.jpg', Buffer.from('x'))
  await db
    .insertInto('dropped_files')
    .values({ file_key: 'feed.jpg', dropped_at: new Date(START).toISOString() })
    .execute()
  const folder = join(office.deps.config.DATA_DIR, 'files', 'unfinished')
  mkdirSync(folder, { recursive: true })
  for (const [name, hours] of [
    ['old.part', -25],
    ['new.part', -1],
  ] as const) {
    writeFileSync(join(folder, name), 'half')
    utimesSync(join(folder, name), new Date(START + hours * HOUR), new Date(START + hours * HOUR))
  }
  expect(await cleanUp(office.deps)).toMatchObject({ files: 1, unfinishedFiles: 1 })
  expect([await isFile('feed.jpg'), readdirSync(folder)]).toEqual([false, ['new.part']])
})

test('removes the file of an upload that ended before its row was stored, a day later', async () => {
  const { files } = office.deps
  const keys: string[] = []
  const put = vi.spyOn(files, 'putFile').mockImplementation(async (key, path) => {
    keys.push(key)
    put.mockRestore()
    await files.putFile(key, path)
    // As if the process were killed now: nothing after the file happens.
    throw new Error('killed')
  })
  expect((await office.call(fileEndpoints.upload, { as: client, ...(await uploadForm(1)) })).status).toBe(503)
  const [key = ''] = keys
  after(23)
  await cleanUp(office.deps)
  expect(await isFile(key)).toBe(true)
  after(25)
  expect(await cleanUp(office.deps)).toMatchObject({ files: 1 })
  expect(await isFile(key)).toBe(false)
  office.clock.set(new Date(START))
  await office.proof(client)
  expect(await db.selectFrom('dropped_files').selectAll().execute(), 'a stored row leaves no note').toEqual([])
})

test('takes more than a batch, one process at a time', async () => {
  const keys = sql`insert into idempotency_keys (user_id, credential_id, key, call, body_hash, created_at)
    select ${admin.userId}::uuid, ${admin.userId}::uuid, 'many' || n, 'x', '', timestamptz '2026-01-01' from generate_series(1, 2500) as n`
  await keys.execute(db)
  const both = await Promise.all([cleanUp(office.deps), cleanUp(office.deps)])
  expect(both.map(({ keys: count = 0 }) => count).sort((one, other) => one - other)).toEqual([0, 2500])
})

test('a failing part does not stop the others', async () => {
  const { files } = office.deps
  await db
    .insertInto('dropped_files')
    .values({ file_key: 'dead.jpg', dropped_at: new Date(START).toISOString() })
    .execute()
  await db
    .insertInto('rate_limits')
    .values({ key: 'over', points: 1, expire: START - 1 })
    .execute()
  const remove = () => Promise.reject(new Error('the store is away'))
  expect(await cleanUp({ ...office.deps, files: { ...files, remove } })).toEqual({ counters: 1 })
  expect(await cleanUp(office.deps)).toEqual({ files: 1 })
})

test('nothing is cleared away by a clock that is not to be trusted', async () => {
  after(24 * 365)
  const count = async () => (await db.selectFrom('sessions').select('id').execute()).length
  const before = await count()
  const { clockGuard } = office.deps
  const leapt = { kind: 'leap', seconds: 24 * 365 * 3600 } as const
  expect(await cleanUp({ ...office.deps, clockGuard: { ...clockGuard, compare: async () => leapt } })).toEqual({})
  expect([before > 0, await count()]).toEqual([true, before])
  expect((await cleanUp(office.deps)).sessions, 'and they are old by the same clock').toBe(before)
})
