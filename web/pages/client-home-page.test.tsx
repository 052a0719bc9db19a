import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { showAt } from '#test/show-at.tsx'
import { ownBillsQuery } from '#web/domain/waiting-bills.tsx'
import { myCasesQuery, profileQuery } from '#web/features/payments/pay/payable-queries.ts'
import { queryClient } from '#web/lib/query.ts'
import { session } from '#web/lib/session.ts'
import { Page } from './client-home-page.tsx'

vi.stubGlobal('fetch', () => new Promise(() => {})) // an answer that does not come
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
afterEach(cleanup)

test.each([true, false])('the home of a member offers Pay all only where the member may pay: %s', async (canPay) => {
  session.set({ restored: true, user: { id: 'member', role: 'client', name: 'Meena Shah' } as never, token: 'token' })
  const unpaid = {
    id: 'one',
    TotalAmount: 500,
    payment: null,
    case: {
      ...{ id: 'case', CaseNo: 'VR-000001', status: 'assigned', serviceLabels: [], lackingPapers: [] },
      ...{ stage: 'papers', waitingOn: 'office', stageSince: '2026-11-20T08:00:00.000Z' },
      vehicleDetail: { vehicleNo: 'MH12AB1234' },
    },
  }
  queryClient.setQueryData(myCasesQuery().queryKey, { data: [unpaid] } as never)
  queryClient.setQueryData(ownBillsQuery('member').queryKey, { data: [] } as never)
  queryClient.setQueryData(profileQuery().queryKey, { data: { membership: { isOwner: false, canPay } } } as never)
  await showAt('/', <Page />)
  await screen.findByText(messages.home.toPay('₹500.00', 1))
  expect(screen.queryAllByRole('link', { name: messages.home.payAll })).toHaveLength(canPay ? 1 : 0)
  expect(screen.queryAllByText(messages.team.mayNotPay)).toHaveLength(canPay ? 0 : 1)
})
