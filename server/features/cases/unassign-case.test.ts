import { afterAll, describe, expect, test } from 'vitest'
import { activityEndpoints } from '#contract/activity/activity.ts'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import { type CaseStatus, caseStatuses } from '#contract/cases/case-values.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { officeDay } from '#contract/dates.ts'
import { MINUTE } from '#contract/durations.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { t } from '#contract/texts.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import { openOffice } from '#test/office.ts'
import { whileHeld } from '#test/while-held.ts'

/* The whole ledger is judged as the office closes. */
const office = await openOffice()
const admin = await office.superadmin()
const reason = 'Assigned to the wrong dealer'

const unassign = (id: string, body: object = { reason }) =>
  office.call(calls.unassign, { as: admin, params: { id }, body })
const detailsOf = (id: string) => office.ok(calls.details, { as: admin, params: { id } })
const myCases = (as: Session) => office.ok(paymentEndpoints.myCases, { as })
const today = officeDay(office.clock.now())
const statementOf = async (client: ClientSession) => {
  const [params, body] = [{ id: client.client.id }, { fromDate: today, toDate: today }]
  return office.ok(transactionEndpoints.statement, { as: client, params, body })
}
const reject = (paymentId: string) =>
  office.call(paymentEndpoints.rejectPayment, { as: admin, params: { id: paymentId } })

afterAll(() => office.close())

describe('a case that is taken back', () => {
  test('what a dealer was asked for is not said to another one, but again to the same', async () => {
    const [first, second] = [await office.client(), await office.client()]
    const made = await office.caseIn('assigned', { client: first })
    const asked = {
      stage: 'submitted',
      waitingOn: 'dealer',
      waitReason: 'other',
      waitNote: 'your cheque of May',
    } as const
    await office.ok(stageEndpoints.change, { as: admin, params: { caseId: made.id }, body: asked })
    const assignTo = async ({ client }: ClientSession) => {
      requireSuccess(await unassign(made.id))
      await office.ok(calls.assign, { as: admin, body: { caseId: made.id, clientId: client.id } })
      const { waitReason, waitNote } = await detailsOf(made.id)
      return [waitReason, waitNote]
    }
    expect(await assignTo(first)).toEqual(['other', 'your cheque of May'])
    expect(await assignTo(second)).toEqual([null, null])
  })

  test('a case that is taken back is ready, off the dealer’s lists and account, and mailed to every active user of the client', async () => {
    const client = await office.client()
    const made = await office.caseIn('assigned', { client })
    await office.database.db.deleteFrom('deliveries').execute()
    const answer = requireSuccess(await unassign(made.id))
    expect([answer.message, answer.data]).toEqual(['Case unassigned', { id: made.id, status: 'ready' }])
    expect(await myCases(client)).toEqual([])
    expect((await office.call(calls.details, { as: client, params: { id: made.id } })).status).toBe(404)
    const details = { as: client, body: { caseAssignmentIds: [made.assignmentId] } }
    expect((await office.call(paymentEndpoints.paymentDetails, details)).status).toBe(404)
    const payment = await office.call(paymentEndpoints.payCases, {
      as: client,
      body: { caseAssignmentIds: [made.assignmentId], amount: made.totalAmount, mode: 'CREDIT' },
    })
    expect(payment.status).toBe(404)
    const lines = (await statementOf(client)).lines
    expect(lines.map(({ kind, debit, credit, balance }) => [kind, debit, credit, balance])).toEqual([
      ['CHARGE', made.totalAmount, 0, made.totalAmount],
      ['UNASSIGNED', 0, made.totalAmount, 0],
    ])
    const mails = await office.database.db
      .selectFrom('deliveries')
      .select(['recipient', 'template', 'subject'])
      .execute()
    expect(mails).toEqual([
      {
        recipient: client.email,
        template: 'case-unassigned',
        subject: expect.stringContaining(`Case ${made.CaseNo} is no longer assigned to you`),
      },
    ])
  })

  test('stays in its history and in the log, with the reason for the office only', async () => {
    const client = await office.client()
    const made = await office.caseIn('assigned', { client })
    await unassign(made.id)
    const [entry] = await office.ok(calls.history, { as: admin, params: { id: made.id } })
    expect(entry).toMatchObject({
      action: 'unassigned',
      by: { role: 'superadmin' },
      changes: {
        status: { from: 'assigned', to: 'ready' },
        assignedTo: { from: client.client.firmName, to: null },
        totalAmount: { from: made.totalAmount, to: null },
        reason: { from: null, to: reason },
      },
    })
    const query = { kind: 'case', action: 'unassigned' }
    const log = await office.ok(activityEndpoints.list, { as: admin, query })
    expect(log.map(({ aboutId }) => aboutId)).toContain(made.id)
    expect(JSON.stringify(await statementOf(client))).not.toContain(reason)
  })

  test('can be edited and verified, and given to another dealer at another amount', async () => {
    const [wrong, right] = [await office.client(), await office.client()]
    const made = await office.caseIn('assigned', { client: wrong })
    await unassign(made.id)
    const body = await office.caseBody({ expenseDetail: { receiptAmount: 10_000 } })
    await office.ok(calls.edit, { as: admin, params: { id: made.id }, body })
    await office.ok(calls.verify, { as: admin, params: { id: made.id } })
    const assignmentId = await office.assign(made, right)
    const { totalAmount = 0 } = await detailsOf(made.id)
    expect(totalAmount).toBeGreaterThan(made.totalAmount)
    expect((await myCases(right)).map(({ id, TotalAmount }) => [id, TotalAmount])).toEqual([
      [assignmentId, totalAmount],
    ])
    expect(await myCases(wrong)).toEqual([])
    await office.payment(right, [{ ...made, assignmentId, totalAmount }], 'CREDIT')
    expect([(await statementOf(wrong)).closingBalance, (await statementOf(right)).closingBalance]).toEqual([
      0,
      totalAmount,
    ])
    expect((await unassign(made.id)).status, 'paid on credit').toBe(409)
  })

  test('a case with failed payments keeps them, and may go to the same dealer again, twice', async () => {
    const client = await office.client()
    const made = await office.caseIn('assigned', { client })
    for (const round of [1, 2]) {
      const { paymentId } = await office.payment(client, [made], 'UPI')
      expect((await unassign(made.id)).message, 'while it waits').toBe(t.cases('paymentWaits'))
      requireSuccess(await reject(paymentId))
      requireSuccess(await unassign(made.id))
      const failed = (
        await office.ok(transactionEndpoints.history, {
          as: client,
          params: { id: client.client.id },
          body: { fromDate: today, toDate: today },
        })
      ).transactions
      expect(failed.map(({ status, cases }) => [status, cases.map(({ id }) => id)])).toEqual(
        Array.from({ length: round }, () => ['failed', [null]]),
      )
      made.assignmentId = await office.assign(made, client)
      const [mine] = await myCases(client)
      expect([mine?.id, mine?.payment], 'as never paid for').toEqual([made.assignmentId, null])
    }
    const { paymentId } = await office.payment(client, [made])
    await office.ok(paymentEndpoints.verifyPayment, { as: admin, params: { id: paymentId } })
    expect((await detailsOf(made.id)).status).toBe('paid')
    expect((await statementOf(client)).closingBalance).toBe(0)
  })

  test('does not change the credit', async () => {
    const client = await office.client({ creditLimit: 100_000 })
    const [spent, open] = [await office.caseIn('assigned', { client }), await office.caseIn('assigned', { client })]
    await office.payment(client, [spent], 'CREDIT')
    const used = await office.usedCredit(client)
    await unassign(open.id)
    expect(await office.usedCredit(client)).toBe(used)
  })
})

