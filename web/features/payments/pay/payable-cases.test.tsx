import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PayableCase } from '#contract/payments/payment.ts'
import { showAt } from '#test/show-at.tsx'
import { paths } from '#web/lib/paths.ts'
import { groupRejected, paymentOf, usePayableSelection, useProceed } from './payable-cases.ts'

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
    ...{ waitReason: null, waitNote: null, sentPapers: 0, usualDays: null },
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

vi.stubGlobal('fetch', () => new Promise(() => {})) // an answer that does not come

afterEach(cleanup)

const cases = ['one', 'two'].map((id) => ({ id, TotalAmount: 100, case: { CaseNo: id }, payment: null }) as PayableCase)

function Cases() {
  const selection = usePayableSelection(cases, true)
  const { proceed } = useProceed(selection)
  return (
    <>
      {cases.map(({ id }) => (
        <button key={id} type="button" onClick={() => selection.select(id, !selection.selected.has(id))}>
          {id}
        </button>
      ))}
      <button type="button" onClick={proceed}>
        Proceed
      </button>
    </>
  )
}

test.each([
  ['one', paths.client.payment, ['two']],
  ['one two', '/', undefined],
])('a case that is unticked before the redirect is not paid: %s', async (unticked, path, paid) => {
  const router = await showAt('/', <Cases />)
  vi.useFakeTimers()
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  for (const name of ['one', 'two', 'Proceed', ...unticked.split(' ')]) await press(name)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  vi.useRealTimers()
  expect(router.latestLocation.pathname).toBe(path)
  expect(router.latestLocation.state.paidCaseIds).toEqual(paid)
})

test('the case from whose page the client comes is chosen, and can be unticked', async () => {
  const router = await showAt('/', <Cases />, { caseNos: ['two'] })
  vi.useFakeTimers()
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  for (const name of ['one', 'two', 'Proceed']) await press(name)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  vi.useRealTimers()
  expect(router.latestLocation.state.paidCaseIds).toEqual(['one'])
})
