import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ApiError } from '#web/lib/errors.ts'
import { currentToast, dismissToast, toast } from '#web/lib/toast.ts'
import { ComboboxField, RadioField } from './choice-field.tsx'
import { useZodForm } from './form.tsx'
import { FormDialog } from './form-dialog.tsx'
import { TextField } from './text-field.tsx'

const Named = z.strictObject({ name: z.string().min(1, 'Name is required'), city: z.string() })

interface NameDialogProps {
  onSubmit: () => unknown
  onClose: () => void
  saved?: { name: string; city: string }
  draft?: string | null
}

function NameDialog({ onSubmit, onClose, saved = { name: 'taken', city: 'Pune' }, draft = 'name-1' }: NameDialogProps) {
  const form = useZodForm(Named, saved)
  return (
    <FormDialog title="Add" submit="Add" draft={draft} form={form} onSubmit={onSubmit} onClose={onClose}>
      <TextField control={form.control} name="name" label="Name" required />
      <TextField control={form.control} name="city" label="City" />
    </FormDialog>
  )
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

async function refusedOnce() {
  const onSubmit = vi.fn().mockRejectedValue(new ApiError(409, 'In use', { name: 'In use already' }))
  const onClose = vi.fn()
  render(<NameDialog onSubmit={onSubmit} onClose={onClose} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await screen.findByText('In use already')
  await act(async () => {})
  return { onSubmit, onClose }
}

test('a dialog whose submit was refused closes at the first try', async () => {
  const { onClose } = await refusedOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalled()
})

function ChoiceDialog({ onSubmit }: { onSubmit: () => unknown }) {
  const form = useZodForm(z.strictObject({ to: z.string() }), { to: 'own' })
  const options = [
    { value: 'own', label: 'Own' },
    { value: 'one', label: 'One' },
  ]
  return (
    <FormDialog title="Assign" submit="Assign" draft={null} form={form} onSubmit={onSubmit} onClose={() => {}}>
      <RadioField control={form.control} name="to" label="To" options={options} autoFocus />
    </FormDialog>
  )
}

test('a dialog that begins with a choice is submitted by Enter', async () => {
  const onSubmit = vi.fn()
  render(<ChoiceDialog onSubmit={onSubmit} />)
  const choice = await screen.findByRole('radio', { name: 'Own' })
  fireEvent.keyDown(choice, { key: ' ' })
  fireEvent.keyDown(choice, { key: 'Enter' })
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
})

test('a refused form can be sent again at the first try', async () => {
  const { onSubmit } = await refusedOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
})

test('a press between the refusal and the next render is sent, and two presses at once are one', async () => {
  const onSubmit = vi.fn(() => Promise.reject(new ApiError(409, 'In use', { name: 'In use already' })))
  render(<NameDialog onSubmit={onSubmit} onClose={() => {}} />)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add' })
  await act(async () => {
    button.form?.requestSubmit()
    button.form?.requestSubmit()
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    // Inside `act` nothing is drawn yet.
    await vi.waitFor(() => {
      button.form?.requestSubmit()
      expect(onSubmit).toHaveBeenCalledTimes(2)
    })
  })
})

test('a refused dialog has the focus in the field that the server refused, and closes at the first Escape', async () => {
  const { onClose } = await refusedOnce()
  const field = screen.getByLabelText(/^Name/)
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(onClose).toHaveBeenCalled()
})

test('a failure without a proper answer stands in the dialog once its toast has gone, until the next submit; a refusal does not', async () => {
  const fail = async (status: number) => {
    toast({ kind: 'error', title: 'Not saved', description: 'Busy' })
    throw new ApiError(status, 'Busy')
  }
  const onSubmit = vi.fn(() => fail(503))
  render(<NameDialog onSubmit={onSubmit} onClose={() => {}} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await waitFor(() => expect(currentToast.get()?.title).toBe('Not saved'))
  await act(async () => {})
  expect(screen.queryByText('Busy')).toBeNull()
  act(() => dismissToast(currentToast.get()?.id ?? 0))
  await screen.findByText('Busy')
  onSubmit.mockImplementation(() => fail(409))
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByText('Busy')).toBeNull())
  await waitFor(() => expect(currentToast.get()?.title).toBe('Not saved'))
  act(() => dismissToast(currentToast.get()?.id ?? 0))
  await act(async () => {})
  expect(screen.queryByText('Busy')).toBeNull()
})

test('a pending dialog stays open until the answer', async () => {
  const onClose = vi.fn()
  let answer = () => {}
  const onSubmit = () =>
    new Promise<void>((resolve) => {
      answer = resolve
    })
  render(<NameDialog onSubmit={onSubmit} onClose={onClose} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' }).getAttribute('aria-busy')).toBe('true'))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => answer())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

/** Lets `goBack` do what the browser does: it asks the newest watcher, which is spent then, and leaves the page without one. */
function withBackButton() {
  const watchers = new Set<EventTarget>()
  class Watcher extends EventTarget {
    constructor() {
      super()
      watchers.add(this)
    }
    destroy = () => watchers.delete(this)
  }
  vi.stubGlobal('CloseWatcher', Watcher)
  const goBack = () => {
    const newest = [...watchers].at(-1)
    if (!newest) throw new Error('The page is left.')
    watchers.delete(newest)
    act(() => void newest.dispatchEvent(new Event('close')))
  }
  return { watchers, goBack }
}

test('the back button of a phone closes a dialog, but not while it is being sent', async () => {
  const { watchers, goBack } = withBackButton()
  const onClose = vi.fn()
  const answer = Promise.withResolvers<void>()
  render(<NameDialog onSubmit={() => answer.promise} onClose={onClose} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' }).getAttribute('aria-busy')).toBe('true'))
  for (const _ of [1, 2]) goBack()
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => answer.resolve())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  goBack()
  expect(onClose).toHaveBeenCalledTimes(2)
  cleanup()
  expect(watchers.size).toBe(0)
})

function CityDialog({ onClose }: Pick<NameDialogProps, 'onClose'>) {
  const form = useZodForm(Named.pick({ city: true }), { city: '' })
  return (
    <FormDialog title="Move" draft={null} form={form} onSubmit={() => undefined} onClose={onClose}>
      <ComboboxField control={form.control} name="city" label="City" options={[{ value: 'Pune', label: 'Pune' }]} />
    </FormDialog>
  )
}

test('the back button of a phone closes an open list before the dialog around it', async () => {
  const { goBack } = withBackButton()
  const onClose = vi.fn()
  render(<CityDialog onClose={onClose} />)
  const city = await box(/^City/)
  act(() => city.focus())
  fireEvent.click(city)
  expect(screen.queryAllByRole('option')).toHaveLength(1)
  goBack()
  expect(screen.queryAllByRole('option')).toHaveLength(0)
  expect(onClose).not.toHaveBeenCalled()
  goBack()
  expect(onClose).toHaveBeenCalledOnce()
})

const box = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)

/** Opens the dialog, types a name, closes it by `close`, and opens it once more. */
async function typeAndReopen(close: () => unknown, draft?: string | null) {
  const opened = (
    <NameDialog onSubmit={() => undefined} onClose={() => undefined} {...(draft !== undefined && { draft })} />
  )
  render(opened)
  fireEvent.change(await box(/^Name/), { target: { value: 'typed' } })
  await act(async () => void (await close()))
  cleanup()
  render(opened)
  return (await box(/^Name/)).value
}

test('what was typed is back after a reload, a lost session or Escape, and only what was typed', async () => {
  expect(await typeAndReopen(() => fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' }))).toBe(
    'typed',
  )
  await screen.findByText('Changes that were not saved are back.')
  expect(JSON.stringify({ ...localStorage })).not.toContain('typed')
  cleanup()
  render(<NameDialog onSubmit={() => undefined} onClose={() => undefined} saved={{ name: 'taken', city: 'Nashik' }} />)
  expect([(await box(/^Name/)).value, (await box(/^City/)).value]).toEqual(['typed', 'Nashik'])
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(async () => expect((await box(/^Name/)).value).toBe('taken'))
})

test('Cancel and a success end what was typed, and a dialog with a secret keeps nothing', async () => {
  expect(await typeAndReopen(() => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })))).toBe('taken')
  cleanup()
  expect(await typeAndReopen(() => fireEvent.click(screen.getByRole('button', { name: 'Add' })))).toBe('taken')
  cleanup()
  expect(await typeAndReopen(() => undefined, null)).toBe('taken')
})

test('the name of a draft keeps two subjects apart', async () => {
  await typeAndReopen(() => undefined)
  cleanup()
  render(<NameDialog onSubmit={() => undefined} onClose={() => undefined} draft="name-2" />)
  expect((await box(/^Name/)).value).toBe('taken')
})
