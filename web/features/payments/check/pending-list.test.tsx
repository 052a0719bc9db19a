import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { chosenWithSum } from '#web/features/cases/bulk/bulk-bar.tsx'
import { queryClient } from '#web/lib/query.ts'
import { session } from '#web/lib/session.ts'
import { PendingList } from './pending-list.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
afterEach(() => {
  cleanup()
  queryClient.clear()
})

const paymentOf = (name: string) => ({
  ...{ id: name, Amount: 100, Mode: 'UPI', PaymentDate: '2026-11-05T06:00:00Z', PaymentProofUrl: '/proof', utr: null },
  ...{ paymentBy: { name, phoneNo: '' }, firmName: name, Remarks: null, bill: null, caseAssignments: [] },
  ...{ warnings: [], duplicateOf: [] },
})

test.each([
  [t.general('verify'), (payer: string) => t.payments('verifyPaymentOf', { payer })],
  [t.general('reject'), (payer: string) => t.payments('rejectPaymentOf', { payer })],
])('a payment that is decided by its row is chosen no more: %s', async (confirm, actionOf) => {
  session.set({ restored: true, user: { id: 'admin', role: 'superadmin' } as never, token: 'token' })
  const waiting = ['Asha', 'Ravi', 'Zoya'].map(paymentOf)
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method !== 'GET') waiting.shift()
    const isList = address.includes('/unverified-payments')
    const meta = { total: waiting.length, page: 0, pageSize: 10 }
    return Response.json({ success: true, message: '', data: isList ? waiting : [], ...(isList && { meta }) })
  })
  await showAt('/', <PendingList />)
  await screen.findByRole('button', { name: actionOf('Asha') })
  for (const box of screen.getAllByRole('checkbox', { name: /₹/ })) await act(async () => box.click())
  await screen.findByText(chosenWithSum([100, 100, 100]))
  await act(async () => screen.getByRole('button', { name: actionOf('Asha') }).click())
  const dialog = await screen.findByRole(confirm === t.general('verify') ? 'alertdialog' : 'dialog')
  await act(async () => within(dialog).getByRole('button', { name: confirm }).click())
  await screen.findByText(chosenWithSum([100, 100]))
})
