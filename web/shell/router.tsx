import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { useLanguage } from '#web/lib/language.ts'
import { checkAccess, landingPath, sessionRestored } from '#web/lib/page-access.ts'
import type { RawSearch } from '#web/lib/search-schema.ts'
import { isAuthenticated, session } from '#web/lib/session.ts'
import { ErrorPage } from '#web/pages/error-page.tsx'
import { type CasePath, ownCasePath, type PagePath, type ParameterPath, paths, roleFromPath } from '#web/paths.ts'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import type { PageEntry, PageModule } from './page-entry.ts'
import { Root } from './root.tsx'
import { parseSearch, stringifySearch } from './search.ts'
import { sidebarOpen } from './sidebar-state.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that a visitor requested before signing in. */
    from?: string
    /** The case of a detail page (spec/2 point 2). */
    id?: string
    status?: string
    /** The type of expiry of a shortcut (spec/2 point 5). */
    type?: string
  }
}

/** Renders a page again when the language changes: the router keeps what it has rendered. */
function inLanguage(Component: ReturnType<typeof lazyRouteComponent>) {
  function Following() {
    useLanguage()
    return <Component />
  }
  return Object.assign(Following, Component.preload && { preload: Component.preload })
}

// Not needed for a first visit.
const NotFoundPage = inLanguage(lazyRouteComponent(() => import('#web/pages/not-found-page.tsx'), 'NotFoundPage'))

/**
 * The entries of a route table, checked against their modules' exports: a page, and a loader for its search parameters.
 */
type Checked<Entries extends readonly PageEntry[]> = {
  [I in keyof Entries]: Entries[I] & { page: () => Promise<PageModule<SearchOf<Entries[I]>>> }
}
type SearchOf<Entry> = Entry extends PageEntry<PagePath | CasePath | ParameterPath, infer Search> ? Search : never

/** The router for a table of pages, guarded by role (spec/1 points 2 and 6). */
export function makeRouter<const Entries extends readonly PageEntry[]>(pages: Checked<Entries>) {
  const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage })
  const superadmin = roleRoute(root, 'superadmin')
  const employee = roleRoute(root, 'employee')
  const client = roleRoute(root, 'client')
  // The compiler cannot infer the addresses through filter() and map(): these types state the result of each entry.
  const open = publicRoutes(root, pages) as unknown as PublicRoutes<typeof root, Entries[number]>
  const routeTree = root.addChildren([
    ...open,
    superadmin.addChildren(
      roleRoutes(superadmin, 'superadmin', pages) as unknown as RoleRoutes<
        typeof superadmin,
        'superadmin',
        Entries[number]
      >,
    ),
    employee.addChildren(
      roleRoutes(employee, 'employee', pages) as unknown as RoleRoutes<typeof employee, 'employee', Entries[number]>,
    ),
    client.addChildren(
      roleRoutes(client, 'client', pages) as unknown as RoleRoutes<typeof client, 'client', Entries[number]>,
    ),
  ])
  return createRouter({
    routeTree,
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

/** The type of a page's route, with its address below the parent and its search parameters. */
type RouteOf<Parent extends AnyRoute, Path extends string, Search extends object> = ReturnType<
  typeof pageRoute<Parent, Path, Search>
>
type PublicRoutes<Parent extends AnyRoute, Entry> = readonly (Entry extends { path: infer Path extends string }
  ? Path extends `/${Role}${string}`
    ? never
    : RouteOf<Parent, Path, SearchOf<Entry>>
  : never)[]
type RoleRoutes<Parent extends AnyRoute, R extends Role, Entry> = readonly (Entry extends {
  path: `/${R}${infer Rest}`
}
  ? RouteOf<Parent, Rest extends '' ? '/' : Rest, SearchOf<Entry>>
  : never)[]

type AnyEntries = readonly (PageEntry & { page: () => Promise<PageModule> })[]

const publicRoutes = (root: AnyRoute, pages: AnyEntries) =>
  pages
    .filter(({ path }) => roleFromPath(path) === null)
    .map((entry) => pageRoute(root, entry.path, entry, entry.page, entry.search ?? noSearch))

const roleRoute = <Root extends AnyRoute, const R extends Role>(root: Root, role: R) =>
  createRoute({
    getParentRoute: () => root,
    path: `/${role}`,
    beforeLoad: guard([role]),
    component: inLanguage(lazyRouteComponent(() => import('./app-layout.tsx'), 'AppLayout')),
    pendingComponent: PendingShell,
  })

/** The routes of a role; an unknown address keeps the shell around "not found". */
function roleRoutes(parent: AnyRoute, role: Role, pages: AnyEntries): readonly AnyRoute[] {
  const rolePages = pages.filter(({ path }) => roleFromPath(path) === role)
  return [
    ...rolePages.map((entry) =>
      pageRoute(parent, entry.path.slice(role.length + 1) || '/', entry, entry.page, entry.search ?? noSearch),
    ),
    createRoute({ getParentRoute: () => parent, path: '$', component: NotFoundPage }),
  ]
}

function pageRoute<Parent extends AnyRoute, const Path extends string, Search extends object>(
  parent: Parent,
  path: Path,
  entry: PageEntry,
  page: () => Promise<PageModule<Search>>,
  search: (search: RawSearch) => Search,
) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: search,
    staticData: { entry },
    ...(entry.path === paths.signIn ? { beforeLoad: skipSignIn } : {}),
    loader: async ({ params, location }) => {
      // A chunk that cannot be loaded is handled where the component is rendered.
      const module = await page().catch(() => null)
      return module?.loader?.({ params, search: search(location.search), state: location.state }) ?? null
    },
    component: inLanguage(lazyRouteComponent(page, 'Page')),
  })
}

const noSearch = () => ({})

interface GuardContext {
  location: { href: string }
  preload: boolean
}

function guard(roles: readonly Role[]) {
  return async ({ location, preload }: GuardContext) => {
    await sessionRestored()
    const state = session.get()
    const access = checkAccess(state, roles)
    if (access === 'sign-in') throw redirect({ to: paths.signIn, state: { from: location.href }, replace: true })
    if (access === 'unauthorized') {
      const rolePages = state.user && ownCasePath(location.href, state.user.role)
      if (rolePages) throw redirect({ href: rolePages, replace: true })
      if (!preload) console.warn(messages.session.unauthorizedAttempt)
      throw redirect({ to: paths.unauthorized, replace: true })
    }
  }
}

/** Redirects signed-in users from the sign-in page (spec/1 point 2). */
async function skipSignIn({ location }: { location: { state: { from?: string } } }) {
  await sessionRestored()
  const state = session.get()
  const to = isAuthenticated(state) ? landingPath(state.user, location.state.from) : null
  if (to) throw redirect({ href: to, replace: true })
}

function Pending() {
  return (
    <div className="mx-auto max-w-[84rem]">
      <PageSkeleton text={messages.session.loading} />
    </div>
  )
}

/** The outline of the shell while its code loads, so that the page does not jump when it arrives. */
function PendingShell() {
  return (
    <>
      <div aria-hidden="true" className="h-14 border-b bg-rail md:hidden" />
      <div
        aria-hidden="true"
        className={`fixed inset-y-0 left-0 border-r bg-rail max-md:hidden ${sidebarOpen.get() ? 'w-(--sidebar)' : 'w-(--sidebar-rail)'}`}
      />
      <main
        className={`px-4 pt-5 md:px-8 md:pt-8 ${sidebarOpen.get() ? 'md:ml-(--sidebar)' : 'md:ml-(--sidebar-rail)'}`}
      >
        <Pending />
      </main>
    </>
  )
}
