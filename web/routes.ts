import { accountRoutes } from '#web/features/account/routes.ts'
import { activityRoutes } from '#web/features/activity/routes.ts'
import { billRoutes } from '#web/features/bills/routes.ts'
import { caseRoutes } from '#web/features/cases/routes.ts'
import { clientRoutes } from '#web/features/clients/routes.ts'
import { documentRoutes } from '#web/features/documents/routes.ts'
import { duesRoutes } from '#web/features/dues/routes.ts'
import { employeeRoutes } from '#web/features/employees/routes.ts'
import { identityRoutes } from '#web/features/identity/routes.ts'
import { mailRoutes } from '#web/features/mails/routes.ts'
import { officeRoutes } from '#web/features/office/routes.ts'
import { officialFormRoutes } from '#web/features/official-forms/routes.ts'
import { paymentRoutes } from '#web/features/payments/routes.ts'
import { queueRoutes } from '#web/features/queue/routes.ts'
import { referenceRoutes } from '#web/features/reference/routes.ts'
import { setUpRoutes } from '#web/features/set-up/routes.ts'
import { stageRoutes } from '#web/features/stages/routes.ts'
import { transactionRoutes } from '#web/features/transactions/routes.ts'
import { twoFactorRoutes } from '#web/features/two-factor/routes.ts'
import { reminderRoutes } from './features/reminders/routes.ts'
import { serviceRoutes } from './features/services/routes.ts'
import { vehicleRoutes } from './features/vehicles/routes.ts'

/** All pages, as their features register them. */
export const pages = [
  ...identityRoutes,
  ...accountRoutes,
  ...twoFactorRoutes,
  ...caseRoutes,
  ...clientRoutes,
  ...employeeRoutes,
  ...referenceRoutes,
  ...paymentRoutes,
  ...billRoutes,
  ...duesRoutes,
  ...transactionRoutes,
  ...documentRoutes,
  ...queueRoutes,
  ...stageRoutes,
  ...reminderRoutes,
  ...vehicleRoutes,
  ...serviceRoutes,
  ...mailRoutes,
  ...officialFormRoutes,
  ...officeRoutes,
  ...setUpRoutes,
  ...activityRoutes,
] as const
