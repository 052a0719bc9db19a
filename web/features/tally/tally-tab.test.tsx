import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { queryClient } from '#web/lib/query.ts'
import { TallyTab } from './tally-tab.tsx'

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
