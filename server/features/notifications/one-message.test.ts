import { expect, test } from 'vitest'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { notificationEndpoints as calls } from '#contract/notifications/notification.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { t } from '#contract/texts.ts'
import { sendNotificationDigests } from '#server/features/notifications/send-digests.ts'
import { sendDealerMessages } from '#server/features/notifications/send-messages.ts'
import { deliverDue } from '#server/outbox/outbox.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { formWith, proofImage } from '#test/upload-form.ts'
import { openReceiver } from '#test/webhook-receiver.ts'

/* One message per file and day to a dealer by mail and by the gateway of the office; one per event in the portal. */

const { office, admin } = await officeOfFileForYears('2026-11-25T05:00:00Z', { WEBHOOK_ALLOW_PRIVATE: 'on' })
const { db, pool } = office.database
const employee = await office.employee()

const at = <T>(time: string, act: () => Promise<T>) => office.clock.at(time, act)
const all = (as: Session) => office.ok(calls.all, { as })
const move = async (caseId: string, stage: string) =>
  requireSuccess(
    await office.call(stageEndpoints.change, {
      as: employee,
      params: { caseId },
      body: { stage, waitingOn: 'rto' } as never,
    }),
  )
const note = async (caseId: string, name: string, state: string) =>
  requireSuccess(
    await office.call(paperEndpoints.change, {
      as: employee,
      params: { caseId },
      body: { name, state, note: 'Illegible' } as never,
    }),
  )
const prefer = async (as: Session, ...body: object[]) =>
  requireSuccess(await office.call(calls.editPreferences, { as, body: body as never }))
const fileOf = async () => {
  const client = await office.client()
  const made = await office.caseIn('assigned', { by: employee, client })
  await pool.query('delete from notifications')
  await db.deleteFrom('deliveries').execute()
  return { client, made, caseId: made.id }
}
test('the portal has one unread entry of the newest state for the events of a file', async () => {
  const { client, made, caseId } = await fileOf()
  await move(caseId, 'submitted')
  const [first] = await all(client)
  await note(caseId, 'Letter of the bank', 'missing')
  await note(caseId, 'Old number plates', 'deficient')
  await move(caseId, 'inProcess')
  const [second, paper, ...others] = await all(client)
  expect(others).toEqual([])
  expect(second?.id, 'who marks the former one as read has not read this one').not.toBe(first?.id)
  expect([first?.event, second?.event]).toEqual(['stageChanged', 'stageChanged'])
  expect(paper).toMatchObject({
    event: 'paperWanted',
    title: t.notifications('paperWanted'),
    text: expect.stringMatching(/: Letter of the bank, Old number plates$/),
    link: `/client/cases/${made.CaseNo}`,
  })
  const { paymentId } = await office.payment(client, [made], 'UPI')
  await note(caseId, 'Letter of the bank', 'received')
  await office.ok(paymentEndpoints.rejectPayment, {
    as: admin,
    params: { id: paymentId },
    body: { reason: 'Not received' },
  })
  expect(await all(client)).toMatchObject([
    { event: 'paymentRejected', text: expect.stringMatching(/: ₹[\d,.]+$/) },
    { event: 'stageChanged' },
    { event: 'paperWanted', text: expect.stringMatching(/: Old number plates$/) },
  ])
})

test('an entry that was read, another day and another file stand alone', async () => {
  const { client, caseId } = await fileOf()
  await move(caseId, 'submitted')
  await office.ok(calls.read, { as: client, body: { all: true } as never })
  await note(caseId, 'Form 29', 'missing')
  expect((await all(client)).map(({ event, readAt }) => [event, readAt !== null])).toEqual([
    ['paperWanted', false],
    ['stageChanged', true],
  ])
  const other = await office.caseIn('assigned', { by: employee, client })
  await move(other.id, 'submitted')
  await at('2026-11-25T18:31:00Z', () => note(caseId, 'Form 30', 'missing'))
  const events = (await all(client)).map(({ event, text }) => [event, text.includes('Form 29')])
  expect(events).toEqual([
    ['paperWanted', false],
    ['stageChanged', false],
    ['caseAssigned', false],
    ['paperWanted', true],
    ['stageChanged', false],
  ])
})

