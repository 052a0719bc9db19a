import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { queryClient } from '#web/lib/query.ts'
import { TooltipProvider } from '#web/ui/guarded-button.tsx'

/**
 * For tests: renders an element at an address, `/?tab=gst`, with its navigation state and the answers that `queryClient`
 * knows; returns the router.
 */
export async function showAt(address: string, element: ReactNode, state: object = {}) {
  const history = createMemoryHistory({ initialEntries: [address] })
  history.replace(address, state)
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <QueryClientProvider client={queryClient}>{element}</QueryClientProvider>,
    }),
    history,
  })
  await router.load()
  render(<RouterProvider router={router} />, { wrapper: TooltipProvider })
  return router
}
