import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { notificationEndpoints as calls } from '#contract/notifications/notification.ts'
import { eventsOf, notificationEvents } from '#contract/notifications/notification-events.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { roles } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import { unsubscribePath, userOfPath } from '#server/deliveries/links.ts'
import { sendNotificationDigests } from '#server/features/notifications/send-digests.ts'
import { cleanUp } from '#server/jobs/cleanup.ts'
import { deliverDue } from '#server/outbox/outbox.ts'
import { deriveKeys } from '#server/security/keys.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFileForYears } from '#test/office.ts'

const { office, admin } = await officeOfFileForYears('2026-11-25T05:00:00Z')
const { pool, db } = office.database
const employee = await office.employee()
const client = await office.client()

const all = async (as: Session, query: Record<string, string | number> = {}) =>
  requireSuccess(await office.call(calls.all, { as, query }))
const made = () => office.caseIn('assigned', { by: employee, client })
const comment = async (as: Session, caseId: string) =>
  requireSuccess(
    await office.call(commentEndpoints.add, { as, params: { caseId }, body: { text: 'Hello', isInternal: false } }),
  )

describe('the list', () => {
  test('has the newest first, by pages, with the number of unread ones', async () => {
    await pool.query('delete from notifications')
    const { id } = await made()
    for (let times = 0; times < 12; times += 1) await comment(admin, id)
    const first = await all(client, { page: 0 })
    expect(first.meta).toEqual({ total: 13, page: 0, pageSize: 10, unread: 13 })
    expect(first.data.map(({ event }) => event)).toEqual(Array(10).fill('comment'))
    expect((await all(client, { page: 1 })).data.at(-1)).toMatchObject({ event: 'caseAssigned', readAt: null })
    expect(Object.keys(first.data[0] ?? {}).toSorted()).toEqual(
      ['at', 'event', 'id', 'link', 'readAt', 'text', 'title'].toSorted(),
    )
  })

  test('marks some or all as read, and never those of others', async () => {
    const [newest, second] = (await all(client, { page: 0 })).data
    const read = async (as: Session, body: object) => office.call(calls.read, { as, body: body as never })
    expect((await read(employee, { ids: [newest?.id] })).status).toBe(200)
    const before = (await all(client)).meta.unread ?? 0
    expect((await read(client, { ids: [newest?.id, newId()] })).data).toEqual({ unread: before - 1 })
    expect((await all(client, { unread: 'true', page: 0 })).data[0]?.id).toBe(second?.id)
    expect((await all(client, { unread: 'true' })).meta.total).toBe(before - 1)
    expect((await all(client, { unread: 'false' })).data.map(({ id }) => id)).toEqual([newest?.id])
    expect((await read(client, { all: true })).data).toEqual({ unread: 0 })
    for (const body of [{}, { all: true, ids: [newest?.id] }, { ids: [] }, { all: false }, { ids: ['x'] }])
      expect((await read(client, body)).status, JSON.stringify(body)).toBe(400)
    expect((await read(client, {})).errors.fields).toEqual({ ids: t.notifications('idsOrAll') })
  })

  test('links no case that was taken back', async () => {
    const one = await made()
    const newest = async () => (await all(client)).data.find(({ event }) => event === 'caseAssigned')?.link
    expect(await newest()).toBe(`/client/cases/${one.CaseNo}`)
    await office.unassign(one)
    expect(await newest()).toBeNull()
  })

  test('links a rejected payment to the cases, where it is paid again', async () => {
    const { paymentId: id } = await office.payment(client, [await made()])
    await office.ok(paymentEndpoints.rejectPayment, { as: admin, params: { id }, body: {} })
    expect((await all(client)).data[0]).toMatchObject({ event: 'paymentRejected', link: '/client/cases' })
  })

  test('loses what is older than 90 days', async () => {
    await cleanUp(office.deps)
    expect((await all(client)).meta.total).toBeGreaterThan(0)
    await pool.query(`update notifications set at = '2026-08-26' where user_id = $1`, [client.userId])
    await cleanUp(office.deps)
    expect((await all(client)).meta.total).toBe(0)
  })
})

