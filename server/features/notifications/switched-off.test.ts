import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notificationEndpoints as calls } from '#contract/notifications/notification.ts'
import {
  eventsOf,
  isFolded,
  type MailChoice,
  type NotificationEvent,
} from '#contract/notifications/notification-events.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { roles } from '#contract/roles.ts'
import { jobContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { notify } from '#server/notifications/notify.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOfficeForYears } from '#test/office.ts'
import { allowPrivatePush, newPushDevice } from '#test/push-device.ts'

/* Each event can be switched off by each role, for the portal, the device, the phone and the mail. */

allowPrivatePush()
const office = await openOfficeForYears('2026-11-25T05:00:00Z', { WEBHOOK_ALLOW_PRIVATE: 'on' })
afterAll(() => office.close())
const { db } = office.database
const sessions = {
  superadmin: await office.superadmin(),
  employee: await office.employee(),
  client: await office.client(),
}
const { employee, client } = sessions
const { id: caseId } = await office.caseIn('assigned', { by: employee, client })

beforeAll(async () => {
  for (const [role, as] of Object.entries(sessions)) {
    const { subscription } = newPushDevice(`http://127.0.0.1:9/${role}`)
    await office.ok(calls.startPush, { as, body: subscription as never })
  }
  const body = { webhookUrl: 'http://127.0.0.1:9/', webhookSecret: 'a secret of more than 24', dealerMessages: true }
  await office.stepUp(sessions.superadmin)
  await office.ok(reminderEndpoints.editSettings, { as: sessions.superadmin, body })
})

/** Tells of an event, and returns by what ways it reached the user. */
async function waysTo(role: (typeof roles)[number], event: NotificationEvent) {
  const { userId, email } = sessions[role]
  await db.deleteFrom('notifications').execute()
  await db.deleteFrom('deliveries').execute()
  const news = { event, caseId, clientId: client.client.id, creatorId: employee.userId, facts: { caseNo: 'VR-000001' } }
  await inTransaction(db, (tx) => notify(tx, jobContext(office.deps), news))
  const rows = await db.selectFrom('notifications').selectAll().where('user_id', '=', userId).execute()
  const device = await db.selectFrom('push_subscriptions').select('id').where('user_id', '=', userId).executeTakeFirst()
  const sent = await db.selectFrom('deliveries').select(['channel', 'recipient']).execute()
  return {
    portal: rows.some((row) => row.in_app),
    phone: rows.some((row) => row.waits_for_gateway),
    digest: rows.some((row) => row.waits_for_digest),
    device: sent.some(({ channel, recipient }) => channel === 'push' && recipient === device?.id),
    mail: sent.some(({ channel, recipient }) => channel === 'mail' && recipient === email),
  }
}

describe.each(roles)('%s', (role) => {
  test.each(eventsOf(role))('hears of %s as chosen', async (event) => {
    const choose = async (inApp: boolean, mail: MailChoice) =>
      requireSuccess(
        await office.call(calls.editPreferences, { as: sessions[role], body: [{ event, inApp, mail }] as never }),
      )
    const here = { portal: true, device: true, phone: role === 'client' && isFolded(event), digest: false, mail: false }
    const nowhere = { portal: false, device: false, phone: false, digest: false, mail: false }
    expect(await waysTo(role, event)).toEqual(here)
    await choose(false, 'off')
    expect(await waysTo(role, event)).toEqual(nowhere)
    await choose(false, 'now')
    expect(await waysTo(role, event)).toEqual({ ...nowhere, mail: true })
    await choose(true, 'daily')
    expect(await waysTo(role, event)).toEqual({ ...here, digest: true })
  })
})
