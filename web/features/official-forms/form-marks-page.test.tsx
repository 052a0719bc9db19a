import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Mark, OfficialForm } from '#contract/official-forms/official-form.ts'
import { t } from '#contract/texts.ts'
import { queryClient } from '#web/lib/query.ts'
import { MarksEditor } from './form-marks-page.tsx'
import { valueLabel } from './mark-panel.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const mark: Mark = { value: 'vehicleDetail.chassisNo', page: 1, x: 100, y: 100, width: 160, size: 11, boxes: 10 }

const edited = {
  ...{ id: 'f1', name: 'Form 29', services: [], fields: [], isActive: true },
  pages: [{ width: 595, height: 842 }],
  marks: [mark],
} as unknown as OfficialForm

async function show(answer: (body: { marks: Mark[] }) => Promise<unknown>) {
  const picture = { picture: 'data:image/png;base64,' }
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    const data = method === 'GET' ? picture : await answer(JSON.parse(String(body)))
    return Response.json({ success: true, message: '', data })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MarksEditor officialForm={edited} />
    </QueryClientProvider>,
  )
  return screen.findByRole('button', { name: t.officialForms('markNamed', { value: valueLabel(mark.value) }) })
}

const saveButton = () => screen.getByRole('button', { name: t.officialForms('saveMarks') })

test('a mark that is moved keeps its boxes', async () => {
  const sent = vi.fn(async (body) => ({ ...edited, ...body }))
  fireEvent.keyDown(await show(sent), { key: 'ArrowRight' })
  fireEvent.click(saveButton())
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ marks: [{ ...mark, x: 101 }] }))
})

test('a number of a mark that is emptied stays empty, and is saved as none', async () => {
  const sent = vi.fn(async (body) => ({ ...edited, ...body }))
  fireEvent.click(await show(sent))
  const box = await screen.findByLabelText<HTMLInputElement>(t.officialForms('boxes'))
  // Firefox has no value either for a number with a letter in it.
  fireEvent.change(box, { target: { value: '' } })
  expect(box.value).toBe('')
  fireEvent.click(saveButton())
  const { boxes: _, ...plain } = mark
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ marks: [plain] }))
})

test('a number that a mark needs is asked for, if it is emptied', async () => {
  const sent = vi.fn(async (body) => ({ ...edited, ...body }))
  fireEvent.click(await show(sent))
  const size = await screen.findByLabelText<HTMLInputElement>(t.officialForms('size'))
  fireEvent.change(size, { target: { value: '' } })
  fireEvent.click(saveButton())
  await screen.findByText(t.general('isRequired', { label: t.officialForms('size') }))
  fireEvent.change(size, { target: { value: '12' } })
  await waitFor(() => expect(size.getAttribute('aria-invalid')).not.toBe('true'))
  fireEvent.click(saveButton())
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ marks: [{ ...mark, size: 12 }] }))
})

test('a mark that is moved while the marks are saved stays there, not saved yet', async () => {
  const answer = Promise.withResolvers<unknown>()
  const sent = vi.fn(() => answer.promise)
  const box = await show(sent)
  fireEvent.keyDown(box, { key: 'ArrowRight' })
  fireEvent.click(saveButton())
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  fireEvent.keyDown(box, { key: 'ArrowRight' })
  answer.resolve({ ...edited, marks: [{ ...mark, x: 101 }] })
  await waitFor(() => expect(saveButton()).toHaveProperty('disabled', false))
  fireEvent.click(saveButton())
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ marks: [expect.objectContaining({ x: 102 })] }))
})
