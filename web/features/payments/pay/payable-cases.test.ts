import { expect, test } from 'vitest'
import type { PayableCase } from '#contract/payments/payment.ts'
import { groupRejected, paymentOf } from './payable-cases.ts'

const payment = {
  status: 'failed',
  mode: 'UPI',
  paymentDate: '2026-11-20T10:00:00Z',
  Amount: 300,
  remark: 'Not in bank',
  utr: null,
} as const
const unpaid = (id: string, own: PayableCase['payment']): PayableCase => ({
  id,
  TotalAmount: 100.1,
  case: {
    id,
    CaseNo: `VR-${id}`,
    status: 'assigned',
    createdAt: '2026-11-19T10:00:00Z',
    stage: 'papers',
    waitingOn: 'office',
    stageSince: '2026-11-20T08:00:00.000Z',
    serviceLabels: [],
    lackingPapers: [],
    vehicleDetail: {
      vehicleNo: 'MH12AB1234',
      rmaVehicleNo: null,
      fromRTO: 'MH-12 - PUNE',
      toRTO: 'MH-14 - PIMPRI',
      chassisNo: 'CH1',
      engineNo: 'EN1',
    },
  },
  payment: own,
})
const ids = (cases: readonly PayableCase[]) => groupRejected(cases).map((one) => one.cases.map(({ id }) => id))

test('groups cases by rejected payment, newest first', () => {
  const earlier = { ...payment, paymentDate: '2026-11-18T10:00:00Z' }
  expect(ids([unpaid('1', earlier), unpaid('2', payment), unpaid('3', earlier)])).toEqual([['2'], ['1', '3']])
})

test('leaves out cases without a rejected payment', () => {
  expect(
    ids([
      unpaid('1', null),
      unpaid('2', { ...payment, status: 'paid' }),
      unpaid('3', { ...payment, status: 'success' }),
    ]),
  ).toEqual([])
})

test('passes ids, numbers and the exact sum to the payment page', () => {
  expect(paymentOf([unpaid('1', payment), unpaid('2', payment), unpaid('3', null)])).toEqual({
    paidCaseIds: ['1', '2', '3'],
    totalPayable: 300.3,
    caseNos: ['VR-1', 'VR-2', 'VR-3'],
  })
})
