import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showAt } from '#test/show-at.tsx'
import { queryClient } from '#web/lib/query.ts'
import { session } from '#web/lib/session.ts'
import { ownBillsQuery, WaitingBills } from './waiting-bills.tsx'

afterEach(cleanup)

test('a bill of which nothing is to be paid does not wait', async () => {
  session.set({ restored: true, user: { id: 'dealer', role: 'client' } as never, token: 'token' })
  const bill = { status: 'generated', billYear: 2026, billDate: '2026-10-31', dueDate: '2026-11-15' }
  const bills = [
    { ...bill, billId: 'one', billMonth: 10, totalAmount: 0 },
    { ...bill, billId: 'two', billMonth: 9, totalAmount: 12.5 },
  ]
  queryClient.setQueryData(ownBillsQuery('dealer').queryKey, { data: bills } as never)
  await showAt('/', <WaitingBills />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('₹12.50'),
  ])
})
