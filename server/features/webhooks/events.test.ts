import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { addDays, dayStart, officeDay } from '#contract/dates.ts'
import { HOUR } from '#contract/durations.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { webhookEndpoints as calls } from '#contract/webhooks/webhook.ts'
import { type WebhookEventType, webhookEventTypes } from '#contract/webhooks/webhook-event-types.ts'
import { webhookData } from '#contract/webhooks/webhook-events.ts'
import { sendDueReminders } from '#server/features/reminders/send-due.ts'
import { deliverDue } from '#server/outbox/outbox.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession, MadeCase } from '#test/factories.ts'
import { openOfficeForYears } from '#test/office.ts'
import { openReceiver } from '#test/webhook-receiver.ts'

/* Every event, by the calls that cause it, as a receiver gets it. */

const office = await openOfficeForYears(null, { WEBHOOK_ALLOW_PRIVATE: 'on' })
const receiver = await openReceiver()
afterAll(async () => {
  receiver.close()
  await office.close()
})

let admin: Session
let dealer: ClientSession
beforeAll(async () => {
  admin = await office.superadmin()
  dealer = await office.client({ creditLimit: 500_000 })
  await office.ok(calls.create, { as: admin, body: { url: receiver.url, events: ['*'] } })
})

interface Told {
  type: WebhookEventType
  data: Record<string, unknown>
}

const seen = new Set<WebhookEventType>()
/** What no event may hold: numbers and addresses of people, and what they write to each other. */
const personal =
  /[\w.]+@[\w.]+\.(?:test|example|com)|(?<![\w-])(?:\+?91)?(?:[6-9]\d{9}|\d{12}|[A-Z]{5}\d{4}[A-Z])(?![\w-])|XXXX|Imran|Deshmukh|Karve|secretly/i

/** Returns what an act tells; each is checked against the declared schema of its type. */
async function toldBy(act: () => Promise<unknown>): Promise<Told[]> {
  await deliverDue(office.deps)
  receiver.received.length = 0
  await act()
  await deliverDue(office.deps)
  return receiver.received.map(({ body }) => {
    const told = JSON.parse(body) as Told & { timestamp: string }
    expect(Object.keys(told)).toEqual(['type', 'timestamp', 'data'])
    expect(told.timestamp).toBe(new Date(told.timestamp).toISOString())
    expect(webhookData[told.type].strict().parse(told.data)).toEqual(told.data)
    if (told.type !== 'reminder.due') expect(body).not.toMatch(personal)
    seen.add(told.type)
    return { type: told.type, data: told.data }
  })
}
const ofCase = ({ id, CaseNo, vehicleNo }: MadeCase) => ({ id, CaseNo, vehicleNo })
const as = (call: Parameters<typeof office.call>[0], options: Parameters<typeof office.call>[1] = {}) =>
  office.call(call, { as: admin, ...options }).then(requireSuccess)

