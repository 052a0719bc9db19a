import { createRootRoute, createRoute } from '@tanstack/react-router'
import type { Role } from '#contract/endpoint.ts'
import { guardRole } from '#web/lib/page-access.ts'
import { lazyComponent } from '#web/shell/lazy-page.tsx'
import { PendingShell } from '#web/shell/pending.tsx'
import { Root } from '#web/shell/root.tsx'

/* The routes around the pages: the root, and the shell of each role with its guard. */

export const rootRoute = createRootRoute({ component: Root })

const shellOf = (role: Role) => ({
  beforeLoad: guardRole(role),
  component: lazyComponent(() => import('#web/shell/app-layout.tsx'), 'AppLayout'),
  pendingComponent: PendingShell,
})

export const superadminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/superadmin',
  ...shellOf('superadmin'),
})
export const employeeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/employee', ...shellOf('employee') })
export const clientRoute = createRoute({ getParentRoute: () => rootRoute, path: '/client', ...shellOf('client') })
