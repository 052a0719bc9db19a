import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { queryClient } from '#web/lib/query.ts'
import { FileStages } from './file-stages.tsx'

vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, message: '', data: [] })))
afterEach(() => {
  cleanup()
  queryClient.clear()
})

const file = {
  id: 'c1',
  CaseNo: 'VRP-1',
  status: 'ready',
  stage: 'papers',
  waitingOn: 'office',
  stageSince: '2026-10-04T08:00:00Z',
} as const
const title = t.stages('changeOf', { caseNo: file.CaseNo })

function show(above: 'dialog' | 'alertdialog' | null) {
  render(
    <QueryClientProvider client={queryClient}>
      <FileStages file={file} viewer="superadmin" papers={null} />
      {above && <div role={above}>What lies over the page</div>}
    </QueryClientProvider>,
  )
  fireEvent.keyDown(document.body, { key: 'm' })
}

test('M opens the stage of a case', async () => {
  show(null)
  expect(await screen.findByText(title)).toBeTruthy()
})

test.each(['dialog', 'alertdialog'] as const)('M does nothing beneath what lies over the page: %s', async (above) => {
  show(above)
  // As long as the dialog takes that opens.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByText(title)).toBeNull()
})

test('a dealer reads that the file waits for him, and staff that it waits on the dealer', () => {
  const waiting = { ...file, waitingOn: 'dealer' } as const
  for (const viewer of ['client', 'employee'] as const)
    render(
      <QueryClientProvider client={queryClient}>
        <FileStages file={waiting} viewer={viewer} papers={null} />
      </QueryClientProvider>,
    )
  const [ofDealer, ofStaff] = screen.getAllByRole('region', { name: t.stages('ofFile') })
  expect(ofDealer?.textContent).toContain(t.clientCases('waitsForYou'))
  expect(ofStaff?.textContent).toContain(t.stages('waitsOn', { who: t.stages('dealer') }))
})