test('one mail tells of a file and day at once, and the rest is one line in the digest', async () => {
  const { client, caseId } = await fileOf()
  await prefer(
    client,
    { event: 'stageChanged', inApp: false, mail: 'now' },
    { event: 'paperWanted', inApp: false, mail: 'now' },
    { event: 'comment', inApp: true, mail: 'daily' },
  )
  await move(caseId, 'submitted')
  await note(caseId, 'Form 29', 'missing')
  await note(caseId, 'Form 30', 'missing')
  const mails = () =>
    db.selectFrom('deliveries').select(['template', 'subject']).where('channel', '=', 'mail').execute()
  expect(await mails()).toEqual([{ template: 'notification', subject: expect.stringMatching(/^File moved on: /) }])
  expect(await all(client)).toEqual([])
  await at('2026-11-25T12:31:00Z', () => sendNotificationDigests(office.deps))
  expect((await mails()).slice(1)).toEqual([
    { template: 'notification-digest', subject: t.notifications('digestSubject', { count: 1 }) },
  ])
  await at('2026-11-26T05:00:00Z', () => note(caseId, 'Form 29', 'deficient'))
  expect((await mails()).map(({ template }) => template), 'the next day has its own').toEqual([
    'notification', 'notification-digest', 'notification',
  ]) // biome-ignore format: one list
})

test('by mail at once: one mail of the comments on a file in an hour, and the rest in the digest', async () => {
  const { client, caseId } = await fileOf()
  await prefer(client, { event: 'comment', inApp: false, mail: 'now' })
  const comment = async (id: string, text: string) =>
    requireSuccess(
      await office.call(commentEndpoints.add, {
        as: employee,
        params: { caseId: id },
        body: { text, isInternal: false },
      }),
    )
  const mails = async () =>
    (
      await db
        .selectFrom('deliveries')
        .select('template')
        .where('recipient', '=', client.email)
        .where('template', 'like', 'notification%')
        .execute()
    ).map(({ template }) => template)
  for (const text of ['One', 'Two', 'Three']) await comment(caseId, text)
  expect(await mails()).toEqual(['notification'])
  const other = await office.caseIn('assigned', { by: employee, client })
  await comment(other.id, 'Four')
  expect(await mails(), 'another file has its own').toEqual(['notification', 'notification'])
  await at('2026-11-25T06:00:00Z', () => comment(caseId, 'Five'))
  expect(await mails(), 'and so has the next hour').toHaveLength(3)
  await at('2026-11-25T12:31:00Z', () => sendNotificationDigests(office.deps))
  const digest = await db
    .selectFrom('deliveries')
    .select('subject')
    .where('recipient', '=', client.email)
    .where('template', '=', 'notification-digest')
    .executeTakeFirstOrThrow()
  expect(digest.subject, 'the two that no mail has told').toBe(t.notifications('digestSubject', { count: 2 }))
})

test('by mail at once: one mail of the files that come to a case in an hour, and the rest in the digest', async () => {
  const { client, caseId } = await fileOf()
  await prefer(employee, { event: 'paperUploaded', inApp: false, mail: 'now' })
  const templates = async () =>
    (
      await db
        .selectFrom('deliveries')
        .select(['template', 'subject'])
        .where('recipient', '=', employee.email)
        .orderBy('seq')
        .execute()
    ).map(({ template, subject }) => [template, subject])
  for (const number of [1, 2, 3])
    await office.ok(attachmentEndpoints.upload, {
      as: client,
      params: { caseId },
      ...formWith(await proofImage(number), `${number}.png`),
    })
  expect((await templates()).map(([template]) => template)).toEqual(['notification'])
  await at('2026-11-25T12:31:00Z', () => sendNotificationDigests(office.deps))
  expect((await templates()).slice(1)).toEqual([
    ['notification-digest', t.notifications('digestSubject', { count: 2 })],
  ])
})

test('what is committed after the digest of its day, with an earlier time, is in the next digest', async () => {
  const { client, caseId } = await fileOf()
  await prefer(client, { event: 'stageChanged', inApp: true, mail: 'daily' })
  await move(caseId, 'submitted')
  const digestsAfter = async (time: string) => {
    await at(time, () => sendNotificationDigests(office.deps))
    const { rows } = await pool.query(`select from deliveries where template = 'notification-digest'`)
    return rows.length
  }
  expect(await digestsAfter('2026-11-25T12:31:00Z')).toBe(1)
  await at('2026-11-25T12:29:59Z', () => move(caseId, 'approved'))
  expect(await digestsAfter('2026-11-25T12:35:00Z')).toBe(1)
  expect(await digestsAfter('2026-11-26T12:31:00Z')).toBe(2)
})

