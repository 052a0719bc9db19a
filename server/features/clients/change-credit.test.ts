import { expect, test } from 'vitest'
import { activityEndpoints } from '#contract/activity/activity-endpoints.ts'
import { clientEndpoints as calls } from '#contract/clients/client-endpoints.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { t } from '#contract/texts.ts'
import { breadth } from '#test/breadth.ts'
import { requireSuccess } from '#test/caller.ts'
import type { MadeCase } from '#test/factories.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()

const credit = { creditLimit: 75_000.5, fixedPenaltyAmount: 100, reason: 'Pays on time for a year' }
const change = (id: string, over: object = {}, as = admin) =>
  office.call(calls.changeCredit, { as, params: { id }, body: { ...credit, ...over } })

test('limit and penalty of a verified client change, by its own id or its first user’s, with the reason kept', async () => {
  const { client, userId } = await office.client({ creditLimit: 50_000, fixedPenaltyAmount: 100 })
  const { data, message } = requireSuccess(await change(client.id))
  expect(message).toBe('Credit limit and penalty updated')
  expect(data).toEqual({ ...client, creditLimit: 75_000.5, fixedPenaltyAmount: 100 })
  expect(requireSuccess(await change(userId, { fixedPenaltyAmount: 0 })).data.fixedPenaltyAmount).toBe(0)
  const query = { kind: 'client', action: 'credit changed' }
  const entries = await office.ok(activityEndpoints.list, { as: admin, query })
  // What stays as it was is no change.
  expect(entries.filter(({ aboutId }) => aboutId === client.id).map(({ changes }) => changes)).toEqual([
    { fixedPenaltyAmount: { from: 100, to: 0 }, reason: { from: null, to: credit.reason } },
    { creditLimit: { from: 50_000, to: 75_000.5 }, reason: { from: null, to: credit.reason } },
  ])
})

test('a limit below the used credit, to the paisa, and a client that is not verified are 409', async () => {
  const client = await office.client({ creditLimit: 50_000 })
  const one = await office.caseIn('assigned', { client })
  await office.payment(client, [one], 'CREDIT')
  const below = await change(client.client.id, { creditLimit: Math.round(one.totalAmount * 100 - 1) / 100 })
  expect([below.status, below.errors.fields]).toEqual([409, { creditLimit: t.client('limitBelowUsed') }])
  requireSuccess(await change(client.client.id, { creditLimit: one.totalAmount }))
  const { id } = await office.signUp()
  const unverified = await change(id)
  expect([unverified.status, unverified.message]).toEqual([409, t.client('notVerified')])
})

test('a change without its fields is 400, of an unknown client 404', async () => {
  const { client } = await office.client()
  const { errors } = await office.call(calls.changeCredit, { as: admin, params: { id: client.id }, body: {} })
  expect(errors.fields).toEqual({
    creditLimit: 'Credit Limit is required',
    fixedPenaltyAmount: 'Fixed Penalty is required',
    reason: 'Reason is required',
  })
  const tooMuch = await change(client.id, { creditLimit: 100_000_001 })
  expect(tooMuch.errors.fields).toEqual({ creditLimit: 'At most ₹10,00,00,000.00' })
  expect((await change('01900000-0000-7000-8000-0000000000ff')).status).toBe(404)
})

test('lowered while the credit is spent, again and again: the used credit never passes the limit', async () => {
  for (let round = 0; round < breadth(6, 20); round += 1) {
    const client = await office.client({ creditLimit: 50_000 })
    const one: MadeCase = await office.caseIn('assigned', { client })
    const body = { caseAssignmentIds: [one.assignmentId], amount: one.totalAmount, mode: 'CREDIT' }
    const [paid, lowered] = await Promise.all([
      office.call(paymentEndpoints.payCases, { as: client, body }),
      change(client.client.id, { creditLimit: 1 }),
    ])
    // Whoever comes first bars the other.
    expect([
      [201, 409],
      [409, 200],
    ]).toContainEqual([paid.status, lowered.status])
  }
})
