import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Column } from './column.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { tableSearch } from './table-search.ts'
import { applyChange, initialState, searchFromState, stateFromSearch } from './table-state.ts'

interface Row {
  id: string
  name: string
  amount: number | null
  on: boolean
}

const rows: Row[] = Array.from({ length: 23 }, (_, index) => ({
  id: String(index),
  name: `Firm ${index + 1}`,
  amount: index === 3 ? null : (index * 7) % 23,
  on: index % 2 === 0,
}))
const columns: Column<Row>[] = [
  { id: 'name', header: () => 'Name', value: (row) => row.name },
  { id: 'amount', header: () => 'Amount', value: (row) => row.amount },
  { id: 'on', header: () => 'Active', value: (row) => row.on },
]

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const show = (more: Partial<DataTableProps<Row>> = {}) =>
  render(<DataTable label="Firms" columns={columns} rows={rows} rowId={(row) => row.id} {...more} />)
const bodyRows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
const press = (head: HTMLElement) => {
  fireEvent.click(head)
  act(() => {
    vi.advanceTimersByTime(50)
  })
}
const search = (text: string) => {
  fireEvent.change(screen.getByPlaceholderText('Search...'), { target: { value: text } })
  act(() => {
    vi.advanceTimersByTime(250)
  })
}

test('ten rows a page, with the page that is shown', () => {
  show()
  expect(bodyRows()).toHaveLength(10)
  expect(screen.getByText('Page 1 of 3')).toBeTruthy()
  fireEvent.click(screen.getByText('Next'))
  expect(screen.getByText('Page 2 of 3')).toBeTruthy()
  expect(bodyRows()[0]).toContain('Firm 11')
})

test('the search marks what it found and starts at the first page', () => {
  show()
  fireEvent.click(screen.getByText('Next'))
  search('firm 2')
  expect(bodyRows()).toHaveLength(5)
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(Array(5).fill('Firm 2'))
  expect(screen.getByText('Page 1 of 1')).toBeTruthy()
  search('nothing like it')
  expect(screen.getByText('No records found.')).toBeTruthy()
})

test('a head sorts up, down, and not at all; nothing comes last', () => {
  show({ pagination: false })
  const amount = screen.getByText('Amount')
  press(amount)
  expect(amount.closest('th')?.getAttribute('aria-sort')).toBe('ascending')
  expect(bodyRows()[0]).toBe('Firm 10Yes')
  expect(bodyRows().at(-1)).toContain('Firm 4-')
  press(amount)
  expect(amount.closest('th')?.getAttribute('aria-sort')).toBe('descending')
  expect(bodyRows().at(-1)).toContain('Firm 4-')
  press(amount)
  expect(bodyRows()[0]).toContain('Firm 1')
})

test('names with numbers are sorted as people do', () => {
  show({ state: initialState({ sort: 'name' }), onStateChange: () => undefined })
  expect(bodyRows()[1]).toContain('Firm 2')
})

test('a column that is always visible is shown also where a view hides it', () => {
  const [name, ...others] = columns
  show({ columns: [{ ...name, fixed: true } as Column<Row>, ...others], state: initialState({ hide: ['name', 'on'] }) })
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name', 'Amount'])
})

test('uses the server’s paging without filtering again', () => {
  const onChange = vi.fn()
  show({ rows: rows.slice(0, 10), total: 230, state: initialState({ page: 4, q: 'zzz' }), onStateChange: onChange })
  expect(bodyRows()).toHaveLength(10)
  expect(screen.getByText('Page 5 of 23')).toBeTruthy()
  fireEvent.click(screen.getByText('Next'))
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 5 }))
})

test('a page past the end shows the last page, and the address follows', () => {
  const onChange = vi.fn()
  const past = initialState({ page: 98 })
  show({ state: past, onStateChange: onChange })
  expect(bodyRows().map((row) => row?.slice(0, 7))).toEqual(['Firm 21', 'Firm 22', 'Firm 23'])
  expect(screen.getByText('Page 3 of 3')).toBeTruthy()
  expect(onChange).toHaveBeenLastCalledWith({ ...past, page: 2 })
  cleanup()
  // A filtered list has fewer pages than the whole list.
  const sought = initialState({ page: 2, q: 'firm 2' })
  show({ state: sought, onStateChange: onChange })
  expect(bodyRows()).toHaveLength(5)
  expect(onChange).toHaveBeenLastCalledWith({ ...sought, page: 0 })
})

test('a page past the end of what the server has asks for the last page, and says "No records found." of none', () => {
  const onChange = vi.fn()
  const past = initialState({ page: 2 })
  show({ rows: [], total: 20, state: past, onStateChange: onChange })
  expect(screen.queryByText('No records found.')).toBeNull()
  expect(document.querySelector('[aria-busy="true"]')).toBeTruthy()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...past, page: 1 })
  cleanup()
  show({ rows: [], total: 0, state: past, onStateChange: onChange })
  expect(screen.getByText('No records found.')).toBeTruthy()
})

test('loading or placeholder rows do not change the page', () => {
  const onChange = vi.fn()
  const past = initialState({ page: 2 })
  show({ rows: undefined, state: past, onStateChange: onChange })
  show({
    rows: rows.slice(0, 10),
    total: 10,
    query: { error: null, refetch: () => undefined, isPlaceholderData: true },
    state: past,
    onStateChange: onChange,
  })
  expect(onChange).not.toHaveBeenCalled()
})

test('a table without pagination has a hundred rows, and more on request', () => {
  const many = Array.from({ length: 250 }, (_, index) => ({ id: `m${index}`, name: `F ${index}`, amount: 1, on: true }))
  show({ rows: many, pagination: false })
  expect(bodyRows()).toHaveLength(100)
  fireEvent.click(screen.getByText('Showing 100 of 250. Show more'))
  expect(bodyRows()).toHaveLength(200)
})

test('a state goes into the address and comes back the same', () => {
  const start = initialState()
  const state = { q: 'mh12', page: 2, size: 50, sort: '-amount', hide: ['on'], compact: true }
  expect(stateFromSearch(searchFromState(state, start), start)).toEqual(state)
  expect(Object.values(searchFromState(start, start)).filter(Boolean)).toEqual([])
  expect(stateFromSearch(tableSearch({ page: '-3', size: '7', q: 5 }), start)).toEqual(start)
  expect(applyChange(state, { size: 5 }).page).toBe(0)
})

test('a row is low unless the state says otherwise', () => {
  const heights = () => [...document.querySelectorAll('tbody td')].map((cell) => cell.className.includes('h-10'))
  show()
  expect(new Set(heights())).toEqual(new Set([true]))
  cleanup()
  show({ state: initialState({ compact: false }) })
  expect(new Set(heights())).toEqual(new Set([false]))
})

test('rows as cards beside each other are searched, paged and sorted all the same', () => {
  show({ tile: (row) => <article>{row.name}</article> })
  const shown = () => screen.getAllByRole('article').map((card) => card.textContent)
  expect(document.querySelector('table')).toBeNull()
  expect(shown()).toHaveLength(10)
  // Cards hide no column, but without headers sorting needs a menu.
  expect(screen.queryByText('Columns')).toBeNull()
  expect(screen.getByText('Sort')).toBeTruthy()
  search('firm 23')
  expect(shown()).toEqual(['Firm 23'])
})
