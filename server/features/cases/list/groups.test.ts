import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { caseGroupEndpoints as calls } from '#contract/cases/case-groups.ts'
import { sumRupees } from '#contract/money.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { paymentGroupEndpoints } from '#contract/payments/payment-groups.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const asha = await office.employee()
const ravi = await office.employee()
const [shree, apex] = [
  await office.client({ firmName: 'Shree Motors' }),
  await office.client({ firmName: 'Apex Cars' }),
]
const of = (firmName: string) => ({ over: { generalDetail: { firmName } } })
const unknown = '01900000-0000-7000-8000-00000000dead'
for (const by of [asha, asha, ravi]) await office.caseIn('ready', { by, ...of('Shree Motors') })
await office.caseIn('ready', { by: ravi, ...of('Apex Cars') })
await office.caseIn('Created', { by: asha, ...of('Apex Cars') })
const range = { filterType: 'applicationDate' } as const

const groups = (as: Session, body: Record<string, unknown>) => office.call(calls.byFirm, { as, body: body as never })
const counted = async (as: Session, body: Record<string, unknown>) =>
  requireSuccess(await groups(as, body)).data.map(({ firmName, count }) => [firmName, count])

test('a list by firm counts and sums all of its cases, and each firm opens as many', async () => {
  const { data } = requireSuccess(await groups(admin, { list: 'verifiedList', range }))
  expect(data.map(({ firmName, count }) => [firmName, count])).toEqual([
    ['Shree Motors', 3],
    ['Apex Cars', 1],
  ])
  for (const { firmName, count, sum } of data) {
    const rows = await office.ok(caseEndpoints.verifiedList, { as: admin, body: { ...range, firm: firmName } })
    expect([rows.length, sumRupees(rows.map(({ totalAmount }) => totalAmount))]).toEqual([count, sum])
  }
})

test('a list by firm holds what its filters leave, and nothing of another list', async () => {
  expect(await counted(admin, { list: 'verifiedList', range, createdBy: ravi.userId })).toEqual([
    ['Apex Cars', 1],
    ['Shree Motors', 1],
  ])
  expect(await counted(admin, { list: 'verifiedList', range, search: 'apex' })).toEqual([['Apex Cars', 1]])
  expect(await counted(admin, { list: 'verifiedList', range, statuses: ['Created'] })).toEqual([])
  expect(await counted(admin, { list: 'unverified' })).toEqual([['Apex Cars', 1]])
  const days = { ...range, fromDate: '2000-01-01', toDate: '2000-01-02' }
  expect(await counted(admin, { list: 'verifiedList', range: days })).toEqual([])
})

test("a list by firm has an employee's own cases alone, without the sum", async () => {
  const { data } = requireSuccess(await groups(asha, { list: 'myVerified', range }))
  expect(data).toEqual([{ firmName: 'Shree Motors', count: 2, sum: null }])
})

test("another role's list, and that of nobody, are refused", async () => {
  expect((await groups(asha, { list: 'verifiedList', range })).status).toBe(403)
  expect((await groups(admin, { list: 'myDrafts' })).status).toBe(403)
  expect((await groups(admin, { list: 'ofEmployee', range })).status).toBe(404)
  expect((await groups(admin, { list: 'ofClient', range, personId: unknown })).status).toBe(404)
  expect((await groups(admin, { list: 'none' })).status).toBe(400)
})

test('the payments of a list by client are as many as the client opens', async () => {
  for (const [client, count] of [
    [shree, 2],
    [apex, 1],
  ] as const)
    for (let n = 0; n < count; n += 1) {
      const made = await office.caseIn('assigned', { client })
      const { paymentId: id } = await office.payment(
        client,
        [made],
        'UPI',
        `GROUP${client.client.firmName.length}${n}000`,
      )
      if (n === 1)
        await office.ok(paymentEndpoints.rejectPayment, {
          as: admin,
          params: { id },
          body: { reason: 'Not in the bank' },
        })
    }
  const ask = async (body: Record<string, unknown>) =>
    requireSuccess(await office.call(paymentGroupEndpoints.byClient, { as: admin, body: body as never })).data
  const pending = await ask({ list: 'pending' })
  expect(pending.map(({ firmName, count }) => [firmName, count])).toEqual([
    ['Apex Cars', 1],
    ['Shree Motors', 1],
  ])
  for (const { clientId, count, sum } of pending) {
    const rows = await office.ok(paymentEndpoints.pending, { as: admin, query: { clientId } })
    expect([rows.length, sumRupees(rows.map(({ Amount }) => Amount))]).toEqual([count, sum])
  }
  const days = { fromDate: '2000-01-01', toDate: '2099-12-31' }
  const decided = await ask({ list: 'decided', ...days })
  expect(decided.map(({ firmName, count }) => [firmName, count])).toEqual([['Shree Motors', 1]])
  const rows = await office.ok(paymentEndpoints.decided, {
    as: admin,
    body: { ...days, clientId: decided[0]?.clientId },
  })
  expect(rows).toHaveLength(1)
  expect(await ask({ list: 'decided', ...days, search: 'apex' })).toEqual([])
  expect(await ask({ list: 'pending', search: 'apex' })).toHaveLength(1)
})
