import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TooltipProvider } from '#web/ui/guarded-button.tsx'
import { TickList } from './ready-lists.tsx'

afterEach(cleanup)

const items = ['MH-12', 'MH-14', 'MH-20'].map((id) => ({ id, label: id, isThere: id === 'MH-20' }))
const addLabel = (count: number) => `Add ${count}`

function show(add: (id: string) => Promise<unknown>) {
  const onDone = vi.fn()
  const reload = vi.fn(async () => undefined)
  render(<TickList label="RTOs" items={items} addLabel={addLabel} add={add} onDone={onDone} reload={reload} />, {
    wrapper: TooltipProvider,
  })
  return { onDone, reload }
}

test('adds ticked items in the order of the list', async () => {
  const added: string[] = []
  const { onDone, reload } = show(async (id) => added.push(id))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all: RTOs' }))
  expect(screen.getByRole('checkbox', { name: /MH-20/ }).matches(':disabled')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Add 2' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(2))
  expect(added).toEqual(['MH-12', 'MH-14'])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('keeps the remaining items ticked after a failure, and loads what was added', async () => {
  const { onDone, reload } = show(async (id) => {
    if (id === 'MH-14') throw new Error('refused')
  })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all: RTOs' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add 2' }))
  expect(await screen.findByRole('button', { name: 'Add 1' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'MH-14' }).getAttribute('aria-checked')).toBe('true')
  expect(onDone).not.toHaveBeenCalled()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('cannot add without a tick', () => {
  const add = vi.fn()
  show(add)
  fireEvent.click(screen.getByRole('button', { name: 'Add 0' }))
  expect(add).not.toHaveBeenCalled()
})
