import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ExpiryEditing } from '#web/features/cases/expiry/expiry-edit.tsx'
import { queryClient } from '#web/lib/query.ts'

/** For tests: renders a cell, and returns its texts, as the eye separates them. */
export const textsOfCell = async (cell: ReactNode): Promise<string[]> => (await readCell(cell)).texts

/** For tests: renders a cell within a router, and returns its texts, and those that a search has marked. */
export async function readCell(cell: ReactNode): Promise<{ texts: string[]; marked: string[] }> {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <QueryClientProvider client={queryClient}>
          <ExpiryEditing>{cell}</ExpiryEditing>
        </QueryClientProvider>
      ),
    }),
    history: createMemoryHistory(),
  })
  await router.load()
  const { container } = render(<RouterProvider router={router} />)
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    const text = textContent?.trim()
    if (text && !parentElement?.closest('.sr-only')) texts.push(text)
  }
  const marked = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent)
  cleanup()
  return { texts, marked }
}
