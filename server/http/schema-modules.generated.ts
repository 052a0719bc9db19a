// Generated from contract/*/*.ts by `npm run gen`; do not edit.
import * as accountShapes from '#contract/account/account.ts'
import * as activityShapes from '#contract/activity/activity.ts'
import * as adjustmentShapes from '#contract/adjustments/adjustment.ts'
import * as attachmentShapes from '#contract/attachments/attachment.ts'
import * as bankShapes from '#contract/bank/bank.ts'
import * as billShapes from '#contract/bills/bill.ts'
import * as boardShapes from '#contract/board/board.ts'
import * as browserErrorShapes from '#contract/browser-errors/browser-error.ts'
import * as bulkShapes from '#contract/bulk/bulk.ts'
import * as caseEnumsShapes from '#contract/cases/case-enums.ts'
import * as caseFormShapes from '#contract/cases/case-form.ts'
import * as caseGroupsShapes from '#contract/cases/case-groups.ts'
import * as caseHistoryShapes from '#contract/cases/case-history.ts'
import * as caseListsShapes from '#contract/cases/case-lists.ts'
import * as caseQueryShapes from '#contract/cases/case-query.ts'
import * as caseShapes from '#contract/cases/case.ts'
import * as expiryShapes from '#contract/cases/expiry.ts'
import * as cashShapes from '#contract/cash/cash.ts'
import * as clientShapes from '#contract/clients/client.ts'
import * as commentShapes from '#contract/comments/comment.ts'
import * as dealerMessageShapes from '#contract/dealer-messages/dealer-message.ts'
import * as documentShapes from '#contract/documents/document.ts'
import * as duesShapes from '#contract/dues/dues.ts'
import * as dunningShapes from '#contract/dunning/dunning.ts'
import * as employeeShapes from '#contract/employees/employee.ts'
import * as exportShapes from '#contract/exports/export.ts'
import * as fileEndpointsShapes from '#contract/files/file-endpoints.ts'
import * as gstShapes from '#contract/gst/gst.ts'
import * as identityShapes from '#contract/identity/identity.ts'
import * as stepUpShapes from '#contract/identity/step-up.ts'
import * as importShapes from '#contract/imports/import.ts'
import * as importedVehicleShapes from '#contract/imports/imported-vehicle.ts'
import * as keyShapes from '#contract/keys/key.ts'
import * as mailSettingsShapes from '#contract/mails/mail-settings.ts'
import * as mailShapes from '#contract/mails/mail.ts'
import * as marginShapes from '#contract/margin/margin.ts'
import * as notificationShapes from '#contract/notifications/notification.ts'
import * as officeShapes from '#contract/office/office.ts'
import * as officialFormShapes from '#contract/official-forms/official-form.ts'
import * as originalShapes from '#contract/originals/original.ts'
import * as paperShapes from '#contract/papers/paper.ts'
import * as passkeyShapes from '#contract/passkeys/passkey.ts'
import * as paymentGroupsShapes from '#contract/payments/payment-groups.ts'
import * as paymentShapes from '#contract/payments/payment.ts'
import * as queueShapes from '#contract/queue/queue.ts'
import * as rateShapes from '#contract/rates/rate.ts'
import * as readRatesShapes from '#contract/rates/read-rates.ts'
import * as readingShapes from '#contract/readings/reading.ts'
import * as referenceShapes from '#contract/reference/reference.ts'
import * as reminderSettingsShapes from '#contract/reminders/reminder-settings.ts'
import * as reminderShapes from '#contract/reminders/reminder.ts'
import * as requestShapes from '#contract/requests/request.ts'
import * as searchShapes from '#contract/search/search.ts'
import * as serviceShapes from '#contract/services/service.ts'
import * as setUpShapes from '#contract/set-up/set-up.ts'
import * as stageShapes from '#contract/stages/stage.ts'
import * as tablesShapes from '#contract/tables/tables.ts'
import * as tallyShapes from '#contract/tally/tally.ts'
import * as taskShapes from '#contract/tasks/task.ts'
import * as memberShapes from '#contract/team/member.ts'
import * as transactionShapes from '#contract/transactions/transaction.ts'
import * as twoFactorShapes from '#contract/two-factor/two-factor.ts'
import * as vehicleFormShapes from '#contract/vehicles/vehicle-form.ts'
import * as vehicleOwnerShapes from '#contract/vehicles/vehicle-owner.ts'
import * as vehicleShapes from '#contract/vehicles/vehicle.ts'
import * as viewShapes from '#contract/views/view.ts'
import * as webhookShapes from '#contract/webhooks/webhook.ts'

/** The modules of the contract that export named shapes. */
export const schemaModules: readonly Readonly<Record<string, unknown>>[] = [
  accountShapes,
  activityShapes,
  adjustmentShapes,
  attachmentShapes,
  bankShapes,
  billShapes,
  boardShapes,
  browserErrorShapes,
  bulkShapes,
  caseEnumsShapes,
  caseFormShapes,
  caseGroupsShapes,
  caseHistoryShapes,
  caseListsShapes,
  caseQueryShapes,
  caseShapes,
  expiryShapes,
  cashShapes,
  clientShapes,
  commentShapes,
  dealerMessageShapes,
  documentShapes,
  duesShapes,
  dunningShapes,
  employeeShapes,
  exportShapes,
  fileEndpointsShapes,
  gstShapes,
  identityShapes,
  stepUpShapes,
  importShapes,
  importedVehicleShapes,
  keyShapes,
  mailSettingsShapes,
  mailShapes,
  marginShapes,
  notificationShapes,
  officeShapes,
  officialFormShapes,
  originalShapes,
  paperShapes,
  passkeyShapes,
  paymentGroupsShapes,
  paymentShapes,
  queueShapes,
  rateShapes,
  readRatesShapes,
  readingShapes,
  referenceShapes,
  reminderSettingsShapes,
  reminderShapes,
  requestShapes,
  searchShapes,
  serviceShapes,
  setUpShapes,
  stageShapes,
  tablesShapes,
  tallyShapes,
  taskShapes,
  memberShapes,
  transactionShapes,
  twoFactorShapes,
  vehicleFormShapes,
  vehicleOwnerShapes,
  vehicleShapes,
  viewShapes,
  webhookShapes,
]
