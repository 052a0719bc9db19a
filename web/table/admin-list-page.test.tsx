import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stateThatShowsRow } from './admin-list-page.tsx'
import type { Column } from './column.tsx'
import { DataTable } from './data-table.tsx'
import { initialState } from './table-state.ts'

interface Row {
  id: string
  code: string
  city: string
  rank: number | null
  on: boolean
}

const rows: Row[] = Array.from({ length: 33 }, (_, n) => ({
  id: String(n),
  code: `MH-${(n * 7) % 33}`,
  city: ['Pune', 'nashik', 'Thane'][n % 3] ?? '',
  rank: n % 5 === 0 ? null : (n * 11) % 13,
  on: n % 2 === 0,
}))

const columns: Column<Row>[] = [
  { id: 'code', header: () => 'Code', value: (row) => row.code },
  { id: 'city', header: () => 'City', value: (row) => row.city },
  { id: 'rank', header: () => 'Rank', value: (row) => row.rank },
  { id: 'on', header: () => 'Active', value: (row) => row.on },
]

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollIntoView = () => undefined
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shownBy = (state: ReturnType<typeof initialState>, added: string | null = null) => {
  cleanup()
  render(
    <DataTable
      label="Rows"
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      state={state}
      added={added}
      actions={() => null}
    />,
  )
  return [...document.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '')
}

test.each(['', 'code', '-code', 'city', '-city', 'rank', '-rank', 'on', '-on', 'unknown'])(
  'a row is on the page that it is said to be, sorted by "%s", with and without a search',
  (sort) => {
    for (const row of rows)
      for (const q of ['', 'pune']) {
        const state = stateThatShowsRow(row.id, rows, columns, initialState({ sort, q, size: 5 }))
        expect(state.q).toBe(row.city === 'Pune' ? q : '')
        expect(shownBy(state).filter((text) => text.startsWith(`${row.code}${row.city}`))).toHaveLength(1)
      }
  },
)

test('a row that is not in the list changes nothing', () => {
  const state = initialState({ q: 'pune', page: 1 })
  expect(stateThatShowsRow('none', rows, columns, state)).toBe(state)
})

test('marks only the added row, with a badge beside its actions', () => {
  expect(shownBy(initialState(), '3').filter((text) => text.includes('New'))).toEqual(['MH-21Pune7NoNew'])
})
