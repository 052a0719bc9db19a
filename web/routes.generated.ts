// Generated from web/pages/routes/*.ts by `npm run gen`; do not edit.
import { casesRoutes } from './pages/routes/cases.ts'
import { moneyRoutes } from './pages/routes/money.ts'
import { officeRoutes } from './pages/routes/office.ts'
import { peopleRoutes } from './pages/routes/people.ts'

/** All pages of the web app. */
export const pages = [
  ...casesRoutes,
  ...moneyRoutes,
  ...officeRoutes,
  ...peopleRoutes,
] as const
