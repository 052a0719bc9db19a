import { afterAll, expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { paymentEndpoints as calls } from '#contract/payments/payment.ts'
import { checkInvariants } from '#server/db/invariants.ts'
import { testInFull } from '#test/breadth.ts'
import { type Caller, callerAt, requireSuccess } from '#test/caller.ts'
import { type ServerProcess, startServerProcess } from '#test/e2e/server-process.ts'
import type { MadeCase } from '#test/factories.ts'
import { OFFICE_SECRET, openOfficeForYears } from '#test/office.ts'
import { skewedClock } from '#test/skewed-clock.ts'
import { addressOf } from '#test/temporary-postgres.ts'

/* Processes on one database whose clocks disagree: what came last is what was written last. */

const BEHIND = -60_000
const portals: ServerProcess[] = []
let slow: Promise<ServerProcess> | undefined

const office = await openOfficeForYears() // a bill is of the month before
const client = await office.client()
afterAll(async () => {
  for (const portal of portals) await portal.stop()
  await office.close()
})

async function start(skew: number): Promise<ServerProcess> {
  const portal = await startServerProcess(office.deps.config.DATA_DIR, {
    DATABASE_URL: addressOf(office.connection),
    APP_SECRET: OFFICE_SECRET,
    NODE_OPTIONS: skewedClock(skew),
  })
  portals.push(portal)
  return portal
}

/** Calls the one process of the file whose clock is behind. */
async function callerBehind(): Promise<Caller> {
  slow ??= start(BEHIND)
  const { origin } = await slow
  return callerAt(() => origin)
}

/** Every case is paid by `pay`, and a payment decided by `decide`. */
async function pay(call: Caller, { assignmentId, totalAmount: amount }: MadeCase): Promise<string> {
  const body = {
    caseAssignmentIds: [assignmentId],
    amount,
    mode: 'CASH' as const,
    paymentProofUrl: await office.proof(client),
  }
  return requireSuccess(await call(calls.payCases, { as: client, body })).data.paymentId
}
const decide = async (call: Caller, how: 'verifyPayment' | 'rejectPayment', id: string, reason?: string) =>
  requireSuccess(
    await call(calls[how], { as: await office.superadmin(), params: { id }, ...(reason && { body: { reason } }) }),
  )

/** What the client and the ledger say of a case. */
async function seen({ id, assignmentId }: MadeCase) {
  const listed = await office.ok(calls.paymentDetails, { as: client, body: { caseAssignmentIds: [assignmentId] } })
  const details = await office.ok(caseEndpoints.details, { as: client, params: { id } })
  const history = await office.ok(caseEndpoints.history, { as: await office.superadmin(), params: { id } })
  return {
    status: details.status,
    payment: details.payment?.status,
    listed: listed[0]?.payment?.status,
    history: history.slice(0, 4).map(({ action }) => action),
    broken: (await checkInvariants(office.database.pool)).filter(({ broken }) => broken > 0).map(({ law }) => law),
  }
}

const PAID = {
  status: 'paid',
  payment: 'success',
  listed: 'success',
  history: ['payment verified', 'payment made', 'payment rejected', 'payment made'],
  broken: [],
}

test('paid, refused, paid again and verified by processes a minute apart: the case is paid, its payment a success', async () => {
  const behind = await callerBehind()
  const one = await office.caseIn('assigned', { client })
  await decide(office.call, 'rejectPayment', await pay(office.call, one))
  await decide(behind, 'verifyPayment', await pay(behind, one))
  expect(await seen(one)).toEqual(PAID)
})

testInFull('the same with a clock that was set back between two starts', async () => {
  const one = await office.caseIn('assigned', { client })
  const first = await start(0)
  const early = callerAt(() => first.origin)
  await decide(early, 'rejectPayment', await pay(early, one))
  await first.stop()
  const second = await start(BEHIND)
  const late = callerAt(() => second.origin)
  await decide(late, 'verifyPayment', await pay(late, one))
  expect(await seen(one)).toEqual(PAID)
})

test('refused twice: the newest reason is shown, and the case can be paid again', async () => {
  const behind = await callerBehind()
  const one = await office.caseIn('assigned', { client })
  await decide(office.call, 'rejectPayment', await pay(office.call, one), 'UTR 412345678901 is not in our statement')
  await decide(behind, 'rejectPayment', await pay(behind, one), 'second')
  const data = await office.ok(caseEndpoints.details, { as: client, params: { id: one.id } })
  expect(data.payment).toMatchObject({ status: 'failed', remark: 'second' })
  await pay(office.call, one)
  expect(await seen(one)).toMatchObject({ status: 'assigned', payment: 'paid', broken: [] })
})

test('a payment and a bill that a process with a slower clock settles break no law', async () => {
  const behind = await callerBehind()
  const one = await office.caseIn('assigned', { client })
  await decide(behind, 'verifyPayment', await pay(office.call, one))
  const { billId, totalAmount: amount } = await office.bill({ client })
  const body = { amount, mode: 'CASH' as const, paymentProofURL: await office.proof(client) }
  const { paymentId } = requireSuccess(await behind(billEndpoints.pay, { as: client, params: { billId }, body })).data
  await decide(behind, 'verifyPayment', paymentId)
  expect(await seen(one)).toMatchObject({ status: 'paid', payment: 'success', broken: [] })
  const data = await office.ok(billEndpoints.get, { as: client, params: { id: billId } })
  expect(data.status).toBe('success')
})

test('the payments of a bill are listed in the order in which they were made', async () => {
  const behind = await callerBehind()
  const other = await office.client()
  const { billId, totalAmount: amount } = await office.bill({ client: other })
  const payBill = async (call: Caller) => {
    const body = { amount, mode: 'CASH' as const, paymentProofURL: await office.proof(other) }
    return requireSuccess(await call(billEndpoints.pay, { as: other, params: { billId }, body })).data.paymentId
  }
  await decide(office.call, 'rejectPayment', await payBill(office.call))
  await decide(behind, 'verifyPayment', await payBill(behind))
  const data = await office.ok(billEndpoints.get, { as: other, params: { id: billId } })
  expect(data.payments.map(({ mode, status }) => `${mode} ${status}`)).toEqual([
    'CREDIT success',
    'CASH failed',
    'CASH success',
  ])
})
