import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ImportEntry } from '#contract/imports/import.ts'
import { t } from '#contract/texts.ts'
import { queryClient } from '#web/lib/query.ts'
import { ShownImport } from './shown-import.tsx'

test('a cell that is typed while the others are checked again stays, also over a reload', async () => {
  const entry = {
    id: 'i1',
    kind: 'rtos',
    state: 'checked',
    rows: 2,
    bad: 2,
    withoutCells: 0,
    progress: null,
  } as unknown as ImportEntry
  const rowOf = (row: number) => ({ row, values: { note: 'old' }, errors: [{ field: 'note', message: 'Wrong' }] })
  const answer = Promise.withResolvers<void>()
  const sent = vi.fn()
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, message: '', data: [rowOf(1), rowOf(2)] })
    sent(JSON.parse(String(body)).corrections)
    await answer.promise
    return Response.json({ success: true, message: '', data: { good: 0, bad: 2 } })
  })
  const open = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <ShownImport entry={entry} notices={[]} onWriting={() => {}} />
      </QueryClientProvider>,
    )
  open()
  const cell = (row: number) => screen.getByLabelText<HTMLInputElement>(t.imports('cellOfRow', { label: 'note', row }))
  const type = (row: number, value: string) => fireEvent.change(cell(row), { target: { value } })
  await screen.findByLabelText(t.imports('cellOfRow', { label: 'note', row: 1 }))
  type(1, 'sent')
  fireEvent.click(screen.getByRole('button', { name: t.imports('checkAgain') }))
  await waitFor(() => expect(sent).toHaveBeenCalledWith([{ row: 1, values: { note: 'sent' } }]))
  type(2, 'meanwhile')
  await act(async () => answer.resolve())
  await waitFor(() => expect(cell(1).value).toBe('old'))
  expect(cell(2).value).toBe('meanwhile')
  // A reload.
  cleanup()
  open()
  await screen.findByLabelText(t.imports('cellOfRow', { label: 'note', row: 2 }))
  expect([cell(1).value, cell(2).value]).toEqual(['old', 'meanwhile'])
  expect(localStorage).toHaveLength(0)
  cleanup()
})
