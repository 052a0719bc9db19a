import { createRouter } from '@tanstack/react-router'
import { clientPages } from '#web/app/routes/client.ts'
import { employeePages } from '#web/app/routes/employee.ts'
import { clientRoute, employeeRoute, rootRoute, superadminRoute } from '#web/app/routes/layouts.tsx'
import { publicPages } from '#web/app/routes/public.ts'
import { superadminPages } from '#web/app/routes/superadmin.ts'
import { superadminPagesBelow } from '#web/app/routes/superadmin-below.ts'
import { lazyComponent } from '#web/lib/lazy.tsx'
import { ErrorPage, Pending } from './root.tsx'

/** Parses search parameters as plain texts, `?q=mh12&page=2`; each page's schema converts them. */
function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** The inverse; empty values are omitted. */
function stringifySearch(search: Record<string, unknown>): string {
  const definedEntries = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const text = new URLSearchParams(definedEntries.map(([key, value]) => [key, String(value)])).toString()
  return text ? `?${text}` : ''
}

const routeTree = rootRoute.addChildren([
  ...publicPages,
  superadminRoute.addChildren([...superadminPages, ...superadminPagesBelow]),
  employeeRoute.addChildren(employeePages),
  clientRoute.addChildren(clientPages),
])

/** The pages of all roles, each guarded by the route of its role. */
export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  caseSensitive: false,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  // A page that was loaded before its link is pressed may redirect still, before it asks for what it does not show.
  defaultStaleReloadMode: 'blocking',
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultPendingComponent: Pending,
  defaultErrorComponent: ErrorPage,
  // Not needed for a first visit.
  defaultNotFoundComponent: lazyComponent(() => import('#web/app/not-found-page.tsx'), 'NotFoundPage'),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface HistoryState {
    /** The page that a visitor requested before signing in. */
    from?: string
    /** The case of a detail page. */
    id?: string
    status?: string
    /** The type of expiry of a shortcut. */
    type?: string
  }
}