describe('a refused taking back', () => {
  const others = caseStatuses.filter((status: CaseStatus) => status !== 'assigned')
  test.each(others)('a case that is %s is not taken back', async (status) => {
    const { id } = await office.caseIn(status)
    const answer = await unassign(id)
    expect([answer.status, answer.message]).toEqual([409, t.cases('notUnassignable')])
    expect((await detailsOf(id)).status).toBe(status)
  })

  test('a taking back without a reason, with more than it, of an unknown case, and the second time is refused', async () => {
    const { id } = await office.caseIn('assigned')
    const missing = await unassign(id, { reason: '  ' })
    expect([missing.status, missing.errors.fields]).toEqual([400, { reason: 'Reason is required' }])
    expect((await unassign(id, { reason, status: 'paid' })).status).toBe(400)
    expect((await unassign(id, { reason: 'a'.repeat(1001) })).status).toBe(400)
    expect((await unassign('01900000-0000-7000-8000-00000000dead')).status).toBe(404)
    expect((await unassign(id)).status).toBe(200)
    expect((await unassign(id)).status).toBe(409)
  })
})

test('a case whose payment is being stored is not taken back', async () => {
  const client = await office.client()
  const made = await office.caseIn('assigned', { client })
  const paymentProofUrl = await office.proof(client)
  const body = { caseAssignmentIds: [made.assignmentId], amount: made.totalAmount, mode: 'UPI', paymentProofUrl }
  const answers = await whileHeld<{ status: number }>(
    office,
    'lock table payment_assignments in share mode',
    () => office.call(paymentEndpoints.payCases, { as: client, body }),
    () => unassign(made.id),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 409])
})

test('a case that is taken back within ten minutes waits as before, later from then on', async () => {
  const client = await office.client()
  const made = await office.caseIn('ready')
  const before = (await detailsOf(made.id)).waitsSince
  let instant = Date.now()
  for (const minutes of [1, 10, 11]) {
    await office.clock.at(new Date(instant), () => office.assign(made, client))
    instant += minutes * MINUTE
    await office.clock.at(new Date(instant), () => unassign(made.id))
    const expected = minutes > 10 ? new Date(instant).toISOString() : before
    expect([minutes, (await detailsOf(made.id)).waitsSince]).toEqual([minutes, expected])
  }
})

test('a client of two dealers in turn sees only its own in every list of the office', async () => {
  const [wrong, right] = [await office.client(), await office.client()]
  const made = await office.caseIn('assigned', { client: wrong })
  await unassign(made.id)
  await office.assign(made, right)
  const casesOf = async (client: ClientSession) => {
    const [params, body] = [{ id: client.client.id }, { filterType: 'applicationDate', fromDate: today, toDate: today }]
    return (await office.ok(calls.ofClient, { as: admin, params, body })).cases.map(({ id }) => id)
  }
  expect([await casesOf(wrong), await casesOf(right)]).toEqual([[], [made.id]])
  const active = await office.ok(clientEndpoints.active, { as: admin })
  expect(active.map(({ id }) => id)).toContain(wrong.client.id)
})
