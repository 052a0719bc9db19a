import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { profileQuery } from '#web/features/clients/own-profile.ts'
import { myCasesQuery } from '#web/features/payments/pay/payable-cases.ts'
import { ownBillsQuery } from '#web/features/payments/waiting-bills.tsx'
import { queryClient } from '#web/lib/query.ts'
import { session } from '#web/lib/session.ts'
import { Page } from './client-home-page.tsx'

const fetched = vi.fn((_: string) => new Promise<Response>(() => {})) // an answer that does not come
vi.stubGlobal('fetch', fetched)
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
afterEach(cleanup)

test.each([true, false])('the home of a member offers payments only where the member may pay: %s', async (canPay) => {
  session.set({ restored: true, user: { id: 'member', role: 'client', name: 'Meena Shah' } as never, token: 'token' })
  const unpaid = {
    id: 'one',
    TotalAmount: 500,
    payment: null,
    case: {
      ...{ id: 'case', CaseNo: 'VR-000001', status: 'assigned', serviceLabels: [], lackingPapers: [], sentPapers: 0 },
      ...{ stage: 'papers', waitingOn: 'office', stageSince: '2026-11-20T08:00:00.000Z' },
      vehicleDetail: { vehicleNo: 'MH12AB1234' },
    },
  }
  const payment = { status: 'failed', mode: 'UPI', Amount: 250, paymentDate: '2026-11-21T08:00:00.000Z', remark: '' }
  const rejected = { ...unpaid, id: 'two', TotalAmount: 250, payment }
  const bill = { billId: 'bill', status: 'generated', billYear: 2026, billMonth: 10, dueDate: '2026-11-15' }
  queryClient.setQueryData(myCasesQuery().queryKey, { data: [unpaid, rejected] } as never)
  queryClient.setQueryData(ownBillsQuery('member').queryKey, { data: [{ ...bill, totalAmount: 12.5 }] } as never)
  queryClient.setQueryData(profileQuery().queryKey, { data: { membership: { isOwner: false, canPay } } } as never)
  await showAt('/', <Page />)
  await screen.findByText(t.home('toPay', { total: '₹750.00', count: 2 }))
  const payments = [
    t.home('payAll'),
    t.clientCases('payAgainFor', { amount: '₹250.00' }),
    t.clientCases('payBillOf', { month: 'October' }),
  ]
  for (const name of payments) expect(screen.queryAllByRole('link', { name })).toHaveLength(canPay ? 1 : 0)
  expect(screen.queryAllByText(t.team('mayNotPay'))).toHaveLength(canPay ? 0 : 3)
})

test('the home has what waits for the dealer first, the longest above, then the files on their way', async () => {
  session.set({ restored: true, user: { id: 'owner', role: 'client', name: 'Ravi Shah' } as never, token: 'token' })
  const file = (CaseNo: string, status: string | null, detail: object) => ({
    ...{ id: CaseNo, TotalAmount: 500, payment: status && { status, mode: 'CASH', Amount: 500 } },
    case: {
      ...{ id: CaseNo, CaseNo, status: 'paid', serviceLabels: [], lackingPapers: [], sentPapers: 0 },
      ...{ waitingOn: 'rto', stageSince: '2026-11-20T08:00:00.000Z', ...detail },
      vehicleDetail: { vehicleNo: 'MH12AB1234', toRTO: 'MH-12 - PUNE' },
    },
  })
  const cases = [
    file('VR-000005', null, { stage: 'papers' }),
    file('VR-000004', 'success', { stage: 'handedOver', waitingOn: 'dealer' }),
    file('VR-000003', 'success', { stage: 'inProcess' }),
    file('VR-000002', 'success', {
      stage: 'papers',
      lackingPapers: ['Form 29'],
      stageSince: '2026-11-19T08:00:00.000Z',
    }),
    file('VR-000001', 'success', { stage: 'inProcess', waitingOn: 'dealer' }),
  ]
  queryClient.setQueryData(myCasesQuery().queryKey, { data: cases } as never)
  queryClient.setQueryData(ownBillsQuery('owner').queryKey, { data: [] } as never)
  queryClient.setQueryData(profileQuery().queryKey, { data: {} } as never)
  await showAt('/', <Page />)
  const shown = await screen.findAllByRole('link', { name: /^VR-/ })
  expect(shown.map(({ textContent }) => textContent)).toEqual(['VR-000002', 'VR-000001', 'VR-000005', 'VR-000003'])
  queryClient.removeQueries(myCasesQuery())
})

test('the home says that the cases could not be fetched', async () => {
  session.set({ restored: true, user: { id: 'owner', role: 'client', name: 'Ravi Shah' } as never, token: 'token' })
  queryClient.setQueryData(ownBillsQuery('owner').queryKey, { data: [] } as never)
  queryClient.setQueryData(profileQuery().queryKey, { data: {} } as never)
  fetched.mockImplementation(async () => Response.json({ success: false }, { status: 500 }))
  await showAt('/', <Page />)
  await screen.findByText(t.cases('fetchFailed'))
  screen.getByRole('button', { name: t.general('tryAgain') })
})
