import type { Route } from '../http/request-context.ts'
import { accountRoutes } from './account/routes.ts'
import { activityRoutes } from './activity/routes.ts'
import { billRoutes } from './bills/routes.ts'
import { boardRoutes } from './board/routes.ts'
import { caseRoutes } from './cases/routes.ts'
import { clientRoutes } from './clients/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { referenceRoutes } from './reference/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { taskRoutes } from './tasks/routes.ts'

/** Every call that the server answers. */
export const allRoutes: readonly Route[] = [
  ...identityRoutes,
  ...accountRoutes,
  ...referenceRoutes,
  ...clientRoutes,
  ...caseRoutes,
  ...paymentRoutes,
  ...billRoutes,
  ...documentRoutes,
  ...taskRoutes,
  ...boardRoutes,
  ...activityRoutes,
  ...searchRoutes,
]
