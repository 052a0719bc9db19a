import { expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { clientEndpoints as calls } from '#contract/clients/client.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import { officeOfFileForYears } from '#test/office.ts'

const { office, admin } = await officeOfFileForYears('2026-11-05T06:00:00Z')

const allow = (id: string, body: object = { reason: 'A big order' }, as: Session = admin) =>
  office.call(calls.overrideCredit, { as, params: { id }, body: body as never })
const payByCredit = async (as: ClientSession) => {
  const made = await office.caseIn('assigned', { client: as })
  const body = { caseAssignmentIds: [made.assignmentId], amount: made.totalAmount, mode: 'CREDIT' as const }
  return office.call(paymentEndpoints.payCases, { as, body })
}
const openUntil = async (as: Session) => (await office.ok(identityEndpoints.myProfile, { as })).creditOverrideUntil

test('an override covers one payment beyond the limit, and a bill that is settled takes it back', async () => {
  const client = await office.client({ creditLimit: 100 })
  expect(await payByCredit(client)).toMatchObject({ status: 409, message: t.payments('insufficientCredit') })
  const { status, data } = requireSuccess(await allow(client.client.id))
  expect([status, data]).toEqual([201, { id: expect.any(String), expiresAt: '2026-11-05T10:00:00.000Z' }])
  expect(await openUntil(client)).toBe(data.expiresAt)
  const [first, second] = await Promise.all([payByCredit(client), payByCredit(client)])
  expect([first.status, second.status].toSorted()).toEqual([201, 409])
  expect(await openUntil(client)).toBeNull()
  expect(await office.usedCredit(client)).toBeGreaterThan(10_000)
  const change = (creditLimit: number) =>
    office.call(calls.changeCredit, {
      as: admin,
      params: { id: client.client.id },
      body: { creditLimit, fixedPenaltyAmount: 7, reason: 'Pays late' },
    })
  // The limit may stay below what is used while another penalty is set.
  expect(requireSuccess(await change(100)).data).toMatchObject({ creditLimit: 100, fixedPenaltyAmount: 7 })
  expect((await change(101)).errors.fields).toEqual({ creditLimit: t.client('limitBelowUsed') })

  office.clock.set('2026-12-02T06:00:00Z')
  await runMonthEnd(office.deps)
  const bills = await office.call(billEndpoints.ofClient, { as: client, params: { id: client.client.id } })
  const [bill] = requireSuccess(bills).data
  if (!bill) throw new Error('No bill was raised')
  const { paymentId } = await office.billPayment(client, bill)
  await office.ok(paymentEndpoints.verifyPayment, { as: admin, params: { id: paymentId } })
  expect(await office.usedCredit(client)).toBe(0)
  office.clock.set('2026-11-05T06:00:00Z')
})

test('a payment within the limit does not use it up; after four hours it is over', async () => {
  const client = await office.client({ creditLimit: 50_000 })
  requireSuccess(await allow(client.client.id))
  requireSuccess(await payByCredit(client))
  expect(await openUntil(client)).not.toBeNull()
  const poor = await office.client({ creditLimit: 1 })
  requireSuccess(await allow(poor.client.id))
  const again = await allow(client.userId)
  expect([again.status, again.message]).toEqual([409, t.client('overrideOpen', { until: '05/11/2026, 15:30' })])
  await office.clock.at('2026-11-05T10:00:00Z', async () => {
    expect(await openUntil(client)).toBeNull()
    expect((await payByCredit(poor)).status).toBe(409)
  })
})

test('an override is for superadmins, needs a reason, and a verified client', async () => {
  const client = await office.client()
  expect((await allow(client.client.id, {})).errors.fields).toEqual({ reason: t.cases('reasonRequired') })
  expect((await allow(client.client.id, { reason: 'x' }, client)).status).toBe(403)
  expect((await allow('01900000-0000-7000-8000-0000000000ff')).status).toBe(404)
  const { id } = await office.signUp()
  expect(await allow(id)).toMatchObject({ status: 409, message: t.client('notVerified') })
})