describe('the preferences', () => {
  const edit = (as: Session, body: unknown) => office.call(calls.editPreferences, { as, body: body as never })

  test('the preferences have the events of the role, in the portal and without mail at first', async () => {
    for (const role of roles) {
      const as = { superadmin: admin, employee, client }[role]
      const data = await office.ok(calls.preferences, { as })
      expect(data).toEqual(eventsOf(role).map((event) => ({ event, inApp: true, mail: 'off' })))
    }
    expect(new Set(roles.flatMap(eventsOf))).toEqual(new Set(notificationEvents))
  })

  test('change for what is named; another role’s event and a repeat are refused', async () => {
    const change = { event: 'comment', inApp: false, mail: 'now' }
    const saved = requireSuccess(await edit(client, [change])).data
    expect(saved.find(({ event }) => event === 'comment')).toEqual(change)
    expect(saved.filter(({ mail, inApp }) => mail === 'off' && inApp)).toHaveLength(saved.length - 1)
    expect(requireSuccess(await edit(client, [])).data).toEqual(saved)
    expect(await edit(client, [{ ...change, event: 'paymentWaits' }])).toMatchObject({
      status: 400,
      errors: { fields: { '0.event': t.notifications('notOfRole') } },
    })
    expect(await edit(client, [change, change])).toMatchObject({
      status: 400,
      errors: { fields: { '1.event': t.notifications('repeated') } },
    })
    for (const bad of [{}, [{ event: 'comment' }], [{ ...change, mail: 'weekly' }]])
      expect((await edit(client, bad)).status).toBe(400)
  })

  test('decide whether the portal shows it and whether a mail goes at once, with one mail for one event', async () => {
    await edit(client, [{ event: 'caseUnassigned', inApp: true, mail: 'now' }])
    await db.deleteFrom('deliveries').execute()
    const one = await made()
    await comment(admin, one.id)
    const unread = (await all(client, { unread: 'true' })).data.map(({ event }) => event)
    expect(unread).not.toContain('comment')
    await office.unassign(one)
    const mails = await db.selectFrom('deliveries').select(['recipient', 'template', 'subject']).execute()
    expect(mails.filter(({ recipient }) => recipient === client.email)).toEqual([
      { recipient: client.email, template: 'notification', subject: expect.stringMatching(/^New comment: VR-/) },
      { recipient: client.email, template: 'case-unassigned', subject: expect.any(String) },
    ])
  })
})

test('a daily mail tells at 18:00 IST, once, of what happened before', async () => {
  const as = await office.client()
  const body = [
    { event: 'comment', inApp: false, mail: 'daily' },
    { event: 'caseAssigned', inApp: true, mail: 'daily' },
  ]
  await office.ok(calls.editPreferences, { as, body: body as never })
  const { id } = await office.caseIn('assigned', { by: employee, client: as })
  await comment(admin, id)
  await office.clock.at('2026-11-25T12:31:00Z', () => comment(admin, id))
  const send = (instant: string) => office.clock.at(instant, () => sendNotificationDigests(office.deps))
  expect(await send('2026-11-25T12:29:00Z'), 'before 18:00').toBe(0)
  await db.deleteFrom('deliveries').execute()
  const both = await office.clock.at('2026-11-25T12:32:00Z', () =>
    Promise.all([sendNotificationDigests(office.deps), sendNotificationDigests(office.deps)]),
  )
  expect(both.toSorted()).toEqual([0, 1])
  expect(await send('2026-11-25T13:00:00Z')).toBe(0)
  const mails = await db.selectFrom('deliveries').select(['recipient', 'template', 'subject']).execute()
  expect(mails).toEqual([
    { recipient: as.email, template: 'notification-digest', subject: t.notifications('digestSubject', { count: 2 }) },
  ])
  expect(await send('2026-11-26T12:30:00Z'), 'the one of after 18:00').toBe(1)
})

/* Turning mails off by the link in one (RFC 8058), without a session. */

