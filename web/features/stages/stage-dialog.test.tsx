import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stageLabels, waitingOnLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { queryClient } from '#web/lib/query.ts'
import { currentToast } from '#web/lib/toast.ts'
import { StageDialog, type StagedCase } from './stage-dialog.tsx'

const inPapers = { id: 'c1', CaseNo: 'VRP-1', stage: 'papers', waitingOn: 'dealer' } as const
const nothing = { receiptNo: null, feePaid: null, handedTo: null }

/** The file as the server has it, and the bodies of the changes that it received. */
let stored: object
let changes: unknown[]

beforeEach(() => {
  changes = []
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') changes.push(JSON.parse(String(body)))
    return new Response(
      JSON.stringify({ success: true, message: 'Saved', data: { ...nothing, ...stored, papers: [] } }),
    )
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  currentToast.set(null)
  vi.unstubAllGlobals()
})

const radio = (label: string) => screen.getByRole('radio', { name: label })
const isChosen = (label: string) =>
  radio(label).getAttribute('aria-checked') === 'true' || radio(label).matches(':checked')
const choose = (label: string) => fireEvent.click(radio(label))
const { dealer, office, plateMaker, rto } = waitingOnLabels()
const { papers, submitted, inProcess, dispatched } = stageLabels()

async function show(file: Omit<StagedCase, 'status' | 'stageSince'>) {
  stored = file
  render(<StageDialog file={file} onClose={() => undefined} />, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await screen.findByRole('radio', { name: papers })
}
const press = () => fireEvent.click(screen.getByRole('button', { name: t.general('save') }))
async function save() {
  press()
  await waitFor(() => expect(currentToast.get()?.undo).toBeDefined())
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

test.each([
  ['the page of a case', { ...inPapers, ...nothing }],
  ['a row of a list, which does not know the receipt', inPapers],
])('Undo takes the receipt back with the stage: %s', async (_from, file) => {
  await show(file)
  choose(submitted)
  fireEvent.change(screen.getByLabelText(t.stages('receiptNo')), { target: { value: 'MH12/4711' } })
  await save()
  expect(changes).toEqual([{ stage: 'submitted', waitingOn: 'rto', note: null, receiptNo: 'MH12/4711' }])
  await act(async () => currentToast.get()?.undo?.())
  await waitFor(() =>
    expect(changes.slice(1)).toEqual([
      { stage: 'submitted', waitingOn: 'rto', receiptNo: null },
      { stage: 'papers', waitingOn: 'dealer', note: t.stages('undoNote') },
    ]),
  )
})

test('Undo of another receipt at the same stage brings back the former one', async () => {
  await show({ ...inPapers, ...nothing, stage: 'submitted', waitingOn: 'rto', receiptNo: 'MH12/0001' })
  fireEvent.change(screen.getByLabelText(t.stages('receiptNo')), { target: { value: 'MH12/4711' } })
  await save()
  await act(async () => currentToast.get()?.undo?.())
  await waitFor(() => expect(changes[1]).toEqual({ stage: 'submitted', waitingOn: 'rto', receiptNo: 'MH12/0001' }))
})

test('a file that is left to its dealer says what the dealer is to do, and Undo says it again', async () => {
  const asked = { waitReason: 'signature', waitNote: null } as const
  await show({ ...inPapers, ...nothing, ...asked, waitingOn: 'dealer' })
  choose(t.stages('waitReasons.other'))
  press()
  await screen.findByText(t.stages('waitNoteRequired'))
  expect(changes).toEqual([])
  fireEvent.change(screen.getByLabelText(new RegExp(`^${t.stages('waitNote')}`)), {
    target: { value: 'Bring the plates' },
  })
  await save()
  const body = { stage: 'papers', waitingOn: 'dealer', note: null }
  expect(changes).toEqual([{ ...body, waitReason: 'other', waitNote: 'Bring the plates' }])
  await act(async () => currentToast.get()?.undo?.())
  await waitFor(() => expect(changes[1]).toMatchObject(asked))
})

test('a file is not left to its dealer without a reason', async () => {
  await show({ ...inPapers, ...nothing, waitingOn: 'office' })
  choose(dealer)
  press()
  await screen.findByText(t.stages('waitReasonRequired'))
  expect(changes).toEqual([])
})

const note = () => screen.getByLabelText(new RegExp(`^${t.stages('note')}`))

test('a step back without a note is refused at its field, and not sent', async () => {
  await show({ ...inPapers, ...nothing, stage: 'dispatched', waitingOn: 'plateMaker' })
  choose(inProcess)
  press()
  await waitFor(() => expect(note().getAttribute('aria-invalid')).toBe('true'))
  choose(dispatched)
  expect(note().getAttribute('aria-invalid')).not.toBe('true')
  choose(inProcess)
  fireEvent.change(note(), { target: { value: 'Papers came back' } })
  await save()
  expect(changes).toEqual([{ stage: 'inProcess', waitingOn: 'rto', note: 'Papers came back' }])
})

test('a file that somebody else has moved meanwhile is moved only once the person knows', async () => {
  await show({ ...inPapers, ...nothing, stage: 'submitted', waitingOn: 'rto' })
  choose(inProcess)
  fireEvent.change(note(), { target: { value: 'Token given' } })
  stored = { ...inPapers, ...nothing, stage: 'approved', waitingOn: 'office' }
  press()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(stageLabels().approved)
  expect(screen.getByText(t.stages('noteForBack'))).toBeTruthy()
  expect(changes).toEqual([])
  await save()
  await act(async () => currentToast.get()?.undo?.())
  await waitFor(() =>
    expect(changes).toEqual([
      { stage: 'inProcess', waitingOn: 'rto', note: 'Token given' },
      { stage: 'approved', waitingOn: 'office' },
    ]),
  )
})
