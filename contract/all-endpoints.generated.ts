// Generated from contract/*/*-endpoints.ts by `npm run gen`; do not edit.
import type { Endpoint } from './endpoint.ts'
import { accountEndpoints } from './account/account-endpoints.ts'
import { activityEndpoints } from './activity/activity-endpoints.ts'
import { adjustmentEndpoints } from './adjustments/adjustment-endpoints.ts'
import { attachmentEndpoints } from './attachments/attachment-endpoints.ts'
import { bankEndpoints } from './bank/bank-endpoints.ts'
import { billEndpoints } from './bills/bill-endpoints.ts'
import { boardEndpoints } from './board/board-endpoints.ts'
import { browserErrorEndpoints } from './browser-errors/browser-error-endpoints.ts'
import { bulkEndpoints } from './bulk/bulk-endpoints.ts'
import { caseEndpoints } from './cases/case-endpoints.ts'
import { clientEndpoints } from './clients/client-endpoints.ts'
import { commentEndpoints } from './comments/comment-endpoints.ts'
import { documentEndpoints } from './documents/document-endpoints.ts'
import { duesEndpoints } from './dues/dues-endpoints.ts'
import { dunningEndpoints } from './dunning/dunning-endpoints.ts'
import { employeeEndpoints } from './employees/employee-endpoints.ts'
import { exportEndpoints } from './exports/export-endpoints.ts'
import { fileEndpoints } from './files/file-endpoints.ts'
import { gstEndpoints } from './gst/gst-endpoints.ts'
import { identityEndpoints } from './identity/identity-endpoints.ts'
import { passkeySignInEndpoints } from './identity/passkey-sign-in-endpoints.ts'
import { stepUpEndpoints } from './identity/step-up-endpoints.ts'
import { importEndpoints } from './imports/import-endpoints.ts'
import { keyEndpoints } from './keys/key-endpoints.ts'
import { mailEndpoints } from './mails/mail-endpoints.ts'
import { marginEndpoints } from './margin/margin-endpoints.ts'
import { notificationEndpoints } from './notifications/notification-endpoints.ts'
import { officeEndpoints } from './office/office-endpoints.ts'
import { officialFormEndpoints } from './official-forms/official-form-endpoints.ts'
import { paperEndpoints } from './papers/paper-endpoints.ts'
import { passkeyEndpoints } from './passkeys/passkey-endpoints.ts'
import { paymentEndpoints } from './payments/payment-endpoints.ts'
import { queueEndpoints } from './queue/queue-endpoints.ts'
import { rateEndpoints } from './rates/rate-endpoints.ts'
import { referenceEndpoints } from './reference/reference-endpoints.ts'
import { reminderEndpoints } from './reminders/reminder-endpoints.ts'
import { requestEndpoints } from './requests/request-endpoints.ts'
import { searchEndpoints } from './search/search-endpoints.ts'
import { serviceEndpoints } from './services/service-endpoints.ts'
import { setUpEndpoints } from './set-up/set-up-endpoints.ts'
import { stageEndpoints } from './stages/stage-endpoints.ts'
import { tallyEndpoints } from './tally/tally-endpoints.ts'
import { taskEndpoints } from './tasks/task-endpoints.ts'
import { teamEndpoints } from './team/team-endpoints.ts'
import { transactionEndpoints } from './transactions/transaction-endpoints.ts'
import { twoFactorEndpoints } from './two-factor/two-factor-endpoints.ts'
import { vehicleEndpoints } from './vehicles/vehicle-endpoints.ts'
import { viewEndpoints } from './views/view-endpoints.ts'
import { webhookEndpoints } from './webhooks/webhook-endpoints.ts'

/** The calls of each feature. */
export const endpointGroups = {
  accountEndpoints,
  activityEndpoints,
  adjustmentEndpoints,
  attachmentEndpoints,
  bankEndpoints,
  billEndpoints,
  boardEndpoints,
  browserErrorEndpoints,
  bulkEndpoints,
  caseEndpoints,
  clientEndpoints,
  commentEndpoints,
  documentEndpoints,
  duesEndpoints,
  dunningEndpoints,
  employeeEndpoints,
  exportEndpoints,
  fileEndpoints,
  gstEndpoints,
  identityEndpoints,
  passkeySignInEndpoints,
  stepUpEndpoints,
  importEndpoints,
  keyEndpoints,
  mailEndpoints,
  marginEndpoints,
  notificationEndpoints,
  officeEndpoints,
  officialFormEndpoints,
  paperEndpoints,
  passkeyEndpoints,
  paymentEndpoints,
  queueEndpoints,
  rateEndpoints,
  referenceEndpoints,
  reminderEndpoints,
  requestEndpoints,
  searchEndpoints,
  serviceEndpoints,
  setUpEndpoints,
  stageEndpoints,
  tallyEndpoints,
  taskEndpoints,
  teamEndpoints,
  transactionEndpoints,
  twoFactorEndpoints,
  vehicleEndpoints,
  viewEndpoints,
  webhookEndpoints,
}

/** Every call of the product; the API description and the access tests read this list. */
export const allEndpoints: readonly Endpoint[] = Object.values(endpointGroups).flatMap((group) =>
  Object.values<Endpoint>(group),
)
