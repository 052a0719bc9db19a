import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from '#web/app/error-page.tsx'
import { Pending } from '#web/app/pending.tsx'
import { parseSearch, stringifySearch } from '#web/app/search.ts'
import { lazyComponent } from '#web/lib/lazy.tsx'
import { clientPages } from './routes/client.ts'
import { employeePages } from './routes/employee.ts'
import { clientRoute, employeeRoute, rootRoute, superadminRoute } from './routes/layouts.tsx'
import { publicPages } from './routes/public.ts'
import { superadminPages } from './routes/superadmin.ts'
import { superadminPagesBelow } from './routes/superadmin-below.ts'

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
