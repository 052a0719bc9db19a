import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { queryClient } from '#web/lib/query.ts'
import { session } from '#web/lib/session.ts'
import { initialState } from '#web/table/table-state.ts'
import { CheckDialog } from './check-dialog.tsx'
import { useCheck } from './check-queue.ts'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

const paymentOf = (utr: string) => ({
  ...{ id: utr, Amount: 100, Mode: 'UPI', PaymentDate: '2026-11-05T06:00:00Z', PaymentProofUrl: null, utr },
  ...{ paymentBy: { name: 'Asha', phoneNo: '' }, firmName: 'A', Remarks: null, bill: null, caseAssignments: [] },
  ...{ warnings: [], duplicateOf: [] },
})
let waiting: object[] = []

beforeEach(() => {
  session.set({ restored: true, user: { id: 'admin', role: 'superadmin' } as never, token: 'token' })
  waiting = ['UTR-1', 'UTR-2'].map(paymentOf)
  vi.stubGlobal('fetch', async () => {
    const meta = { total: waiting.length, page: 0, pageSize: 100 }
    return Response.json({ success: true, message: '', data: waiting, meta })
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

function Checking() {
  const [check] = useCheck()
  return check && <CheckDialog check={check} state={initialState()} onClose={() => {}} />
}
const press = (key: string) => act(async () => fireEvent.keyDown(document.body, { key }))
const question = () => screen.queryByText(t.payments('confirmVerify'))

test('the question of a payment that somebody else decides does not go over to the next', async () => {
  await showAt('/?check=first', <Checking />)
  await screen.findByText('UTR-1')
  await press('v')
  expect(question()).toBeTruthy()
  waiting.shift()
  await act(() => queryClient.invalidateQueries())
  const checkFirst = await screen.findByRole('button', { name: t.payments('checkFirst') })
  await act(async () => checkFirst.click())
  await screen.findByText('UTR-2')
  expect(question()).toBeNull()
})

test('a UTR that is used already stands in the question, and Enter goes to the rejection', async () => {
  const other = { id: 'other', by: 'Om Rao', Amount: 500, PaymentDate: '2026-11-04T06:00:00Z' }
  const duplicateOf = [{ ...other, caseNos: ['VR-000479'], verifiedAt: '2026-11-04T17:17:00Z' }]
  waiting = [{ ...paymentOf('UTR-1'), warnings: ['UTR_USED'], duplicateOf }]
  await showAt('/?check=first', <Checking />)
  await screen.findByText('UTR-1')
  await press('v')
  const panel = within(screen.getByRole('region', { name: t.payments('confirmVerify') }))
  panel.getByText(/Om Rao, ₹500.00 on .* for VR-000479, verified on 04\/11\/2026, 22:47/)
  expect(document.activeElement?.textContent).toContain(t.general('reject'))
  await act(async () => (document.activeElement as HTMLElement).click())
  expect(screen.getByText(t.payments('confirmReject'))).toBeTruthy()
})

test('V does not take the place of a reason that is being given', async () => {
  await showAt('/?check=UTR-1', <Checking />)
  await screen.findByText('UTR-1')
  await press('x')
  await press('v')
  expect(question()).toBeNull()
  expect(screen.getByText(t.payments('confirmReject'))).toBeTruthy()
})