describe('a case tells', () => {
  test('each step, in the order of the steps', async () => {
    let file: MadeCase | undefined
    const made = await toldBy(async () => {
      file = await office.caseIn('paid', { client: dealer })
    })
    if (!file) throw new Error('no case')
    const { id } = file
    const about = (status: string) => expect.objectContaining({ ...ofCase(file as MadeCase), status })
    const steps = made.filter(({ data }) => data.id === id)
    expect(steps).toEqual([
      { type: 'case.created', data: about('Created') },
      { type: 'case.verified', data: about('ready') },
      { type: 'case.assigned', data: about('assigned') },
      { type: 'case.paid', data: about('paid') },
    ])
    const paid = expect.objectContaining({
      ...{ mode: 'CASH', bill: null, amount: file.totalAmount, firmName: dealer.client.firmName },
      cases: [ofCase(file)],
    })
    expect(made.filter(({ type }) => type.startsWith('payment.'))).toEqual([
      { type: 'payment.waiting', data: paid },
      { type: 'payment.verified', data: paid },
    ])
    expect(steps[2]?.data).toMatchObject({
      assignedTo: { id: dealer.client.id, firmName: dealer.client.firmName },
      totalAmount: file.totalAmount,
      firmName: expect.any(String),
    })
  })

  test('a payment on credit as paid, without a payment that waits', async () => {
    const file = await office.caseIn('assigned', { client: dealer })
    expect(await toldBy(() => office.payment(dealer, [file], 'CREDIT'))).toEqual([
      { type: 'case.paid', data: expect.objectContaining({ id: file.id, status: 'paid' }) },
    ])
  })

  test('a change, a rejection, a reopening and a taking back are told', async () => {
    const file = await office.caseIn('Created', { over: { expireDetail: { pucExpiry: '2027-01-15' } } })
    const params = { id: file.id }
    const body = await office.caseBody({ vehicleDetail: { vehicleNo: file.vehicleNo } })
    const expiry = { expiryType: 'PUC', newExpiryDate: '2029-01-15' }
    const updated = [{ type: 'case.updated', data: expect.objectContaining({ id: file.id }) }]
    expect(await toldBy(() => as(caseEndpoints.edit, { params, body }))).toEqual(updated)
    expect(await toldBy(() => as(caseEndpoints.updateExpiry, { params, body: expiry }))).toEqual(updated)
    await as(caseEndpoints.verify, { params })
    const plate = { plate: file.vehicleNo }
    const { data: vehicle } = await office.call(vehicleEndpoints.details, { as: admin, params: plate })
    const renewal = { vehicleId: vehicle.id, kind: 'PUC', newExpiryDate: '2030-01-15' }
    expect(await toldBy(() => as(reminderEndpoints.renew, { body: renewal }))).toEqual(updated)

    const rejection = { rejectionRemarks: 'secretly', reasonCode: 'papersMissing' }
    expect(await toldBy(() => as(caseEndpoints.reject, { params, body: rejection }))).toEqual([
      { type: 'case.rejected', data: expect.objectContaining({ status: 'rejected', reasonCode: 'papersMissing' }) },
    ])
    expect(await toldBy(() => as(caseEndpoints.reopen, { params, body: { note: 'secretly' } }))).toEqual([
      { type: 'case.reopened', data: expect.objectContaining({ status: 'Updated', reasonCode: null }) },
    ])
    const assigned = await office.caseIn('assigned', { client: dealer })
    expect(await toldBy(() => office.unassign(assigned))).toEqual([
      { type: 'case.unassigned', data: expect.objectContaining({ ...ofCase(assigned), assignedTo: null }) },
    ])
  })

  test('a change of stage and of papers is told', async () => {
    const file = await office.caseIn('ready')
    const stage = { stage: 'submitted', waitingOn: 'rto', receiptNo: '123456789012', feePaid: 10 }
    const params = { caseId: file.id }
    expect(await toldBy(() => as(stageEndpoints.change, { params, body: stage }))).toEqual([
      { type: 'case.stage_changed', data: expect.objectContaining({ stage: 'submitted', waitingOn: 'rto' }) },
    ])
    const paper = { name: 'Affidavit', state: 'deficient', note: 'secretly' }
    const { id, CaseNo, vehicleNo } = file
    expect(await toldBy(() => as(paperEndpoints.change, { params, body: paper }))).toEqual([
      {
        type: 'paper.changed',
        data: { id, CaseNo, vehicleNo, firmName: expect.any(String), paper: 'Affidavit', state: 'deficient' },
      },
    ])
  })

  test('comments, but never internal ones', async () => {
    const file = await office.caseIn('assigned', { client: dealer })
    const params = { caseId: file.id }
    const say = (isInternal: boolean) =>
      toldBy(() => as(commentEndpoints.add, { params, body: { text: 'secretly', isInternal } }))
    expect(await say(true)).toEqual([])
    expect(await say(false)).toEqual([
      {
        type: 'comment.created',
        data: expect.objectContaining({ caseId: file.id, CaseNo: file.CaseNo, by: { role: 'superadmin' } }),
      },
    ])
  })
})

