import { expect, test } from 'vitest'
import { paymentEndpoints as calls } from '#contract/payments/payment.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFileForYears } from '#test/office.ts'

const { office, admin } = await officeOfFileForYears('2026-03-02T06:00:00Z')
const dealer = await office.client({
  firstName: 'Rekha',
  lastName: 'Nair',
  mobileNo: '9123456780',
  firmName: 'Premium Cars',
  creditLimit: 50_000,
})
const otherDealer = await office.client({ firstName: 'Vijay', lastName: 'Iyer', firmName: 'Iyer Wheels' })
const vehicle = (vehicleNo: string) => ({ vehicleDetail: { vehicleNo } })

const bill = await office.bill({ client: dealer, over: vehicle('GJ 05 KK 0001') })
const ofBill = await office.billPayment(dealer, bill, 'CASH')
const paid = await office.caseIn('assigned', { client: otherDealer, over: vehicle('MH-43 ZZ 7777') })
const ofCase = await office.payment(otherDealer, [paid], 'UPI', 'HDFC 1234-567890')

test.each([
  ['Rekha Nair', 'bill'],
  ['91234 56780', 'bill'],
  ['premium', 'bill'],
  ['cash', 'bill'],
  ['credit_bill', 'bill'],
  ['bill of feb 2026', 'bill'],
  ['gj05kk', 'bill'],
  ['GJ 05 KK', 'bill'],
  ['iyer wheels', 'case'],
  ['hdfc1234', 'case'],
  ['HDFC 1234', 'case'],
  ['567890', 'case'],
  ['upi', 'case'],
  ['mh43zz', 'case'],
  ['mh-43 zz', 'case'],
  [paid.CaseNo.toLowerCase(), 'case'],
  ['%', null],
  ['nobody', null],
  ["'; select 1 --", null],
])('a payment under verification is found by %s', async (search, of) => {
  const { data, meta } = requireSuccess(await office.call(calls.pending, { as: admin, query: { search } }))
  const ids = of === null ? [] : [of === 'bill' ? ofBill.paymentId : ofCase.paymentId]
  expect([data.map(({ id }) => id), meta.total]).toEqual([ids, ids.length])
})
