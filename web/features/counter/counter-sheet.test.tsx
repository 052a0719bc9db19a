import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#contract/files/file-kind.ts'
import type { CounterCase } from '#contract/stages/stage.ts'
import { t } from '#contract/texts.ts'
import { currentToast } from '#web/lib/toast.ts'
import { CounterCaseDialog } from './counter-sheet.tsx'

afterEach(() => {
  cleanup()
  currentToast.set(null)
})

test('a file that is too large for the counter is not said to be kept', async () => {
  const kept = { id: 'c1', CaseNo: 'VR-1', vehicleNo: 'MH12AB1234', status: 'ready', stage: 'papers', papers: [] }
  const onToast = vi.fn()
  const stop = currentToast.subscribe(() => onToast(currentToast.get()?.title))
  render(<CounterCaseDialog kept={{ ...kept, waitingOn: 'office' } as unknown as CounterCase} onClose={() => {}} />)
  const scan = new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'scan.pdf', { type: 'application/pdf' })
  const [, input] = await screen.findAllByLabelText(t.attachments('addTo', { name: t.attachments('otherFiles') }))
  fireEvent.change(input as HTMLElement, { target: { files: [scan] } })
  await waitFor(() => expect(onToast).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onToast.mock.calls).toEqual([[t.payments('tooLarge')]])
  stop()
})