const choices = (as: Session) => office.ok(calls.preferences, { as })
const prefer = async (as: Session, ...body: object[]) =>
  requireSuccess(await office.call(calls.editPreferences, { as, body: body as never }))
async function mailsOf({ email }: Session): Promise<string[]> {
  const folder = join(office.deps.config.DATA_DIR, 'outbox')
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  // Long header lines are folded.
  return mails.filter((mail) => mail.includes(`To: ${email}`)).map((mail) => mail.replaceAll(/\n[ \t]+/g, ' '))
}

test('each mail about notifications has the link, and one click on it turns them off', async () => {
  const client = await office.client()
  await prefer(
    client,
    { event: 'comment', inApp: true, mail: 'now' },
    { event: 'caseAssigned', inApp: true, mail: 'daily' },
  )
  const { id } = await office.caseIn('assigned', { by: employee, client })
  await comment(admin, id)
  await office.clock.at('2026-11-25T12:31:00Z', async () => {
    await sendNotificationDigests(office.deps)
    await deliverDue(office.deps)
  })
  const path = unsubscribePath(office.deps.keys, client.userId)
  const link = `${office.deps.config.PUBLIC_URL}${path}`
  const mails = (await mailsOf(client)).filter((mail) => mail.includes('List-Unsubscribe'))
  expect(mails).toHaveLength(2)
  for (const mail of mails) {
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect(/^List-Unsubscribe: <(.+)>$/m.exec(mail)?.[1]?.replaceAll(' ', '')).toBe(link)
  }

  await db.updateTable('users').set({ language: 'hi' }).where('id', '=', client.userId).execute()
  const asks = await office.app.inject({ url: path })
  expect([asks.statusCode, asks.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(asks.body).toContain('<html lang="hi">')
  expect(asks.body).toContain('<form method="post">')
  expect((await choices(client)).find(({ event }) => event === 'comment')?.mail, 'by opening alone').toBe('now')

  for (const type of [
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ]) {
    const done = await office.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': type },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(done.statusCode, type).toBe(200)
    expect(done.body).not.toContain('<form')
  }
  expect(new Set((await choices(client)).map(({ mail }) => mail))).toEqual(new Set(['off']))
  expect((await choices(client)).every(({ inApp }) => inApp)).toBe(true)
  await comment(admin, id)
  expect(await office.clock.at('2026-11-26T12:31:00Z', () => sendNotificationDigests(office.deps))).toBe(0)
})

test('a link that this office did not sign is 404 and changes nothing', async () => {
  const client = await office.client()
  await prefer(client, { event: 'comment', inApp: true, mail: 'now' })
  const path = unsubscribePath(office.deps.keys, client.userId)
  const other = unsubscribePath(office.deps.keys, employee.userId)
  const forged = [
    `${path}x`,
    path.replace(/&s=.*/, ''),
    path.replace(/u=[^&]+/, `u=${employee.userId}`),
    `${path}&u=${employee.userId}`,
    other.replace(employee.userId, client.userId),
  ]
  for (const url of forged)
    for (const method of ['GET', 'POST'] as const)
      expect((await office.app.inject({ method, url })).statusCode, `${method} ${url}`).toBe(404)
  const long = {
    method: 'POST',
    url: path,
    payload: 'x'.repeat(5_000),
    headers: { 'content-type': 'text/plain' },
  } as const
  expect((await office.app.inject(long)).statusCode).toBe(413)
  expect((await choices(client)).find(({ event }) => event === 'comment')?.mail).toBe('now')
})

test('a link outlives its secret for as long as that is APP_SECRET_PREVIOUS, and no longer', () => {
  const [former, present] = ['a'.repeat(40), 'b'.repeat(40)]
  const query = Object.fromEntries(new URLSearchParams(unsubscribePath(deriveKeys(former), admin.userId).split('?')[1]))
  expect(userOfPath(deriveKeys(present, [former]), query)).toBe(admin.userId)
  expect(userOfPath(deriveKeys(present), query)).toBeNull()
})