describe('money and people tell', () => {
  test('a payment that is rejected', async () => {
    const file = await office.caseIn('assigned', { client: dealer })
    const { paymentId } = await office.payment(dealer, [file], 'UPI', 'UTR1234567890')
    const params = { id: paymentId }
    expect(await toldBy(() => as(paymentEndpoints.rejectPayment, { params, body: { reason: 'secretly' } }))).toEqual([
      {
        type: 'payment.rejected',
        data: expect.objectContaining({ id: paymentId, amount: file.totalAmount, cases: [ofCase(file)] }),
      },
    ])
  })

  test('a bill that is raised and paid', async () => {
    const payer = await office.client({ creditLimit: 500_000 })
    let billId = ''
    const raised = await toldBy(async () => {
      billId = (await office.bill({ client: payer })).billId
    })
    expect(raised.find(({ type }) => type === 'bill.raised')).toEqual({
      type: 'bill.raised',
      data: expect.objectContaining({ id: billId, clientId: payer.client.id, firmName: payer.client.firmName }),
    })
    const [bill] = await office.ok(billEndpoints.ofClient, { as: payer, params: { id: payer.client.id } })
    if (!bill) throw new Error('no bill')
    let paymentId = ''
    const waiting = await toldBy(async () => {
      paymentId = (await office.billPayment(payer, bill)).paymentId
    })
    expect(waiting).toEqual([
      {
        type: 'payment.waiting',
        data: expect.objectContaining({ id: paymentId, cases: [], bill: { id: billId, billNo: expect.any(String) } }),
      },
    ])
    const params = { id: paymentId }
    const verified = await toldBy(() => as(paymentEndpoints.verifyPayment, { params }))
    expect(verified.map(({ type }) => type).sort()).toEqual(['bill.paid', 'payment.verified'])
  })

  test('a client that signs up, and one that is verified or added', async () => {
    let id = ''
    const signedUp = await toldBy(async () => {
      id = (await office.signUp({ firmName: 'Told Motors' })).id
    })
    expect(signedUp).toEqual([
      { type: 'client.signed_up', data: { id, firmName: 'Told Motors', city: 'Pune', isVerified: false } },
    ])
    const terms = { creditLimit: 1000, fixedPenaltyAmount: 0 }
    expect(await toldBy(() => as(clientEndpoints.verify, { params: { id }, body: terms }))).toEqual([
      { type: 'client.verified', data: { id, firmName: 'Told Motors', city: 'Pune', isVerified: true } },
    ])
    const added = {
      ...{ firstName: 'Ravi', lastName: 'Shah', email: 'added@dealer.test', mobileNo: '9766099999' },
      ...{ firmName: 'Added Motors', address1: '4 Market Yard', address2: 'Gultekdi', city: 'Pune' },
      ...{ state: 'Maharashtra', pincode: '411037', ...terms },
    }
    expect((await toldBy(() => as(clientEndpoints.add, { body: added }))).map(({ type }) => type)).toEqual([
      'client.verified',
    ])
  })

  test('a request of a dealer', async () => {
    let id = ''
    const told = await toldBy(async () => {
      const sent = await office.call(requestEndpoints.create, {
        as: dealer,
        body: { vehicleNo: 'MH12AB1234', services: ['hsrp'] },
      })
      id = requireSuccess(sent).data.id
    })
    const { firmName, id: clientId } = dealer.client
    const data = { id, clientId, firmName, vehicleNo: 'MH12AB1234', services: ['hsrp'] }
    expect(told).toEqual([{ type: 'request.created', data }])
  })

  test('a reminder that is due, without the webhook of reminders, with the phone of the owner', async () => {
    const monday = addDays(officeDay(new Date()), 40)
    await office.caseIn('ready', {
      over: { vehicleDetail: { vehicleNo: 'MH16RD0001' }, expireDetail: { pucExpiry: addDays(monday, 7) } },
    })
    office.clock.set(new Date(dayStart(monday).getTime() + 10 * HOUR))
    const told = await toldBy(async () => {
      expect((await sendDueReminders(office.deps)).webhooks).toBeGreaterThan(0)
      expect((await sendDueReminders(office.deps)).webhooks).toBe(0)
    })
    const reminder = told.find(({ data }) => data.vehicleNo === 'MH16RD0001')
    expect(reminder).toMatchObject({
      type: 'reminder.due',
      data: { kind: 'PUC', days: 7, owner: { phoneNo: '9766012345' }, id: reminder?.data.vehicleId },
    })
    office.clock.set(null)
  })
})

test('nothing else is left to tell: each event was seen, and one without a webhook that asks is not kept', async () => {
  expect([...seen].sort()).toEqual([...webhookEventTypes].sort())
  const [webhook] = await office.ok(calls.all, { as: admin })
  await as(calls.edit, { params: { id: webhook?.id ?? '' }, body: { events: ['bill.paid'] } })
  expect(await toldBy(() => office.caseIn('ready'))).toEqual([])
  const { rows } = await office.database.pool.query(
    "select id from deliveries where channel = 'event' and state = 'waiting'",
  )
  expect(rows).toEqual([])
})
