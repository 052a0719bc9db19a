import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#web/lib/query.ts'
import {
  type DateFilter,
  defaultFilter,
  FilterForm,
  filterFromSearch,
  filterFromShortcut,
  filterText,
} from './filter-form.tsx'

const asked = vi.fn<(fromDate: string) => void>()

function List() {
  const [filter, setFilter] = useState<DateFilter>({ filterType: '', fromDate: '2026-11-01', toDate: '2026-11-27' })
  const { fromDate } = filter
  const { data, isFetching } = useQuery({
    queryKey: ['/list', { body: { fromDate } }],
    queryFn: async () => {
      asked(fromDate)
      return fromDate
    },
  })
  return (
    <>
      <FilterForm value={filter} onFilter={setFilter} />
      <output>{isFetching ? '' : data}</output>
    </>
  )
}

test('Filter asks the server each time, also for days whose rows are at hand', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  render(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  )
  const expectCalls = async (...days: string[]) => {
    await vi.waitFor(() => expect(asked.mock.calls.flat()).toEqual(days))
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(days.at(-1)))
  }
  const filterFrom = (day: string) => {
    fireEvent.change(screen.getByLabelText(/^From Date/), { target: { value: day } })
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
  }
  await expectCalls('2026-11-01')
  filterFrom('2026-11-01')
  await expectCalls('2026-11-01', '2026-11-01')
  filterFrom('2026-10-01')
  await expectCalls('2026-11-01', '2026-11-01', '2026-10-01')
  filterFrom('2026-11-01')
  await expectCalls('2026-11-01', '2026-11-01', '2026-10-01', '2026-11-01')
  cleanup()
})

const start = { filterType: 'applicationDate', fromDate: '2026-11-01', toDate: '2026-11-21' }

test('missing or malformed parameters take the default', () => {
  expect(filterFromSearch({}, start)).toEqual(start)
  expect(filterFromSearch({ filterType: 'toString', fromDate: '2026-02-30', toDate: 'x' }, start)).toEqual(start)
  expect(filterFromSearch({ filterType: 'taxExpiry', fromDate: '2026-02-01' }, start)).toEqual({
    filterType: 'taxExpiry',
    fromDate: '2026-02-01',
    toDate: '2026-11-21',
  })
})

test('an expiry shortcut runs to the end of the month, in the office', () => {
  expect(filterFromShortcut('PUC', new Date('2027-02-10T06:00:00Z'))).toEqual({
    filterType: 'pucExpiry',
    fromDate: '2027-02-01',
    toDate: '2027-02-28',
  })
  const fitness = (instant: string) => filterFromShortcut('FITNESS', new Date(instant))
  expect(fitness('2026-11-30T18:29:59.999Z')).toMatchObject({ fromDate: '2026-11-01', toDate: '2026-11-30' })
  expect(fitness('2026-11-30T18:30:00Z')).toMatchObject({ fromDate: '2026-12-01', toDate: '2026-12-31' })
})

test('the filter runs from the first day of the month to today, in the office, unless another one is chosen', () => {
  const dates = (instant: string) => Object.values(defaultFilter(new Date(instant)))
  expect(dates('2026-11-30T18:29:59.999Z')).toEqual(['applicationDate', '2026-11-01', '2026-11-30'])
  expect(dates('2026-11-30T18:30:00Z')).toEqual(['applicationDate', '2026-12-01', '2026-12-01'])
})

test('other states are not shortcuts', () => {
  expect(filterFromShortcut(undefined)).toBeNull()
  expect(filterFromShortcut('toString')).toBeNull()
})

test('formats a filter as text', () => {
  expect(filterText(start)).toBe('Application Date, 01/11/2026 to 21/11/2026')
})
