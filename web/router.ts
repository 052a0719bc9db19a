import { makeRouter } from './make-router.tsx'
import type { clientRoutes } from './pages/routes/client.ts'
import type { employeeRoutes } from './pages/routes/employee.ts'
import { publicRoutes } from './pages/routes/public.ts'
import type { superadminRoutes } from './pages/routes/superadmin.ts'

interface Tables {
  public: typeof publicRoutes
  superadmin: typeof superadminRoutes
  employee: typeof employeeRoutes
  client: typeof clientRoutes
}

type AppRouter = ReturnType<typeof makeRouter<Tables>>

/** Milliseconds after which the table of the later pages loads: the first page has priority. */
const REST_MS = 2_000

/** Returns the table of a role; that of the later pages follows. */
function andLater<T>(table: Promise<T>): Promise<T> {
  window.setTimeout(() => void import('./pages/later-pages.generated.ts').catch(() => null), REST_MS)
  return table
}

// An explicit type, since the pages' own modules, which are checked here, use it.
export const router: AppRouter = makeRouter<Tables>(publicRoutes, {
  superadmin: async () => (await andLater(import('./pages/routes/superadmin.ts'))).superadminRoutes,
  employee: async () => (await andLater(import('./pages/routes/employee.ts'))).employeeRoutes,
  client: async () => (await andLater(import('./pages/routes/client.ts'))).clientRoutes,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
