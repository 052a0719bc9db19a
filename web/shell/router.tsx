import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  type HistoryState,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { judge, landing, sessionRestored } from '#web/lib/guard.ts'
import { isAuthenticated, session } from '#web/lib/session.ts'
import { ErrorPage } from '#web/pages/error-page.tsx'
import { ownCasePath, paths, roleHome } from '#web/paths.ts'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { Root } from './root.tsx'
import { parseSearch, stringifySearch } from './search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that a visitor asked for before signing in. */
    from?: string
    /** The case that a detail page shows (spec/2 point 2). */
    id?: string
    status?: string
    /** An expiry shortcut: PUC, INSURANCE, FITNESS, TAX or PERMIT (spec/2 point 5). */
    type?: string
  }
}

/** What a page's loader is told. */
export interface PageLocation {
  params: Readonly<Record<string, string>>
  search: Readonly<Record<string, string>>
  state: HistoryState
}

/** A page's module: `export function Page()`, and optionally a loader that asks for its data early. */
export interface PageModule {
  Page: ComponentType
  loader?: (where: PageLocation) => unknown
}

/** One line of the route table. */
export interface PageEntry {
  path: string
  roles: 'public' | readonly Role[]
  page: () => Promise<PageModule>
}

// Of no use to a first visit.
const NotFoundPage = lazyRouteComponent(() => import('#web/pages/not-found-page.tsx'), 'NotFoundPage')

/** The router over a table of pages, guarded by role (spec/1 points 2 and 6). */
export function makeRouter(pages: readonly PageEntry[]) {
  const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage })
  const publicRoutes = pages
    .filter((entry) => entry.roles === 'public')
    .map((entry) => pageRoute(root, entry, entry.path))
  const groups = (Object.keys(roleHome) as Role[]).map((role) => roleRoute(root, role, pages))
  return createRouter({
    routeTree: root.addChildren([...publicRoutes, ...groups]),
    parseSearch,
    stringifySearch,
    caseSensitive: false,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}

/** All pages of one role inside the shell; an unknown address keeps the shell around "not found". */
function roleRoute(root: AnyRoute, role: Role, pages: readonly PageEntry[]): AnyRoute {
  const start = `/${role}`
  const group: AnyRoute = createRoute({
    getParentRoute: () => root,
    path: start,
    beforeLoad: guard([role]),
    component: lazyRouteComponent(() => import('./app-layout.tsx'), 'AppLayout'),
  })
  const own = pages.filter((entry) => entry.roles !== 'public' && entry.roles.includes(role))
  return group.addChildren([
    ...own.map((entry) => pageRoute(group, entry, entry.path.slice(start.length) || '/')),
    createRoute({ getParentRoute: () => group, path: '$', component: NotFoundPage }),
  ])
}

function pageRoute(parent: AnyRoute, entry: PageEntry, path: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    ...(entry.path === paths.signIn ? { beforeLoad: skipSignIn } : {}),
    loader: async ({ params, location }) => {
      // A chunk that cannot be had is dealt with where the component is rendered.
      const module = await entry.page().catch(() => null)
      return (
        module?.loader?.({ params, search: location.search as Record<string, string>, state: location.state }) ?? null
      )
    },
    component: lazyRouteComponent(entry.page, 'Page'),
  })
}

interface GuardContext {
  location: { href: string }
  preload: boolean
}

function guard(roles: readonly Role[]) {
  return async ({ location, preload }: GuardContext) => {
    await sessionRestored()
    const state = session.get()
    const verdict = judge(state, roles)
    if (verdict === 'sign-in') throw redirect({ to: paths.signIn, state: { from: location.href }, replace: true })
    if (verdict === 'unauthorized') {
      const own = state.user && ownCasePath(location.href, state.user.role)
      if (own) throw redirect({ href: own, replace: true })
      if (!preload) console.warn(messages.session.unauthorizedAttempt)
      throw redirect({ to: paths.unauthorized, replace: true })
    }
  }
}

/** The sign-in page is not for who is signed in (spec/1 point 2). */
async function skipSignIn({ location }: { location: { state: { from?: string } } }) {
  await sessionRestored()
  const state = session.get()
  const to = isAuthenticated(state) ? landing(state.user, location.state.from) : null
  if (to) throw redirect({ href: to, replace: true })
}

function Pending() {
  return (
    <div className="mx-auto max-w-[84rem]">
      <PageSkeleton text={messages.session.loading} />
    </div>
  )
}
