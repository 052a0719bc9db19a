import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchBox } from './table-tools.tsx'

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A box whose value follows what it searches only on demand. */
function openBox() {
  const searched: string[] = []
  const box = (value: string) => <SearchBox value={value} label="Cases" onSearch={(text) => searched.push(text)} />
  const { rerender } = render(box(''))
  const input = screen.getByRole<HTMLInputElement>('searchbox')
  return {
    searched,
    input,
    become: (value: string) => rerender(box(value)),
    type(text: string, pause = 200) {
      fireEvent.change(input, { target: { value: text } })
      act(() => void vi.advanceTimersByTime(pause))
    },
  }
}

test('what is typed stays while the address follows late, one search after the other', () => {
  const { searched, input, become, type } = openBox()
  type('ab')
  become('')
  expect(input.value).toBe('ab')
  type('abcd')
  type('abcdef', 0)
  become('ab')
  expect(input.value).toBe('abcdef')
  become('abcd')
  expect(input.value).toBe('abcdef')
  act(() => void vi.advanceTimersByTime(200))
  become('abcdef')
  expect([searched, input.value]).toEqual([['ab', 'abcd', 'abcdef'], 'abcdef'])
})

test('a value from outside is shown', () => {
  const { input, become, type } = openBox()
  type('ab')
  become('ab')
  become('')
  expect(input.value).toBe('')
  become('a view')
  expect(input.value).toBe('a view')
})
