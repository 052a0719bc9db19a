// Generated from web/pages/routes/*.ts by `npm run gen`; do not edit.
import { accountRoutes } from './pages/routes/account.ts'
import { activityRoutes } from './pages/routes/activity.ts'
import { billRoutes } from './pages/routes/bills.ts'
import { caseRoutes } from './pages/routes/cases.ts'
import { clientRoutes } from './pages/routes/clients.ts'
import { documentRoutes } from './pages/routes/documents.ts'
import { duesRoutes } from './pages/routes/dues.ts'
import { employeeRoutes } from './pages/routes/employees.ts'
import { identityRoutes } from './pages/routes/identity.ts'
import { mailRoutes } from './pages/routes/mails.ts'
import { officeRoutes } from './pages/routes/office.ts'
import { officialFormRoutes } from './pages/routes/official-forms.ts'
import { paymentRoutes } from './pages/routes/payments.ts'
import { queueRoutes } from './pages/routes/queue.ts'
import { referenceRoutes } from './pages/routes/reference.ts'
import { reminderRoutes } from './pages/routes/reminders.ts'
import { serviceRoutes } from './pages/routes/services.ts'
import { setUpRoutes } from './pages/routes/set-up.ts'
import { stageRoutes } from './pages/routes/stages.ts'
import { transactionRoutes } from './pages/routes/transactions.ts'
import { twoFactorRoutes } from './pages/routes/two-factor.ts'
import { vehicleRoutes } from './pages/routes/vehicles.ts'

/** All pages of the web app. */
export const pages = [
  ...accountRoutes,
  ...activityRoutes,
  ...billRoutes,
  ...caseRoutes,
  ...clientRoutes,
  ...documentRoutes,
  ...duesRoutes,
  ...employeeRoutes,
  ...identityRoutes,
  ...mailRoutes,
  ...officeRoutes,
  ...officialFormRoutes,
  ...paymentRoutes,
  ...queueRoutes,
  ...referenceRoutes,
  ...reminderRoutes,
  ...serviceRoutes,
  ...setUpRoutes,
  ...stageRoutes,
  ...transactionRoutes,
  ...twoFactorRoutes,
  ...vehicleRoutes,
] as const
