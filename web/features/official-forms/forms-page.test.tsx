import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OfficialForm } from '#contract/official-forms/official-form.ts'
import { t } from '#contract/texts.ts'
import { queryClient } from '#web/lib/query.ts'
import { EditOfficialFormDialog } from './forms-page.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a form opens without the services, and says that they did not load', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
  const edited: OfficialForm = { id: 'a', name: 'Form 29', services: [], marks: [], isActive: true } as never
  render(
    <QueryClientProvider client={queryClient}>
      <EditOfficialFormDialog edited={edited} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  await screen.findByText(t.services('fetchFailed'))
  expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t.officialForms('nameLabel')}`)).value).toBe('Form 29')
})
