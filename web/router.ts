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

// An explicit type, since the pages' own modules, which are checked here, use it.
export const router: AppRouter = makeRouter<Tables>(publicRoutes, {
  superadmin: async () => (await import('./pages/routes/superadmin.ts')).superadminRoutes,
  employee: async () => (await import('./pages/routes/employee.ts')).employeeRoutes,
  client: async () => (await import('./pages/routes/client.ts')).clientRoutes,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
