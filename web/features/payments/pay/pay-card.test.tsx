import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SessionUser } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import { draftKey, writeDraft } from '#web/forms/draft.tsx'
import { queryClient } from '#web/lib/query.ts'
import { startSession } from '#web/lib/session.ts'
import { BillPayCard } from './pay-card.tsx'

test('a payment without an answer says that it can be sent again, until it is answered', async () => {
  startSession({ id: 'u1', name: 'Ravi', email: 'r@example.com', role: 'client' } as SessionUser, 't')
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const draft = { reference: 'r', mode: 'CASH', proofUrl: '/proof', utr: '' }
  writeDraft(draftKey('u1', 'payment-of-bill-b1'), draft, { tabOnly: true })
  const pay = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Response.json({ success: false, message: 'Refused' }, { status: 409 }))
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/make-bill-payment/')) return await pay()
    return Response.json({ success: true, message: '', data: { transactions: [] } })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <BillPayCard billId="b1" month="october" total={100} />
    </QueryClientProvider>,
  )
  const payNow = () => fireEvent.click(screen.getByRole('button', { name: new RegExp(t.payments('payNow')) }))
  expect(screen.queryByText(t.payments('unanswered'))).toBeNull()
  payNow()
  await screen.findByText(t.payments('unanswered'))
  payNow()
  await vi.waitFor(() => expect(pay).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(screen.queryByText(t.payments('unanswered'))).toBeNull())
  cleanup()
})
