import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeLanguageFrom } from '#contract/texts.ts'
import { hindi } from '#test/texts/spoken.ts'
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

const items = (container: HTMLElement) => container.querySelectorAll('li')
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

/** Expects that one more toast appears and disappears after three seconds. */
function expectNextToGo(container: HTMLElement) {
  act(() => toast({ title: 'The next one' }))
  wait(2900)
  expect(items(container)).toHaveLength(1)
  wait(200)
  expect(items(container)).toHaveLength(0)
}

test('the toast after one that was closed by its X goes after three seconds', () => {
  const { container } = render(<Toaster />)
  act(() => toast({ title: 'Closed' }))
  const close = screen.getByRole('button', { name: 'Dismiss' })
  fireEvent.pointerMove(close)
  act(() => close.focus())
  fireEvent.click(close)
  expect(items(container)).toHaveLength(0)
  expectNextToGo(container)
})

test('the toast after one that was closed by F8 and Escape goes after three seconds; the focus returns', () => {
  const { container } = render(
    <>
      <input aria-label="Typed into" />
      <Toaster />
    </>,
  )
  const field = screen.getByLabelText('Typed into')
  act(() => field.focus())
  act(() => toast({ title: 'Closed' }))
  fireEvent.keyDown(field, { key: 'F8', code: 'F8' })
  expect(document.activeElement?.tagName).toBe('OL')
  fireEvent.keyDown(document.activeElement ?? field, { key: 'Escape' })
  expect(items(container)).toHaveLength(0)
  expect(document.activeElement).toBe(field)
  expectNextToGo(container)
})

test('the focus goes to the heading of the page where what had it before a toast has gone', () => {
  const page = (field: ReactNode) => (
    <main>
      <h1 data-page-focus="" tabIndex={-1}>
        Cases
      </h1>
      {field}
      <Toaster />
    </main>
  )
  const { rerender } = render(page(<input aria-label="Typed into" />))
  const field = screen.getByLabelText('Typed into')
  act(() => field.focus())
  act(() => toast({ title: 'Moved' }))
  fireEvent.keyDown(field, { key: 'F8', code: 'F8' })
  rerender(page(null))
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })
  act(() => void vi.advanceTimersToNextFrame())
  expect(document.activeElement?.tagName).toBe('H1')
})

test('F8 leads to Undo, and to the first button of a toast without it by one Tab; Escape leads back', () => {
  const { container } = render(
    <>
      <input aria-label="Typed into" />
      <Toaster />
    </>,
  )
  const field = screen.getByLabelText('Typed into')
  const focusName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  act(() => field.focus())
  act(() => toast({ title: 'Moved', undo: () => undefined }))
  fireEvent.keyDown(field, { key: 'F8', code: 'F8' })
  expect(focusName()).toBe('Undo')
  fireEvent.keyDown(document.activeElement ?? field, { key: 'Escape' })
  expect(document.activeElement).toBe(field)
  act(() => toast({ title: 'Saved' }))
  fireEvent.keyDown(field, { key: 'F8', code: 'F8' })
  fireEvent.keyDown(document.activeElement ?? field, { key: 'Tab' })
  expect(focusName()).toBe('Dismiss')
  expect(items(container)).toHaveLength(1)
})

test('the toast after one that was closed by Escape under the pointer goes after three seconds', () => {
  const { container } = render(<Toaster />)
  act(() => toast({ title: 'Closed' }))
  fireEvent.pointerMove(screen.getByText('Closed'))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(items(container)).toHaveLength(0)
  expectNextToGo(container)
})

test('the toast that takes the place of a focused one goes after three seconds', () => {
  const { container } = render(<Toaster />)
  act(() => toast({ title: 'Replaced' }))
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  expectNextToGo(container)
})

test('a toast waits while the pointer is on it', () => {
  const { container } = render(<Toaster />)
  act(() => toast({ title: 'Read slowly' }))
  const title = screen.getByText('Read slowly')
  wait(1000)
  fireEvent.pointerMove(title)
  wait(9000)
  expect(items(container)).toHaveLength(1)
  // jsdom does not fire pointerleave on ancestors.
  fireEvent.pointerLeave(title.closest('[role="region"]') ?? title)
  wait(2100)
  expect(items(container)).toHaveLength(0)
})

test('the area of toasts has a name in the language in force', () => {
  const former = takeLanguageFrom(() => 'hi')
  render(<Toaster />)
  takeLanguageFrom(former)
  expect(screen.getByRole('region', { name: `${hindi.notifications('title')} (F8)` })).toBeTruthy()
})

test('what a toast says stands in the page once', () => {
  render(<Toaster />)
  act(() => toast({ title: 'Login Error', description: 'Incorrect e-mail or password', kind: 'error' }))
  wait(500)
  expect(screen.getAllByText(/Login Error/)).toHaveLength(1)
  expect(screen.getAllByText(/Incorrect/)).toHaveLength(1)
  expect(document.body.textContent).not.toContain('Notification')
})
