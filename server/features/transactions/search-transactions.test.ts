import { expect, test } from 'vitest'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFileForYears } from '#test/office.ts'

const { office, admin } = await officeOfFileForYears('2026-03-02T06:00:00Z')
const client = await office.client({ creditLimit: 50_000 })
const bill = await office.bill({ client })
const ofBill = await office.billPayment(client, bill, 'CASH')
const unpaid = await office.caseIn('assigned', { client, over: { vehicleDetail: { vehicleNo: 'MH43ZZ7777' } } })
const ofCase = await office.payment(client, [unpaid], 'UPI', 'HDFC1234567890')
await office.ok(paymentEndpoints.rejectPayment, {
  as: admin,
  params: { id: ofCase.paymentId },
  body: { reason: 'Not in the bank' },
})

const listed = async (search: string, as: Session = client) =>
  requireSuccess(
    await office.call(transactionEndpoints.history, {
      as,
      params: { id: client.userId },
      body: { fromDate: '2026-01-01', toDate: '2027-12-31', search },
    }),
  )
const found = async (search: string) => {
  const { data, meta } = await listed(search)
  expect(meta.total).toBe(data.transactions.length)
  return data.transactions.map(({ id }) => id)
}

test.each([
  ['upi', 'case'],
  ['hdfc1234', 'case'],
  ['failed', 'case'],
  ['in the BANK', 'case'],
  ['mh43zz', 'case'],
  [unpaid.CaseNo.toLowerCase(), 'case'],
  ['cash', 'bill'],
  ['bill of february 2026', 'bill'],
  ['nothing like this', null],
] as const)('the payments of a client are searched by %s', async (search, of) => {
  expect(await found(search)).toEqual(of === null ? [] : [of === 'bill' ? ofBill.paymentId : ofCase.paymentId])
})

test('a case that was taken back keeps its number, and for its dealer has no id any more', async () => {
  const idsFor = async (as: Session) => (await listed('hdfc1234', as)).data.transactions[0]?.cases
  const { CaseNo: caseNo, id } = unpaid
  expect(await idsFor(client)).toMatchObject([{ caseNo, id }])
  await office.unassign(unpaid)
  expect(await idsFor(client)).toMatchObject([{ caseNo, id: null }])
  expect(await idsFor(admin)).toMatchObject([{ caseNo, id }])
})
