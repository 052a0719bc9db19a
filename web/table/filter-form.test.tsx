import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#web/lib/query.ts'
import { type DateFilter, FilterForm } from './filter-form.tsx'

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
