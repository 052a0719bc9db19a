import { createRootRoute, createRoute } from '@tanstack/react-router'
import type { Role } from '#contract/endpoint.ts'
import { PendingShell, Root } from '#web/app/root.tsx'
import { lazyComponent } from '#web/lib/lazy.tsx'
import { guardRole } from '#web/lib/session.ts'

/* The routes around the pages: the root, and the shell of each role with its guard. */

export const rootRoute = createRootRoute({ component: Root })

const shellOf = (role: Role) => ({
  beforeLoad: guardRole(role),
  component: lazyComponent(() => import('#web/app/app-layout.tsx'), 'AppLayout'),
  pendingComponent: PendingShell,
})

export const superadminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/superadmin',
  ...shellOf('superadmin'),
})
export const employeeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/employee', ...shellOf('employee') })
export const clientRoute = createRoute({ getParentRoute: () => rootRoute, path: '/client', ...shellOf('client') })
