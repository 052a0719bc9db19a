import { afterAll, expect, test } from 'vitest'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { notificationEndpoints as calls } from '#contract/notifications/notification.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { sendNotificationDigests } from '#server/features/notifications/send-digests.ts'
import { sendDealerMessages } from '#server/features/notifications/send-messages.ts'
import { deliverDue } from '#server/outbox/outbox.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { openOfficeForYears } from '#test/office.ts'
import { allowPrivatePush, newPushDevice } from '#test/push-device.ts'
import { openReceiver } from '#test/webhook-receiver.ts'

/*
 * A client is switched off by the account of its owner: its other users keep theirs, and are not notified (decision
 * 87).
 */

allowPrivatePush()
const office = await openOfficeForYears('2026-11-25T05:00:00Z', { WEBHOOK_ALLOW_PRIVATE: 'on' })
const gateway = await openReceiver()
const pushService = await openReceiver()
afterAll(async () => {
  gateway.close()
  pushService.close()
  await office.close()
})
const { db } = office.database

test('a member of a client that is switched off gets no push, message, digest, letter or notification', async () => {
  const admin = await office.superadmin()
  const owner = await office.client()
  const member = await office.member(owner)
  const settings = { webhookUrl: gateway.url, webhookSecret: 'a secret of more than 24', dealerMessages: true }
  await office.stepUp(admin)
  const made = await office.caseIn('assigned', { client: owner })
  await office.ok(reminderEndpoints.editSettings, { as: admin, body: settings })
  await chooseEverything(member)
  const comment = async () =>
    requireSuccess(
      await office.call(commentEndpoints.add, {
        as: admin,
        params: { caseId: made.id },
        body: { text: 'One more paper', isInternal: false },
      }),
    )
  await office.ok(stageEndpoints.change, {
    as: admin,
    params: { caseId: made.id },
    body: { stage: 'submitted', waitingOn: 'rto' } as never,
  })
  const told = () =>
    db
      .selectFrom('notifications')
      .select(['event', 'waits_for_digest', 'waits_for_gateway'])
      .where('user_id', '=', member.userId)
      .where('event', 'in', ['stageChanged', 'comment'])
      .execute()
  const before = [{ event: 'stageChanged', waits_for_digest: true, waits_for_gateway: true }]
  expect(await told()).toEqual(before)

  // By the database, as devices end with the sessions otherwise.
  await db.updateTable('users').set({ is_active: false }).where('id', '=', owner.userId).execute()
  await comment()
  expect.soft(await told(), 'told of nothing new').toEqual(before)
  await office.clock.at('2026-11-25T05:20:00Z', async () => {
    await sendDealerMessages(office.deps)
    await deliverDue(office.deps)
  })
  expect.soft(gateway.received, 'a message').toEqual([])
  expect.soft(pushService.received.length, 'pushes').toBe(0)
  await db.deleteFrom('deliveries').where('channel', '=', 'mail').execute()
  await office.unassign(made)
  await office.clock.at('2026-11-25T12:31:00Z', () => sendNotificationDigests(office.deps))
  const letters = await db.selectFrom('deliveries').select('template').where('recipient', '=', member.email).execute()
  expect.soft(letters, 'of the case that was taken back, and the digest').toEqual([])
})

async function chooseEverything(as: Session) {
  const { userId } = as
  const body = ['stageChanged', 'comment'].map((event) => ({ event, inApp: true, mail: 'daily' }))
  await office.ok(calls.editPreferences, { as, body: body as never })
  await office.ok(calls.editPhone, { as, body: { isOn: true } })
  const { subscription } = newPushDevice(`${pushService.url}/device/${userId}`)
  await office.ok(calls.startPush, { as, body: subscription })
}
