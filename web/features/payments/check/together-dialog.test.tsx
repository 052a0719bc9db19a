import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { TogetherDialog } from './together-dialog.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

const paymentOf = (utr: string) => ({
  ...{ id: utr, Amount: 100, Mode: 'UPI', PaymentDate: '2026-11-05T06:00:00Z', PaymentProofUrl: null, utr },
  ...{ paymentBy: { name: 'Asha', phoneNo: '' }, firmName: 'A', Remarks: null, bill: null, caseAssignments: [] },
  ...{ warnings: [], duplicateOf: [] },
})

let now = 0
const press = async (key: string, at: number) => {
  now = at
  await act(async () => fireEvent.keyDown(document.body, { key }))
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('V, pressed twice quickly, marks no payment that nobody has read', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const chosen = ['UTR-1', 'UTR-2', 'UTR-3'].map(paymentOf) as never
  await showAt('/', <TogetherDialog chosen={chosen} onDecided={() => {}} onClose={() => {}} />)
  await screen.findByText('UTR-1')
  await press('v', 1000)
  await press('v', 1150)
  expect(screen.getByText(t.payments('markedOf', { marked: 1, all: 3 }))).toBeTruthy()
  await press('v', 2000)
  expect(screen.getByText(t.payments('markedOf', { marked: 2, all: 3 }))).toBeTruthy()
})
