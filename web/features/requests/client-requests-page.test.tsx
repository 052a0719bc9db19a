import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { serviceEndpoints } from '#web/endpoints.generated.ts'
import { requestsPage } from '#web/features/requests/request-queries.ts'
import { queryClient } from '#web/lib/query.ts'
import { Page } from './client-requests-page.tsx'

test('services that cannot be loaded are told in the place of the form, and asked for once', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith(serviceEndpoints.all.path)) asked()
    return Response.json({ success: false }, { status: 500 })
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  queryClient.setQueryData(requestsPage(null, 0).queryKey, { data: [] } as never)
  await showAt('/', <Page />)
  await screen.findByText(t.services('fetchFailed'))
  expect(asked).toHaveBeenCalledTimes(1)
})
