import { afterAll, expect, test } from 'vitest'
import { accountEndpoints } from '#contract/account/account.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { notificationEndpoints as calls, MAX_PUSH_DEVICES } from '#contract/notifications/notification.ts'
import { t } from '#contract/texts.ts'
import { twoFactorEndpoints } from '#contract/two-factor/two-factor.ts'
import { pushAddresses } from '#server/adapters/push-address.ts'
import { USER_AGENT } from '#server/adapters/user-agent.ts'
import { cleanUp } from '#server/jobs/cleanup.ts'
import { deliverDue } from '#server/outbox/outbox.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { openOffice, openOfficeForYears } from '#test/office.ts'
import { allowPrivatePush, newPushDevice, readVapid } from '#test/push-device.ts'
import { turnOnTwoFactor } from '#test/two-factor.ts'
import { openReceiver } from '#test/webhook-receiver.ts'

/* Web push: a real receiver decrypts as a browser does. */

allowPrivatePush()
const office = await openOfficeForYears('2026-11-25T05:00:00Z')
const service = await openReceiver()
afterAll(async () => {
  service.close()
  await office.close()
})
const { db } = office.database
const admin = await office.superadmin()
const employee = await office.employee()

let devices = 0
const nextDevice = () => {
  devices += 1
  return newPushDevice(`${service.url}/device/${devices}`)
}
const start = (as: Session, body: object) => office.call(calls.startPush, { as, body: body as never })
const known = async ({ userId }: Session) =>
  (await db.selectFrom('push_subscriptions').select('endpoint').where('user_id', '=', userId).execute()).length
const made = async () => {
  const client = await office.client()
  const { id } = await office.caseIn('assigned', { by: employee, client })
  return { client, caseId: id }
}
const comment = async (caseId: string) =>
  requireSuccess(
    await office.call(commentEndpoints.add, {
      as: admin,
      params: { caseId },
      body: { text: 'The buyer is Asha', isInternal: false },
    }),
  )
const deliver = (minute: number) =>
  office.clock.at(`2026-11-25T05:${String(minute).padStart(2, '0')}:30Z`, () => deliverDue(office.deps))

test('a device gets how much is unread, encrypted and signed by the office, and nothing else', async () => {
  const { client, caseId } = await made()
  const { publicKey } = await office.ok(calls.pushKey, { as: client })
  const device = nextDevice()
  requireSuccess(await start(client, device.subscription))
  await comment(caseId)
  await comment(caseId)
  await deliver(0)
  const [message, ...others] = service.received.splice(0)
  expect(others, 'two within a minute').toEqual([])
  expect(JSON.parse(device.read(message?.bytes ?? Buffer.alloc(0)))).toEqual({
    title: t.notifications('pushTitle'),
    text: t.notifications('pushText', { count: 3 }),
  })
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'news' })
  expect(message?.headers['user-agent']).toBe(USER_AGENT)
  const claims = readVapid(message?.headers.authorization ?? '', publicKey)
  expect(claims.aud).toBe(service.url)
  expect(claims.sub).toMatch(/^(?:mailto:.+@|https:)/)
  const stored = await db
    .selectFrom('deliveries')
    .select(['recipient', 'subject'])
    .where('channel', '=', 'push')
    .execute()
  expect(JSON.stringify(stored)).not.toContain(client.email)
})

test('a logout, and another act that ends the session, forget the device; a session that ends by itself does not', async () => {
  const { client, caseId } = await made()
  requireSuccess(await start(client, nextDevice().subscription))
  await office.ok(identityEndpoints.signOut, { as: client })
  expect(await known(client)).toBe(0)
  const again = { ...client, ...(await office.signIn(client.email, client.password)) }
  requireSuccess(await start(again, nextDevice().subscription))
  await db
    .updateTable('sessions')
    .set({ ends_at: '2026-11-24T00:00:00Z' })
    .where('user_id', '=', client.userId)
    .execute()
  await cleanUp(office.deps)
  expect(await db.selectFrom('sessions').select('id').where('user_id', '=', client.userId).execute()).toEqual([])
  expect(await known(client)).toBe(1)
  await comment(caseId)
  await deliver(1)
  expect(service.received.splice(0)).toHaveLength(1)
  await db.updateTable('users').set({ is_active: false }).where('id', '=', client.userId).execute()
})

const password = 'another good one'
/** What ends the sessions of a user, by what the user or a superadmin does. */
const ends: Record<string, (as: Session) => Promise<{ status: number }>> = {
  'a new password': (as) =>
    office.call(identityEndpoints.changePassword, {
      as,
      body: { currentPassword: as.password, newPassword: password },
    }),
  'a password by a link': async ({ email }) => {
    await office.ok(identityEndpoints.resendCredentials, { body: { email } })
    const body = { token: await office.linkTokenFor(email), password }
    return office.call(identityEndpoints.setPassword, { body })
  },
  'the end of the other sessions': (as) => office.call(accountEndpoints.endOtherSessions, { as }),
  'a switched-off account': ({ userId }) =>
    office.call(identityEndpoints.toggleActivation, { as: admin, params: { userId } }),
  'two-factor sign-in': async (as) => {
    await turnOnTwoFactor(office, as)
    return { status: 200 }
  },
  'a reset of two-factor sign-in': async (as) => {
    const { userId } = as
    await turnOnTwoFactor(office, as)
    await withoutSession(as)
    await office.stepUp(admin)
    return office.call(twoFactorEndpoints.reset, { as: admin, params: { userId } })
  },
}

