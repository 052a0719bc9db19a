import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { SessionUser } from '#contract/identity/identity.ts'
import { deleteOtherDrafts } from '#web/lib/logout.ts'
import { startSession } from '#web/lib/session.ts'
import { useDraft } from './draft.tsx'
import { Form, useFieldBinding, useZodForm } from './form.tsx'
import { DigitsField, TextField } from './text-field.tsx'

const Sample = z.strictObject({
  plate: z.string().min(1, 'Vehicle No. is required'),
  owner: z.object({ aadhaar: z.string() }),
})

const start = { plate: '', owner: { aadhaar: '' } }

interface SampleProps {
  onSubmit: () => Promise<void>
  name?: string
  stored?: typeof start
  tabOnly?: boolean
}

function SampleForm({ onSubmit, name = 'sample', stored = start, tabOnly = false }: SampleProps) {
  const form = useZodForm(Sample, stored)
  const draft = useDraft(form, name, { tabOnly })
  return (
    <Form form={form} draft={draft} onSubmit={onSubmit}>
      <TextField control={form.control} name="plate" label="Plate" upper />
      <DigitsField control={form.control} name="owner.aadhaar" label="Aadhaar" maxLength={12} />
      <button type="submit">Submit</button>
    </Form>
  )
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } })

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 350)))

const aadhaar = '123412341234'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSession({ id: 'u1', name: 'Ravi', email: 'r@example.com', role: 'employee' } as SessionUser, 't')
})

afterEach(cleanup)

test('the input is restored after a reload; with an Aadhaar number, it never leaves the tab', async () => {
  render(<SampleForm onSubmit={async () => undefined} tabOnly />)
  type('Plate', 'mh12ab1234')
  type('Aadhaar', `12a3412341234999`)
  expect(box('Aadhaar').value).toBe(aadhaar)
  await settle()
  cleanup()
  expect(localStorage.getItem('draft:u1:sample')).toBeNull()
  render(<SampleForm onSubmit={async () => undefined} tabOnly />)
  expect(box('Plate').value).toBe('MH12AB1234')
  expect(box('Aadhaar').value).toBe(aadhaar)
})

test('what somebody else saved meanwhile stays, in the fields that the draft does not change', async () => {
  const submit = async () => undefined
  render(<SampleForm onSubmit={submit} stored={{ plate: 'OLD', owner: { aadhaar: '' } }} />)
  type('Plate', 'MINE')
  type('Aadhaar', aadhaar)
  await settle()
  type('Plate', 'OLD')
  await settle()
  cleanup()
  render(<SampleForm onSubmit={submit} stored={{ plate: 'NEWER', owner: { aadhaar: '' } }} />)
  expect(box('Plate').value).toBe('NEWER')
  expect(box('Aadhaar').value).toBe(aadhaar)
})

function ChoiceForm() {
  const form = useZodForm(z.object({ chosen: z.array(z.string()) }), { chosen: ['all'] })
  useDraft(form, 'choice', { tabOnly: true })
  const chosen = useFieldBinding({ control: form.control, name: 'chosen' })
  return (
    <button type="button" onClick={() => chosen.change([])}>
      {JSON.stringify([chosen.value, form.getValues('chosen')])}
    </button>
  )
}

test('a field of the component that has the draft shows what comes back, too', async () => {
  render(<ChoiceForm />)
  fireEvent.click(screen.getByRole('button'))
  await settle()
  cleanup()
  render(<ChoiceForm />)
  expect(screen.getByRole('button').textContent).toBe('[[],[]]')
})

test('a failed submit keeps the draft, a successful one deletes it', async () => {
  const submit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('No')).mockResolvedValueOnce(undefined)
  render(<SampleForm onSubmit={submit} />)
  type('Plate', 'MH12')
  await settle()
  await act(async () => fireEvent.click(screen.getByText('Submit')))
  expect(box('Plate').value).toBe('MH12')
  expect(localStorage.getItem('draft:u1:sample')).toContain('MH12')
  await act(async () => fireEvent.keyDown(box('Plate'), { key: 'Enter', ctrlKey: true }))
  expect(submit).toHaveBeenCalledTimes(2)
  expect(localStorage.getItem('draft:u1:sample')).toBeNull()
})

test('input that stays in a form under another name is a draft without a further letter', async () => {
  const submit = async () => undefined
  const { rerender } = render(<SampleForm onSubmit={submit} name="version-1" />)
  type('Plate', 'MH12')
  await settle()
  rerender(<SampleForm onSubmit={submit} name="version-2" />)
  await settle()
  expect(localStorage.getItem('draft:u1:version-2')).toContain('MH12')
})

test('the draft of another tab with the same form does not take the place of that of the tab', async () => {
  render(<SampleForm onSubmit={async () => undefined} />)
  type('Plate', 'MINE')
  await settle()
  cleanup()
  localStorage.setItem('draft:u1:sample', JSON.stringify({ plate: 'THEIRS' }))
  render(<SampleForm onSubmit={async () => undefined} />)
  expect(box('Plate').value).toBe('MINE')
  cleanup()
  sessionStorage.clear()
  render(<SampleForm onSubmit={async () => undefined} />)
  expect(box('Plate').value).toBe('THEIRS')
})

test("one user never sees another one's draft", async () => {
  render(<SampleForm onSubmit={async () => undefined} />)
  type('Plate', 'MINE')
  type('Aadhaar', aadhaar)
  await settle()
  cleanup()
  startSession({ id: 'u2', name: 'Asha', email: 'a@example.com', role: 'employee' } as SessionUser, 't2')
  deleteOtherDrafts('u2')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(aadhaar)
  render(<SampleForm onSubmit={async () => undefined} />)
  expect(box('Plate').value).toBe('')
})

test('an error is shown at its field and linked to it for screen readers', async () => {
  render(<SampleForm onSubmit={async () => undefined} />)
  await act(async () => fireEvent.click(screen.getByText('Submit')))
  const plate = box('Plate')
  expect(plate.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(plate.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Vehicle No. is required',
  )
})
