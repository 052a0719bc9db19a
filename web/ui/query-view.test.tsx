import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/lib/errors.ts'
import { type QueryState, QueryView } from './query-view.tsx'

afterEach(cleanup)

const refetch = vi.fn()
const query = (more: Partial<QueryState<string[]>>): QueryState<string[]> => ({
  data: undefined,
  error: null,
  refetch,
  ...more,
})

function show(viewed: QueryState<string[]>, more: Partial<Parameters<typeof QueryView<string[]>>[0]> = {}) {
  return render(
    <QueryView query={viewed} errorTitle="Not fetched" skeleton="Skeleton" {...more}>
      {(names) => names.join()}
    </QueryView>,
  ).container
}

test('shows a skeleton while loading', () => {
  expect(show(query({})).textContent).toBe('Skeleton')
})

test('shows an error in its frame with a retry', () => {
  const container = show(query({ error: new ApiError(500, 'Out of order') }), {
    frame: (error) => <section>{error}</section>,
  })
  expect(container.querySelector('section')?.textContent).toBe('Not fetchedOut of orderTry again')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})

test('shows an inline error as one line', () => {
  expect(show(query({ error: new ApiError(500, 'Out of order') }), { inlineError: true }).textContent).toBe(
    'Not fetchedTry again',
  )
})

test('keeps the data when a reload fails', () => {
  expect(show(query({ data: ['a', 'b'], error: new ApiError(0) })).textContent).toBe('a,b')
})

test('distinguishes an empty list from a 404', () => {
  const words = { isEmpty: (names: string[]) => names.length === 0, empty: 'None', notFound: 'Unknown' }
  expect(show(query({ data: [] }), words).textContent).toBe('None')
  cleanup()
  expect(show(query({ error: new ApiError(404) }), words).textContent).toBe('Unknown')
})

test('dims placeholder data and marks them as busy', () => {
  const container = show(query({ data: ['a'], isPlaceholderData: true }), { dimsPlaceholder: true })
  expect(container.querySelector('[aria-busy="true"]')?.className).toContain('opacity-60')
  cleanup()
  expect(show(query({ data: ['a'] }), { dimsPlaceholder: true }).querySelector('[aria-busy="false"]')).toBeTruthy()
})
