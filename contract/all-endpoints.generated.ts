// Generated from contract/*/*.ts by `npm run gen`; do not edit.
import type { Endpoint } from './endpoint.ts'
import { accountEndpoints } from './account/account.ts'
import { activityEndpoints } from './activity/activity.ts'
import { adjustmentEndpoints } from './adjustments/adjustment.ts'
import { attachmentEndpoints } from './attachments/attachment.ts'
import { bankEndpoints } from './bank/bank.ts'
import { billEndpoints } from './bills/bill.ts'
import { boardEndpoints } from './board/board.ts'
import { browserErrorEndpoints } from './browser-errors/browser-error.ts'
import { bulkEndpoints } from './bulk/bulk.ts'
import { caseEndpoints } from './cases/case-endpoints.ts'
import { caseGroupEndpoints } from './cases/case-groups.ts'
import { cashEndpoints } from './cash/cash.ts'
import { clientEndpoints } from './clients/client.ts'
import { commentEndpoints } from './comments/comment.ts'
import { dealerMessageEndpoints } from './dealer-messages/dealer-message.ts'
import { documentEndpoints } from './documents/document.ts'
import { duesEndpoints } from './dues/dues.ts'
import { dunningEndpoints } from './dunning/dunning.ts'
import { employeeEndpoints } from './employees/employee.ts'
import { exportEndpoints } from './exports/export.ts'
import { fileEndpoints } from './files/file-endpoints.ts'
import { gstEndpoints } from './gst/gst.ts'
import { identityEndpoints } from './identity/identity.ts'
import { passkeySignInEndpoints } from './identity/passkey-sign-in-endpoints.ts'
import { stepUpEndpoints } from './identity/step-up.ts'
import { importEndpoints } from './imports/import.ts'
import { keyEndpoints } from './keys/key.ts'
import { mailSettingsEndpoints } from './mails/mail-settings.ts'
import { mailEndpoints } from './mails/mail.ts'
import { marginEndpoints } from './margin/margin.ts'
import { notificationEndpoints } from './notifications/notification.ts'
import { officeEndpoints } from './office/office.ts'
import { officialFormEndpoints } from './official-forms/official-form.ts'
import { originalEndpoints } from './originals/original.ts'
import { paperEndpoints } from './papers/paper.ts'
import { passkeyEndpoints } from './passkeys/passkey.ts'
import { paymentGroupEndpoints } from './payments/payment-groups.ts'
import { paymentEndpoints } from './payments/payment.ts'
import { queueEndpoints } from './queue/queue.ts'
import { rateEndpoints } from './rates/rate.ts'
import { readingEndpoints } from './readings/reading.ts'
import { referenceEndpoints } from './reference/reference.ts'
import { reminderEndpoints } from './reminders/reminder-endpoints.ts'
import { requestEndpoints } from './requests/request.ts'
import { searchEndpoints } from './search/search.ts'
import { serviceEndpoints } from './services/service.ts'
import { setUpEndpoints } from './set-up/set-up.ts'
import { stageEndpoints } from './stages/stage.ts'
import { tallyEndpoints } from './tally/tally.ts'
import { taskEndpoints } from './tasks/task.ts'
import { teamEndpoints } from './team/member.ts'
import { transactionEndpoints } from './transactions/transaction.ts'
import { twoFactorEndpoints } from './two-factor/two-factor.ts'
import { vehicleEndpoints } from './vehicles/vehicle.ts'
import { viewEndpoints } from './views/view-endpoints.ts'
import { webhookEndpoints } from './webhooks/webhook.ts'

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
  caseGroupEndpoints,
  cashEndpoints,
  clientEndpoints,
  commentEndpoints,
  dealerMessageEndpoints,
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
  mailSettingsEndpoints,
  mailEndpoints,
  marginEndpoints,
  notificationEndpoints,
  officeEndpoints,
  officialFormEndpoints,
  originalEndpoints,
  paperEndpoints,
  passkeyEndpoints,
  paymentGroupEndpoints,
  paymentEndpoints,
  queueEndpoints,
  rateEndpoints,
  readingEndpoints,
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
