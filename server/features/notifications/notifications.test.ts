import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import type { Role } from '#contract/endpoint.ts'
import { notificationEndpoints as calls } from '#contract/notifications/notification.ts'
import { audienceOf, type NotificationEvent } from '#contract/notifications/notification-events.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { t } from '#contract/texts.ts'
import { jobContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { notify } from '#server/notifications/notify.ts'
import { deliverDue } from '#server/outbox/outbox.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession, EmployeeSession } from '#test/factories.ts'
import { openOfficeForYears } from '#test/office.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

const office = await openOfficeForYears('2026-11-25T05:00:00Z')
afterAll(() => office.close())
const { pool, db } = office.database

/** A second account like that of a user, with the same password. */
async function twinOf<S extends Session>(session: S): Promise<S> {
  const email = `twin-of-${session.email}`
  await pool.query(
    `insert into users select (jsonb_populate_record(null::users, to_jsonb(users) || jsonb_build_object('id', $2::text, 'email', $3::text, 'is_owner', false))).*
     from users where id = $1`,
    [session.userId, newId(), email],
  )
  return { ...session, ...(await office.signIn(email, session.password)) }
}

let admin: Session
let employee: EmployeeSession
let client: ClientSession
/** Everybody who might be notified, by name. */
let people: Record<string, Session>

beforeAll(async () => {
  admin = await office.superadmin()
  employee = await office.employee()
  client = await office.client({ creditLimit: 900_000 })
  people = {
    admin,
    'other admin': await twinOf(admin),
    employee,
    'other employee': await office.employee(),
    client,
    colleague: await twinOf(client),
    'other client': await office.client(),
  }
})

const all = async (as: Session, query: Record<string, string | number> = {}) =>
  requireSuccess(await office.call(calls.all, { as, query }))

/** Deletes earlier notifications, does something, and returns who was then notified of what. */
async function heardAfter(act: () => Promise<unknown>): Promise<Record<string, string[]>> {
  await pool.query('delete from notifications')
  await act()
  const heard: Record<string, string[]> = {}
  for (const [name, as] of Object.entries(people)) {
    const events = (await all(as)).data.map(({ event }) => event)
    if (events.length > 0) heard[name] = events.toSorted()
  }
  return heard
}

const ok = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBeLessThan(300)
const comment = (as: Session, caseId: string, isInternal?: boolean) =>
  ok(office.call(commentEndpoints.add, { as, params: { caseId }, body: { text: 'Hello', isInternal } as never }))
const decide = (id: string, isRight: boolean) =>
  isRight
    ? ok(office.call(paymentEndpoints.verifyPayment, { as: admin, params: { id } }))
    : ok(office.call(paymentEndpoints.rejectPayment, { as: admin, params: { id }, body: { reason: 'Not received' } }))
async function upload(as: Session, caseId: string) {
  const { body, headers } = formWith(await proofImage(Math.floor(Math.random() * 1e6)))
  const url = `/api/v1/case/attachments/${caseId}`
  const answer = await office.app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { ...headers, authorization: `Bearer ${as.token}` },
  })
  expect(answer.statusCode).toBe(201)
}
const made = (status: 'ready' | 'assigned') => office.caseIn(status, { by: employee, client })

