// Generated from server/features/*/routes.ts by `npm run gen`; do not edit.
import type { Route } from '../http/route.ts'
import { accountRoutes } from './account/routes.ts'
import { activityRoutes } from './activity/routes.ts'
import { adjustmentRoutes } from './adjustments/routes.ts'
import { attachmentRoutes } from './attachments/routes.ts'
import { bankRoutes } from './bank/routes.ts'
import { billRoutes } from './bills/routes.ts'
import { boardRoutes } from './board/routes.ts'
import { browserErrorRoutes } from './browser-errors/routes.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { caseRoutes } from './cases/routes.ts'
import { cashRoutes } from './cash/routes.ts'
import { clientRoutes } from './clients/routes.ts'
import { commentRoutes } from './comments/routes.ts'
import { dealerMessageRoutes } from './dealer-messages/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { duesRoutes } from './dues/routes.ts'
import { dunningRoutes } from './dunning/routes.ts'
import { employeeRoutes } from './employees/routes.ts'
import { exportRoutes } from './exports/routes.ts'
import { fileRoutes } from './files/routes.ts'
import { gstRoutes } from './gst/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { importRoutes } from './imports/routes.ts'
import { keyRoutes } from './keys/routes.ts'
import { mailRoutes } from './mails/routes.ts'
import { marginRoutes } from './margin/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { officeRoutes } from './office/routes.ts'
import { officialFormRoutes } from './official-forms/routes.ts'
import { originalRoutes } from './originals/routes.ts'
import { paperRoutes } from './papers/routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { queueRoutes } from './queue/routes.ts'
import { rateRoutes } from './rates/routes.ts'
import { readingRoutes } from './readings/routes.ts'
import { referenceRoutes } from './reference/routes.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { requestRoutes } from './requests/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { serviceRoutes } from './services/routes.ts'
import { setUpRoutes } from './set-up/routes.ts'
import { stageRoutes } from './stages/routes.ts'
import { tallyRoutes } from './tally/routes.ts'
import { taskRoutes } from './tasks/routes.ts'
import { teamRoutes } from './team/routes.ts'
import { transactionRoutes } from './transactions/routes.ts'
import { twoFactorRoutes } from './two-factor/routes.ts'
import { vehicleRoutes } from './vehicles/routes.ts'
import { viewRoutes } from './views/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

/** Every route of the server. */
export const allRoutes: readonly Route[] = [
  ...accountRoutes,
  ...activityRoutes,
  ...adjustmentRoutes,
  ...attachmentRoutes,
  ...bankRoutes,
  ...billRoutes,
  ...boardRoutes,
  ...browserErrorRoutes,
  ...bulkRoutes,
  ...caseRoutes,
  ...cashRoutes,
  ...clientRoutes,
  ...commentRoutes,
  ...dealerMessageRoutes,
  ...documentRoutes,
  ...duesRoutes,
  ...dunningRoutes,
  ...employeeRoutes,
  ...exportRoutes,
  ...fileRoutes,
  ...gstRoutes,
  ...identityRoutes,
  ...importRoutes,
  ...keyRoutes,
  ...mailRoutes,
  ...marginRoutes,
  ...notificationRoutes,
  ...officeRoutes,
  ...officialFormRoutes,
  ...originalRoutes,
  ...paperRoutes,
  ...passkeyRoutes,
  ...paymentRoutes,
  ...queueRoutes,
  ...rateRoutes,
  ...readingRoutes,
  ...referenceRoutes,
  ...reminderRoutes,
  ...requestRoutes,
  ...searchRoutes,
  ...serviceRoutes,
  ...setUpRoutes,
  ...stageRoutes,
  ...tallyRoutes,
  ...taskRoutes,
  ...teamRoutes,
  ...transactionRoutes,
  ...twoFactorRoutes,
  ...vehicleRoutes,
  ...viewRoutes,
  ...webhookRoutes,
]
