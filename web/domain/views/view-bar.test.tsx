import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { viewEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { ViewBar } from './view-bar.tsx'

vi.stubGlobal('scrollTo', () => undefined) // jsdom has none
afterEach(cleanup)

const rows = createRootRoute({
  component: () => (
    <QueryClientProvider client={queryClient}>
      <ViewBar list="verified" query={{}} />
    </QueryClientProvider>
  ),
})

async function open(history: ReturnType<typeof createMemoryHistory>) {
  const router = createRouter({ routeTree: rows, history })
  await router.load()
  render(<RouterProvider router={router} />)
  return () => router.latestLocation.search as Record<string, unknown>
}

test('a person who has chosen all rows finds them again after Back or a reload', async () => {
  const view = {
    id: 'one',
    list: 'verified',
    name: 'Ready',
    query: { statuses: ['ready'] },
    isStart: true,
    isMine: true,
  }
  queryClient.setQueryData(apiQuery(viewEndpoints.all, {}).queryKey, { data: [view] } as never)
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const search = await open(history)
  await waitFor(() => expect(search().statuses).toBe('ready'))
  await act(async () => screen.getByRole('button', { name: messages.views.all }).click())
  await waitFor(() => expect(search().statuses).toBeUndefined())

  cleanup()
  const searchAgain = await open(history)
  const all = () => screen.getByRole('button', { name: messages.views.all }).ariaPressed
  expect([searchAgain().statuses, all()]).toEqual([undefined, 'true'])
  await act(async () => screen.getByRole('button', { name: 'Ready' }).click())
  await waitFor(() => expect(searchAgain().statuses).toBe('ready'))
  expect(all()).toBe('false')
})
