// Generated from web/pages/routes/*.ts by `npm run gen`; do not edit.
import { clientRoutes } from './pages/routes/client.ts'
import { employeeRoutes } from './pages/routes/employee.ts'
import { publicRoutes } from './pages/routes/public.ts'
import { superadminRoutes } from './pages/routes/superadmin.ts'

/** All pages of the web app. */
export const pages = [
  ...clientRoutes,
  ...employeeRoutes,
  ...publicRoutes,
  ...superadminRoutes,
] as const