test('one message of the gateway tells of a file and day, with phone and text, after a quarter of an hour, as long as it is wanted', async () => {
  const gateway = await openReceiver()
  try {
    const { client, made, caseId } = await fileOf()
    const phone = async (body?: object) =>
      requireSuccess(
        body
          ? await office.call(calls.editPhone, { as: client, body: body as never })
          : await office.call(calls.phone, { as: client }),
      ).data
    const settings = { webhookUrl: gateway.url, webhookSecret: 'a secret of more than 24', dealerMessages: true }
    expect((await phone()).isOffered).toBe(false)
    await office.stepUp(admin)
    await office.ok(reminderEndpoints.editSettings, { as: admin, body: settings })
    expect(await phone()).toMatchObject({ isOffered: true, isOn: true, phoneNo: expect.stringMatching(/^\d{10}$/) })
    await db.updateTable('users').set({ language: 'hi' }).where('id', '=', client.userId).execute()
    await move(caseId, 'submitted')
    await note(caseId, 'Form 29', 'missing')
    const send = (time: string) =>
      at(time, async () => {
        const sent = await sendDealerMessages(office.deps)
        await deliverDue(office.deps)
        return sent
      })
    expect(await send('2026-11-25T05:14:00Z'), 'within the rest').toBe(0)
    const both = await at('2026-11-25T05:16:00Z', () =>
      Promise.all([sendDealerMessages(office.deps), sendDealerMessages(office.deps)]),
    )
    expect(both.toSorted()).toEqual([0, 1])
    await send('2026-11-25T05:17:00Z')
    const notifications = gateway.received.map(({ body }) => JSON.parse(body))
    expect(notifications).toEqual([
      {
        event: 'notification',
        notification: {
          id: expect.any(String),
          at: expect.any(String),
          event: 'paperWanted',
          title: 'कागज़ चाहिए',
          text: expect.stringMatching(/^VR-\d+, .+: Form 29 · फ़ाइल आगे बढ़ी: /),
          link: expect.stringMatching(new RegExp(`^http.+/client/cases/${made.CaseNo}$`)),
          caseNo: made.CaseNo,
          vehicleNo: expect.any(String),
          to: {
            name: expect.any(String),
            firmName: expect.any(String),
            phoneNo: (await phone()).phoneNo,
            language: 'hi',
          },
        },
      },
    ])
    expect(gateway.received[0]?.headers).toMatchObject({
      'x-portal-delivery': expect.any(String),
      'x-portal-signature': expect.stringMatching(/^sha256=/),
    })
    await at('2026-11-25T07:00:00Z', () => move(caseId, 'approved'))
    expect(await send('2026-11-25T08:00:00Z'), 'a second one of the day').toBe(0)
    expect(await send('2026-11-25T18:40:00Z'), 'at night').toBe(0)
    expect(await send('2026-11-26T04:00:00Z'), 'the next day').toBe(1)
    const set = (dealerMessages: boolean) =>
      office.call(reminderEndpoints.editSettings, { as: admin, body: { dealerMessages } })
    const papers = (inApp: boolean) => prefer(client, { event: 'paperWanted', inApp, mail: 'off' })
    const wanted = (paper: string) => at('2026-11-27T05:00:00Z', () => note(caseId, paper, 'missing'))
    for (const choose of [(isOn: boolean) => phone({ isOn }), papers, set]) {
      await choose(false)
      await wanted(`A paper of ${choose.name}`)
      expect(await send('2026-11-27T06:00:00Z')).toBe(0)
      await choose(true)
      expect(await send('2026-11-27T06:00:00Z')).toBe(0)
    }
    await wanted('A paper that was seen')
    await office.ok(calls.read, { as: client, body: { all: true } as never })
    expect(await send('2026-11-27T06:00:00Z'), 'read in the portal').toBe(0)
    await wanted('The last one')
    expect(await send('2026-11-27T06:00:00Z')).toBe(1)
  } finally {
    gateway.close()
  }
})

test('the gateway sends nothing at night, also of what failed in the evening', async () => {
  const gateway = await openReceiver()
  try {
    const { caseId } = await fileOf()
    const settings = { webhookUrl: gateway.url, webhookSecret: 'a secret of more than 24', dealerMessages: true }
    office.clock.set('2026-11-30T05:00:00Z')
    await office.stepUp(admin)
    await office.ok(reminderEndpoints.editSettings, { as: admin, body: settings })
    await move(caseId, 'submitted')
    gateway.answer = () => 500
    await at('2026-11-30T15:25:00Z', async () => {
      expect(await sendDealerMessages(office.deps)).toBe(1)
      await deliverDue(office.deps)
    })
    expect(gateway.received).toHaveLength(1)
    gateway.answer = () => 200
    const triesAt = (time: string) =>
      at(time, async () => {
        await deliverDue(office.deps)
        return gateway.received.length
      })
    expect(await triesAt('2026-11-30T15:31:00Z'), 'at 21:01').toBe(1)
    expect(await triesAt('2026-12-01T03:29:00Z'), 'at 08:59').toBe(1)
    expect(await triesAt('2026-12-01T03:30:00Z'), 'at 09:00').toBe(2)
  } finally {
    gateway.close()
  }
})
