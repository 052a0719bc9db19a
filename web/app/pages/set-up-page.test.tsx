import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setUpSteps } from '#contract/set-up/set-up.ts'
import { t } from '#contract/texts.ts'
import { setUpProgress } from '#web/features/set-up/set-up-progress.ts'
import { queryClient } from '#web/lib/query.ts'
import { OfficeSetUp } from './set-up-page.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a message that the office did not load stands in place of the form of its step', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
  const nothingDone = Object.fromEntries(setUpSteps.map((step) => [step, false]))
  queryClient.setQueryData(setUpProgress().queryKey, { data: nothingDone, message: '', meta: undefined } as never)
  render(
    <QueryClientProvider client={queryClient}>
      <OfficeSetUp />
    </QueryClientProvider>,
  )
  await screen.findByText(t.office('fetchFailed'))
  expect(screen.getByRole('button', { name: t.general('tryAgain') })).toBeTruthy()
})
