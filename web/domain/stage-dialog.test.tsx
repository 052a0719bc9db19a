import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stage-labels.ts'
import { queryClient } from '#web/lib/query.ts'
import { StageDialog, type StagedCase } from './stage-dialog.tsx'

const inPapers = { id: 'c1', CaseNo: 'VRP-1', stage: 'papers', waitingOn: 'dealer' } as const
const nothing = { receiptNo: null, feePaid: null, handedTo: null }

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, message: '', data: [] })))
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const radio = (label: string) => screen.getByRole('radio', { name: label })
const isChosen = (label: string) =>
  radio(label).getAttribute('aria-checked') === 'true' || radio(label).matches(':checked')
const choose = (label: string) => fireEvent.click(radio(label))
const { dealer, office, plateMaker, rto } = waitingOnLabels()
const { papers, submitted, inProcess, dispatched } = stageLabels()

async function show(file: Omit<StagedCase, 'status' | 'stageSince'>) {
  render(<StageDialog file={file} onClose={() => undefined} />, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await screen.findByRole('radio', { name: papers })
}

test('the party follows the stage that is chosen, until a person chooses the party', async () => {
  await show({ ...inPapers, ...nothing })
  expect(isChosen(dealer)).toBe(true)
  choose(submitted)
  expect(isChosen(rto)).toBe(true)
  choose(dispatched)
  expect(isChosen(plateMaker)).toBe(true)
  choose(papers)
  expect(isChosen(dealer)).toBe(true)
  choose(office)
  choose(inProcess)
  expect(isChosen(office)).toBe(true)
})
