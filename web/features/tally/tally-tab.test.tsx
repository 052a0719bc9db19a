import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { tallyNames } from '#contract/tally/tally-values.ts'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { queryClient } from '#web/lib/query.ts'
import { NamesDialog, TallyTab } from './tally-tab.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

vi.stubGlobal('fetch', async () =>
  Response.json({ success: true, message: '', data: [], meta: { total: 0, page: 0, pageSize: 20 } }),
)

afterEach(() => {
  cleanup()
  queryClient.clear()
})

test.each([
  ['/?q=nothing', false],
  ['/', true],
])('the file, which knows no search, is off only for days without vouchers: %s', async (address, isOff) => {
  await showAt(address, <TallyTab />)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const button = screen.getByRole('button', { name: t.tally('download') })
  expect(button.getAttribute('aria-disabled') === 'true').toBe(isOff)
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('what is typed stays while the names are read anew', async () => {
  const data = Object.fromEntries(tallyNames.map((name) => [name, name]))
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({ success: true, message: '', data }))
  vi.stubGlobal('fetch', fetch)
  render(
    <QueryClientProvider client={queryClient}>
      <NamesDialog onClose={() => undefined} />
    </QueryClientProvider>,
  )
  const sales = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t.tally('names.sales')}`))
  await screen.findByText(t.tally('whatIsWritten'))
  fireEvent.change(sales(), { target: { value: 'Transfer fees' } })
  fetch.mockImplementation(() => new Promise(() => undefined))
  act(() => void queryClient.invalidateQueries())
  // A query announces its state a moment later.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(sales().value).toBe('Transfer fees')
})
