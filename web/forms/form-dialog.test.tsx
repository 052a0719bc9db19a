import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ApiError } from '#web/lib/api-error.ts'
import { FormDialog } from './form-dialog.tsx'
import { TextField } from './text-field.tsx'
import { useZodForm } from './use-zod-form.ts'

const Named = z.strictObject({ name: z.string().min(1, 'Name is required') })

function NameDialog({ onSubmit, onOpenChange }: { onSubmit: () => unknown; onOpenChange: (open: boolean) => void }) {
  const form = useZodForm(Named, { name: 'taken' })
  return (
    <FormDialog title="Add" submit="Add" form={form} onSubmit={onSubmit} onOpenChange={onOpenChange}>
      <TextField control={form.control} name="name" label="Name" required />
    </FormDialog>
  )
}

afterEach(cleanup)

async function refusedOnce() {
  const onSubmit = vi.fn().mockRejectedValue(new ApiError(409, 'In use', { name: 'In use already' }))
  const onOpenChange = vi.fn()
  render(<NameDialog onSubmit={onSubmit} onOpenChange={onOpenChange} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await screen.findByText('In use already')
  await act(async () => {})
  return { onSubmit, onOpenChange }
}

test('a dialog whose submit was refused closes at the first try', async () => {
  const { onOpenChange } = await refusedOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test('a refused form can be sent again at the first try', async () => {
  const { onSubmit } = await refusedOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
})

test('a refused dialog has the focus in the field that the server refused, and closes at the first Escape', async () => {
  const { onOpenChange } = await refusedOnce()
  const field = screen.getByLabelText(/^Name/)
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test('a pending dialog stays open until the answer', async () => {
  const onOpenChange = vi.fn()
  let answer = () => {}
  const onSubmit = () =>
    new Promise<void>((resolve) => {
      answer = resolve
    })
  render(<NameDialog onSubmit={onSubmit} onOpenChange={onOpenChange} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' }).getAttribute('aria-busy')).toBe('true'))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onOpenChange).not.toHaveBeenCalled()
  await act(async () => answer())
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
})
