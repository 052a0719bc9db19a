import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { firstGstSettings } from '#contract/gst/gst.ts'
import { t } from '#contract/texts.ts'
import { gstEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { GstTab } from './gst-tab.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a message that the office did not load stands in place of the form', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
  const settings = { data: firstGstSettings, message: '', meta: undefined }
  queryClient.setQueryData(apiQuery(gstEndpoints.settings, {}).queryKey, settings)
  render(
    <QueryClientProvider client={queryClient}>
      <GstTab />
    </QueryClientProvider>,
  )
  await screen.findByText(t.office('fetchFailed'))
  expect(screen.getByRole('button', { name: t.general('tryAgain') })).toBeTruthy()
})
