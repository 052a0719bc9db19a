import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { queryClient } from '#web/lib/query.ts'
import { useVerbKeys } from '#web/lib/verbs.ts'
import { FileStages } from './file-stages.tsx'

const papers = { papers: [], loose: [], required: 0, lacking: 0 }
vi.stubGlobal('fetch', async (address: string) =>
  Response.json({ success: true, message: '', data: address.includes('/papers/') ? papers : [] }),
)
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

// All is in sight, where nothing is laid out.
vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never)

/** As the shell does. */
function Page({ children }: { children: ReactNode }) {
  useVerbKeys()
  return <main id="main">{children}</main>
}

function show(above: 'dialog' | 'alertdialog' | null) {
  render(
    <QueryClientProvider client={queryClient}>
      <Page>
        <FileStages file={file} viewer="superadmin" papers={null} />
      </Page>
      {above && <div role={above}>What lies over the page</div>}
    </QueryClientProvider>,
  )
  fireEvent.keyDown(document.body, { key: 's' })
}

test('S opens the stage of a case', async () => {
  show(null)
  expect(await screen.findByText(title)).toBeTruthy()
})

test.each(['dialog', 'alertdialog'] as const)('S does nothing beneath what lies over the page: %s', async (above) => {
  show(above)
  // As long as the dialog takes that opens.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByText(title)).toBeNull()
})

test('a dealer reads what the office writes, and staff on whom the file waits and what is wanted', () => {
  const waiting = { ...file, waitingOn: 'dealer', waitReason: 'originalRc', waitNote: 'Of the seller' } as const
  for (const viewer of ['client', 'employee'] as const)
    render(
      <QueryClientProvider client={queryClient}>
        <FileStages file={waiting} viewer={viewer} papers={null} />
      </QueryClientProvider>,
    )
  const [ofDealer, ofStaff] = screen.getAllByRole('region', { name: t.stages('ofFile') })
  expect(ofDealer?.textContent).toContain(t.clientCases('officeWrites', { note: 'Of the seller' }))
  expect(ofDealer?.textContent).not.toContain(t.stages('waitsOn', { who: '' }))
  expect(ofStaff?.textContent).toContain(t.stages('waitsOn', { who: t.stages('dealer') }))
  expect(ofStaff?.textContent).toContain('the original RC (Of the seller)')
})
