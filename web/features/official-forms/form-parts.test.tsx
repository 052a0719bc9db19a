import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfficialForm } from '#contract/official-forms/official-form.ts'
import { t } from '#contract/texts.ts'
import { allServices } from '#web/features/services/service-reads.ts'
import { queryClient } from '#web/lib/query.ts'
import { EditOfficialFormDialog, officialFormColumns } from './forms-page.tsx'
import { useMarksForm } from './mark-panel.tsx'

/* Each screen sends what it edits and nothing else, so that none takes back what another person saved meanwhile. */

const mark = { page: 1, x: 40, y: 60, width: 300, size: 12, value: 'today' }
const listed: OfficialForm = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Form 29',
  pages: [{ width: 595, height: 842 }],
  fields: [],
  services: ['hpt'],
  marks: [mark],
  isActive: true,
}

const sent: unknown[] = []
beforeEach(() => {
  sent.length = 0
  queryClient.setQueryData(allServices().queryKey, { data: [], message: '', meta: undefined })
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    if (body) sent.push(JSON.parse(body as string))
    return new Response(JSON.stringify({ success: true, message: '', data: listed }))
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

test('the switch sends whether the form is active', async () => {
  const cell = officialFormColumns([]).at(-1)?.cell
  render(cell?.(listed), { wrapper })
  fireEvent.click(screen.getByRole('switch'))
  await waitFor(() => expect(sent).toEqual([{ isActive: false }]))
})

test('the dialog sends name and services', async () => {
  render(<EditOfficialFormDialog edited={listed} onClose={() => {}} />, { wrapper })
  fireEvent.change(await screen.findByRole('textbox', { name: t.officialForms('nameLabel') }), {
    target: { value: 'Form 30' },
  })
  fireEvent.click(screen.getByRole('button', { name: t.general('save') }))
  await waitFor(() => expect(sent).toEqual([{ name: 'Form 30', services: ['hpt'] }]))
})

test('the editor of marks sends the marks', async () => {
  const { result } = renderHook(() => useMarksForm(listed), { wrapper })
  await act(() => result.current.save({ marks: [{ ...mark, value: 'CaseNo' }] }))
  expect(sent).toEqual([{ marks: [{ ...mark, value: 'CaseNo' }] }])
})
