import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { queryClient } from '#web/lib/query.ts'
import { TakenBack } from './client-payment-page.tsx'
import { myCasesQuery } from './pay/payable-cases.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

test.each([
  [['one', 'gone'], t.payments('takenBack'), t.payments('continueWithRemaining', { left: 1 })],
  [['gone', 'paid'], t.payments('allTakenBack'), t.payments('backToYourCases')],
])('a payment of which cases were taken back goes on with the others: %j', async (ids, text, action) => {
  const mine = [
    { id: 'one', payment: null },
    { id: 'other', payment: null },
    { id: 'paid', payment: { status: 'paid' } },
  ]
  vi.stubGlobal('fetch', () => new Promise(() => {})) // an answer that does not come
  queryClient.setQueryData(myCasesQuery().queryKey, { data: mine } as never)
  await showAt('/', <TakenBack ids={ids} onBack={() => {}} />)
  expect(screen.getByRole('status').textContent).toContain(text)
  screen.getByRole('button', { name: action })
})