describe('who hears of what', () => {
  const everyAdmin = (event: NotificationEvent) => ({ admin: [event], 'other admin': [event] })
  const ofClient = (event: NotificationEvent) => ({ client: [event], colleague: [event] })

  test('a case reaches its creator and the users of its client, and nobody hears of the own act', async () => {
    const { id } = await made('ready')
    expect(await heardAfter(() => office.assign({ id }, client))).toEqual({
      employee: ['caseAssigned'],
      ...ofClient('caseAssigned'),
    })
    expect(await heardAfter(() => office.unassign({ id }))).toEqual(ofClient('caseUnassigned'))
    const body = { rejectionRemarks: 'PAPERS_MISSING' }
    expect(await heardAfter(() => ok(office.call(caseEndpoints.reject, { as: admin, params: { id }, body })))).toEqual({
      employee: ['caseRejected'],
    })
  })

  test('a stage and a lacking paper reach the client alone', async () => {
    const { id: caseId } = await made('assigned')
    const move = (body: object) =>
      ok(office.call(stageEndpoints.change, { as: employee, params: { caseId }, body: body as never }))
    expect(await heardAfter(() => move({ stage: 'submitted', waitingOn: 'dealer' }))).toEqual(ofClient('stageChanged'))
    expect((await all(client)).data[0]).toMatchObject({
      title: t.notifications('stageChanged'),
      text: expect.stringMatching(/^VR-\d+, .+: .+ It waits for you\.$/),
      link: expect.stringMatching(/^\/client\/cases\/VR-\d+$/),
    })
    expect(await heardAfter(() => move({ stage: 'submitted', waitingOn: 'rto' })), 'the same stage').toEqual({})
    const asked = (body: object) => heardAfter(() => move({ waitingOn: 'dealer', ...body }))
    const text = async () => (await all(client)).data[0]?.text
    expect(await asked({ stage: 'submitted', waitReason: 'papers', waitNote: 'NOC of the bank' })).toEqual(
      ofClient('stageChanged'),
    )
    expect(await text(), 'the same stage').toMatch(/^VR-\d+, .+: .+\. Waits for you: NOC of the bank$/)
    await asked({ stage: 'inProcess', waitReason: 'originalRc', waitNote: 'Of the seller' })
    expect(await text()).toMatch(/\. Waits for you: the original RC \(Of the seller\)$/)
    await asked({ stage: 'approved' })
    expect(await text(), 'what was said before').not.toContain('original')
    await asked({ stage: 'dispatched', waitReason: 'collect' })
    expect(await text()).toMatch(new RegExp(`\\. ${t.clientCases('readyToCollect')}$`))
    const note = (state: string) =>
      ok(
        office.call(paperEndpoints.change, {
          as: employee,
          params: { caseId },
          body: { name: 'Letter of the bank', state, note: 'Illegible' } as never,
        }),
      )
    expect(await heardAfter(() => note('missing'))).toEqual(ofClient('paperWanted'))
    expect(await heardAfter(() => note('deficient'))).toEqual(ofClient('paperWanted'))
    expect(await heardAfter(() => note('received'))).toEqual({})
  })

  test('a file reaches the creator of the case and the superadmins', async () => {
    const { id } = await made('assigned')
    expect(await heardAfter(() => upload(client, id))).toEqual({
      employee: ['paperUploaded'],
      ...everyAdmin('paperUploaded'),
    })
    expect(await heardAfter(() => upload(employee, id))).toEqual(everyAdmin('paperUploaded'))
  })

  test('a comment reaches the others of the case, and an internal one no dealer', async () => {
    const { id } = await made('assigned')
    expect(await heardAfter(() => comment(client, id))).toEqual({
      employee: ['comment'],
      ...everyAdmin('comment'),
      colleague: ['comment'],
    })
    expect(await heardAfter(() => comment(admin, id, false))).toEqual({
      employee: ['comment'],
      'other admin': ['comment'],
      ...ofClient('comment'),
    })
    expect(await heardAfter(() => comment(employee, id, true))).toEqual(everyAdmin('comment'))
  })

  test('a payment reaches first the superadmins, then the client and the creator of the case', async () => {
    const one = await made('assigned')
    let id = ''
    const pay = async () => {
      id = (await office.payment(client, [one])).paymentId
    }
    expect(await heardAfter(pay)).toEqual(everyAdmin('paymentWaits'))
    expect(await heardAfter(() => decide(id, false))).toEqual(ofClient('paymentRejected'))
    await pay()
    expect(await heardAfter(() => decide(id, true))).toEqual({ employee: ['casePaid'], ...ofClient('paymentVerified') })
    const onCredit = await made('assigned')
    expect(await heardAfter(() => office.payment(client, [onCredit], 'CREDIT'))).toEqual({ employee: ['casePaid'] })
  })

  test('a bill, three days before it is due and once it is overdue, reaches the client, each time once', async () => {
    const bill = await office.bill({ client })
    const at = (instant: string) => heardAfter(() => office.clock.at(instant, () => runMonthEnd(office.deps)))
    expect(bill.status).toBe('generated')
    await office.clock.at('2026-11-26T05:00:00Z', async () => {
      await office.payment(client, [await made('assigned')], 'CREDIT')
    })
    expect(await at('2026-12-01T05:00:00Z')).toEqual(ofClient('billRaised'))
    expect(await at('2026-12-11T05:00:00Z')).toEqual({})
    expect(await at('2026-12-12T05:00:00Z')).toEqual(ofClient('billDue'))
    expect(await at('2026-12-13T05:00:00Z')).toEqual({})
    expect(await at('2026-12-16T05:00:00Z')).toEqual(ofClient('billOverdue'))
    expect(await at('2026-12-17T05:00:00Z')).toEqual({})
  })

  test('a sign-up and a mail that was given up reach the superadmins', async () => {
    expect(await heardAfter(() => office.signUp())).toEqual(everyAdmin('clientSignedUp'))
    const giveUp = async () => {
      await office.client()
      await db
        .updateTable('deliveries')
        .set({ state: 'waiting', attempts: 99, due_at: office.clock.now().toISOString() })
        .execute()
      const mail = { ...office.deps.mail, deliver: () => Promise.reject(new Error('refused')) }
      await deliverDue({ ...office.deps, mail })
    }
    expect((await heardAfter(giveUp)).admin).toContain('mailGivenUp')
  })

  test('every other event reaches whom the table names', async () => {
    const events = ['requestNew', 'requestAccepted', 'requestDeclined', 'webhookFailed'] as const
    for (const event of events) {
      const tell = () =>
        inTransaction(db, (tx) =>
          notify(tx, jobContext(office.deps), {
            event,
            clientId: client.client.id,
            facts: { vehicleNo: 'MH12AB1234' },
          }),
        )
      const isFor = (role: Role) => audienceOf[event][role] !== undefined
      expect(await heardAfter(tell)).toEqual({
        ...(isFor('superadmin') && everyAdmin(event)),
        ...(isFor('employee') && { employee: [event], 'other employee': [event] }),
        ...(isFor('client') && ofClient(event)),
      })
    }
  })

  test('nobody who is switched off', async () => {
    const { id } = await made('assigned')
    await db
      .updateTable('users')
      .set({ is_active: false })
      .where('id', '=', people.colleague?.userId ?? '')
      .execute()
    await pool.query('delete from notifications')
    await comment(admin, id, false)
    const { rows } = await pool.query('select from notifications where user_id = $1', [people.colleague?.userId])
    expect(rows).toEqual([])
    await db
      .updateTable('users')
      .set({ is_active: true })
      .where('id', '=', people.colleague?.userId ?? '')
      .execute()
  })
})
