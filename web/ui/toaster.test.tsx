import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, toast } from '#web/lib/toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  currentToast.set(null)
  vi.useRealTimers()
})

test('at most one toast is visible, the latest one', () => {
  const { container } = render(<Toaster />)
  act(() => toast({ title: 'First', kind: 'success' }))
  act(() => toast({ title: 'Second', kind: 'error' }))
  expect(container.querySelectorAll('li')).toHaveLength(1)
  expect(container.querySelector('li')?.dataset.kind).toBe('error')
  expect(container.querySelector('li')?.textContent).toContain('Second')
})

test('a toast goes after three seconds, and not before', () => {
  const { container } = render(<Toaster />)
  act(() => toast({ title: 'Gone soon' }))
  act(() => {
    vi.advanceTimersByTime(2900)
  })
  expect(container.querySelectorAll('li')).toHaveLength(1)
  act(() => {
    vi.advanceTimersByTime(200)
  })
  expect(container.querySelectorAll('li')).toHaveLength(0)
  expect(screen.queryByText('Gone soon')).toBeNull()
})