/** Starts a device of a session that has then ended by itself. */
async function withoutSession(as: Session) {
  requireSuccess(await start(as, nextDevice().subscription))
  await db.updateTable('push_subscriptions').set({ session_id: null }).where('user_id', '=', as.userId).execute()
}

test.each(Object.keys(ends))('%s forgets also a device whose session has ended by itself', async (name) => {
  const as = await office.employee()
  await withoutSession(as)
  expect(await known(as)).toBe(1)
  expect((await ends[name]?.(as))?.status).toBe(200)
  expect(await known(as)).toBe(0)
})

test.each([403, 404, 410])(
  'a push service that answers %i loses the device; another failure is tried again',
  async (status) => {
    const { client, caseId } = await made()
    requireSuccess(await start(client, nextDevice().subscription))
    service.answer = () => 500
    await comment(caseId)
    await deliver(2)
    expect(await known(client)).toBe(1)
    service.answer = () => status
    await deliver(4)
    expect(await known(client)).toBe(0)
    service.answer = () => 200
    service.received.splice(0)
    await deliver(6)
    expect(service.received).toEqual([])
  },
)

test('a device is of one user, is stopped by it alone, and a user has ten of them', async () => {
  const { client } = await made()
  const other = await office.client()
  const { subscription } = nextDevice()
  requireSuccess(await start(client, subscription))
  requireSuccess(await start(client, subscription))
  expect(await known(client)).toBe(1)
  const stop = (as: Session) => office.call(calls.stopPush, { as, body: { endpoint: subscription.endpoint } })
  requireSuccess(await stop(other))
  expect(await known(client)).toBe(1)
  requireSuccess(await start(other, subscription))
  expect([await known(client), await known(other)]).toEqual([0, 1])
  requireSuccess(await stop(other))
  expect(await known(other)).toBe(0)
  for (let count = 0; count <= MAX_PUSH_DEVICES; count += 1)
    requireSuccess(await start(client, nextDevice().subscription))
  expect(await known(client)).toBe(MAX_PUSH_DEVICES)
})

test('addresses are guarded, also where a webhook may be on a private network', async () => {
  const guarded = await openOffice({ WEBHOOK_ALLOW_PRIVATE: 'on', PUSH_HOSTS: 'push.example.com' })
  pushAddresses.allowPrivate = false
  try {
    const as = await guarded.client()
    const { keys } = nextDevice().subscription
    const answer = (body: object) => guarded.call(calls.startPush, { as, body: body as never })
    for (const endpoint of [
      'http://push.example/1',
      'https://127.0.0.1/1',
      'https://me:secret@fcm.googleapis.com/1',
      'https://any.host/1',
      'https://fcm.googleapis.com:22/1',
      'https://fcm.googleapis.com.any.host/1',
      'https://anynotify.windows.com/1',
      'https://93.184.215.14/1',
      'nothing',
      'ftp://push.example/1',
    ])
      expect(await answer({ endpoint, keys }), endpoint).toMatchObject({
        status: 400,
        errors: { fields: { endpoint: t.notifications('badPush') } },
      })
    for (const bad of [{ ...keys, auth: 'short' }, { ...keys, p256dh: `${keys.p256dh}x` }, { auth: keys.auth }])
      expect((await answer({ endpoint: 'https://fcm.googleapis.com/1', keys: bad })).status).toBe(400)
    for (const endpoint of [
      'https://push.example.com/1',
      'https://fcm.googleapis.com/1',
      'https://a.notify.windows.com/1',
    ])
      expect((await answer({ endpoint, keys })).status, endpoint).toBe(200)
    // One that was kept before gets nothing either.
    const client = await guarded.client()
    const device = newPushDevice(`${service.url}/device/before`)
    pushAddresses.allowPrivate = true
    await guarded.ok(calls.startPush, { as: client, body: device.subscription as never })
    pushAddresses.allowPrivate = false
    await guarded.caseIn('assigned', { client })
    const before = service.received.length
    await deliverDue(guarded.deps)
    expect(service.received.length).toBe(before)
    const pushes = guarded.database.db.selectFrom('deliveries').select('last_error').where('channel', '=', 'push')
    expect(await pushes.execute()).toEqual([{ last_error: expect.stringContaining('ENOPUSHSERVICE') }])
  } finally {
    pushAddresses.allowPrivate = true
    await guarded.close()
  }
})
