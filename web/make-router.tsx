import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  type HistoryState,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { useLanguage } from '#web/lib/language.ts'
import { loadPage } from '#web/lib/missing-script.ts'
import { checkAccess, landingPath, sessionRestored } from '#web/lib/page-access.ts'
import type { RawSearch } from '#web/lib/search-schema.ts'
import { isAuthenticated, session } from '#web/lib/session.ts'
import { ErrorPage } from '#web/pages/error-page.tsx'
import { type CasePath, ownCasePath, type PagePath, type ParameterPath, paths } from '#web/paths.ts'
import type { PageEntry, PageModule } from '#web/shell/page-entry.ts'
import { Root } from '#web/shell/root.tsx'
import { parseSearch, stringifySearch } from '#web/shell/search.ts'
import { sidebarOpen } from '#web/shell/sidebar-state.ts'
import { PageSkeleton } from '#web/ui/skeleton.tsx'

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

const AppLayout = lazyRouteComponent(
  loadPage(() => import('#web/shell/app-layout.tsx')),
  'AppLayout',
)
// Not needed for a first visit.
const NotFoundPage = inLanguage(
  lazyRouteComponent(
    loadPage(() => import('#web/pages/not-found-page.tsx')),
    'NotFoundPage',
  ),
)

/**
 * The entries of a route table, checked against their modules' exports: a page, and a loader for its search parameters.
 */
type Checked<Entries extends readonly PageEntry[]> = {
  [I in keyof Entries]: Entries[I] & { page: () => Promise<PageModule<SearchOf<Entries[I]>>> }
}

type SearchOf<Entry> = Entry extends PageEntry<PagePath | CasePath | ParameterPath, infer Search> ? Search : never

/** The route tables: of the pages before sign-in, and of each role. */
type Tables = Record<Role | 'public', readonly PageEntry[]>

/**
 * The router for the pages, guarded by role (spec/1 points 2 and 6). The table of a role is loaded when its first page is
 * opened.
 */
export function makeRouter<const T extends Tables>(
  publicPages: Checked<T['public']>,
  pagesOf: { [R in Role]: () => Promise<Checked<T[R]>> },
) {
  const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage })
  const addPages = async (role: Role, parent: AnyRoute) => {
    const pages = (await pagesOf[role]()) as AnyEntries
    if (hasPages(parent)) return
    parent.addChildren([...parent.children, ...roleRoutes(parent, role, pages)])
    router.setRoutes(router.buildRouteTree())
  }
  const superadmin = roleRoute(root, 'superadmin', addPages)
  const employee = roleRoute(root, 'employee', addPages)
  const client = roleRoute(root, 'client', addPages)
  // The compiler cannot infer the addresses through map(), nor from tables to come: these types state the result of
  // each entry.
  const routeTree = root.addChildren([
    ...(publicRoutes(root, publicPages) as unknown as PublicRoutes<typeof root, T['public'][number]>),
    superadmin.addChildren(
      notFoundBelow(superadmin) as unknown as RoleRoutes<typeof superadmin, 'superadmin', T['superadmin'][number]>,
    ),
    employee.addChildren(
      notFoundBelow(employee) as unknown as RoleRoutes<typeof employee, 'employee', T['employee'][number]>,
    ),
    client.addChildren(notFoundBelow(client) as unknown as RoleRoutes<typeof client, 'client', T['client'][number]>),
  ])
  const router = createRouter({
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
    defaultNotFoundComponent: NotFoundPage,
  })
  return router
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
  pages.map((entry) => pageRoute(root, entry.path, entry, entry.page, entry.search ?? noSearch))

function roleRoute<Root extends AnyRoute, const R extends Role>(
  root: Root,
  role: R,
  addPages: (role: Role, route: AnyRoute) => Promise<void>,
) {
  const route = createRoute({
    getParentRoute: () => root,
    path: `/${role}`,
    beforeLoad: async (context: GuardContext) => {
      // Before sign-in the pages are only preloaded; the guard lets nobody in.
      if (context.preload && !isAuthenticated(session.get()))
        await Promise.all([addPages(role, route), AppLayout.preload?.()])
      await guard(role, context)
      if (hasPages(route)) return
      await addPages(role, route)
      // The address is matched again, with the pages.
      throw redirect({ href: context.location.href, state: context.location.state, replace: true })
    },
    component: inLanguage(AppLayout),
    pendingComponent: PendingShell,
  })
  return route
}

/** The route of an unknown address, which keeps the shell around "not found"; alone until the role's pages are loaded. */
const notFoundBelow = (parent: AnyRoute) => [
  createRoute({ getParentRoute: () => parent, path: '$', component: NotFoundPage }),
]

/** Returns whether the pages of a role are loaded. */
const hasPages = ({ children }: AnyRoute): boolean => children.length > 1

const roleRoutes = (parent: AnyRoute, role: Role, pages: AnyEntries): readonly AnyRoute[] =>
  pages.map((entry) =>
    pageRoute(parent, entry.path.slice(role.length + 1) || '/', entry, entry.page, entry.search ?? noSearch),
  )

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
    // Text typed for one case, and its revealed numbers, must not stay on the page of the next.
    remountDeps: ({ params }) => params,
    staticData: { entry },
    ...(entry.path === paths.signIn ? { beforeLoad: skipSignIn } : {}),
    loader: async ({ params, location, preload }) => {
      // A chunk that cannot be loaded is handled where the component is rendered.
      const module = await page().catch(() => null)
      const { search: rawSearch, state } = location
      const where = { params, search: search(rawSearch), rawSearch, state, isPreload: preload }
      return module?.loader?.(where) ?? null
    },
    component: inLanguage(lazyRouteComponent(loadPage(page), 'Page')),
  })
}

const noSearch = () => ({})

interface GuardContext {
  location: { href: string; state: HistoryState }
  preload: boolean
}

async function guard(role: Role, { location, preload }: GuardContext): Promise<void> {
  await sessionRestored()
  const state = session.get()
  const access = checkAccess(state, [role])
  if (access === 'sign-in') throw redirect({ to: paths.signIn, state: { from: location.href }, replace: true })
  if (access === 'unauthorized') {
    const rolePages = state.user && ownCasePath(location.href, state.user.role)
    if (rolePages) throw redirect({ href: rolePages, replace: true })
    if (!preload) console.warn(messages.session.unauthorizedAttempt)
    throw redirect({ to: paths.unauthorized, replace: true })
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
      <PageSkeleton />
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
        className={clsx(
          'fixed inset-y-0 left-0 border-r bg-rail max-md:hidden',
          sidebarOpen.get() ? 'w-(--sidebar)' : 'w-(--sidebar-rail)',
        )}
      />
      <main
        className={clsx(
          'px-4 pt-5 md:px-8 md:pt-8',
          sidebarOpen.get() ? 'md:ml-(--sidebar)' : 'md:ml-(--sidebar-rail)',
        )}
      >
        <Pending />
      </main>
    </>
  )
}
