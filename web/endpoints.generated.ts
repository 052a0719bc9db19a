// Generated from the contract by `npm run gen`; do not edit.
import type { accountEndpoints as DeclaredAccountEndpoints } from '#contract/account/account-endpoints.ts'
import type { activityEndpoints as DeclaredActivityEndpoints } from '#contract/activity/activity-endpoints.ts'
import type { adjustmentEndpoints as DeclaredAdjustmentEndpoints } from '#contract/adjustments/adjustment-endpoints.ts'
import type { attachmentEndpoints as DeclaredAttachmentEndpoints } from '#contract/attachments/attachment-endpoints.ts'
import type { bankEndpoints as DeclaredBankEndpoints } from '#contract/bank/bank-endpoints.ts'
import type { billEndpoints as DeclaredBillEndpoints } from '#contract/bills/bill-endpoints.ts'
import type { boardEndpoints as DeclaredBoardEndpoints } from '#contract/board/board-endpoints.ts'
import type { browserErrorEndpoints as DeclaredBrowserErrorEndpoints } from '#contract/browser-errors/browser-error-endpoints.ts'
import type { bulkEndpoints as DeclaredBulkEndpoints } from '#contract/bulk/bulk-endpoints.ts'
import type { caseEndpoints as DeclaredCaseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { clientEndpoints as DeclaredClientEndpoints } from '#contract/clients/client-endpoints.ts'
import type { commentEndpoints as DeclaredCommentEndpoints } from '#contract/comments/comment-endpoints.ts'
import type { documentEndpoints as DeclaredDocumentEndpoints } from '#contract/documents/document-endpoints.ts'
import type { duesEndpoints as DeclaredDuesEndpoints } from '#contract/dues/dues-endpoints.ts'
import type { dunningEndpoints as DeclaredDunningEndpoints } from '#contract/dunning/dunning-endpoints.ts'
import type { employeeEndpoints as DeclaredEmployeeEndpoints } from '#contract/employees/employee-endpoints.ts'
import type { exportEndpoints as DeclaredExportEndpoints } from '#contract/exports/export-endpoints.ts'
import type { fileEndpoints as DeclaredFileEndpoints } from '#contract/files/file-endpoints.ts'
import type { gstEndpoints as DeclaredGstEndpoints } from '#contract/gst/gst-endpoints.ts'
import type { importEndpoints as DeclaredImportEndpoints } from '#contract/imports/import-endpoints.ts'
import type { keyEndpoints as DeclaredKeyEndpoints } from '#contract/keys/key-endpoints.ts'
import type { mailEndpoints as DeclaredMailEndpoints } from '#contract/mails/mail-endpoints.ts'
import type { notificationEndpoints as DeclaredNotificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import type { officeEndpoints as DeclaredOfficeEndpoints } from '#contract/office/office-endpoints.ts'
import type { officialFormEndpoints as DeclaredOfficialFormEndpoints } from '#contract/official-forms/official-form-endpoints.ts'
import type { paperEndpoints as DeclaredPaperEndpoints } from '#contract/papers/paper-endpoints.ts'
import type { passkeyEndpoints as DeclaredPasskeyEndpoints } from '#contract/passkeys/passkey-endpoints.ts'
import type { paymentEndpoints as DeclaredPaymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import type { queueEndpoints as DeclaredQueueEndpoints } from '#contract/queue/queue-endpoints.ts'
import type { rateEndpoints as DeclaredRateEndpoints } from '#contract/rates/rate-endpoints.ts'
import type { referenceEndpoints as DeclaredReferenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import type { reminderEndpoints as DeclaredReminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import type { requestEndpoints as DeclaredRequestEndpoints } from '#contract/requests/request-endpoints.ts'
import type { searchEndpoints as DeclaredSearchEndpoints } from '#contract/search/search-endpoints.ts'
import type { serviceEndpoints as DeclaredServiceEndpoints } from '#contract/services/service-endpoints.ts'
import type { setUpEndpoints as DeclaredSetUpEndpoints } from '#contract/set-up/set-up-endpoints.ts'
import type { stageEndpoints as DeclaredStageEndpoints } from '#contract/stages/stage-endpoints.ts'
import type { tallyEndpoints as DeclaredTallyEndpoints } from '#contract/tally/tally-endpoints.ts'
import type { taskEndpoints as DeclaredTaskEndpoints } from '#contract/tasks/task-endpoints.ts'
import type { teamEndpoints as DeclaredTeamEndpoints } from '#contract/team/team-endpoints.ts'
import type { transactionEndpoints as DeclaredTransactionEndpoints } from '#contract/transactions/transaction-endpoints.ts'
import type { twoFactorEndpoints as DeclaredTwoFactorEndpoints } from '#contract/two-factor/two-factor-endpoints.ts'
import type { vehicleEndpoints as DeclaredVehicleEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import type { viewEndpoints as DeclaredViewEndpoints } from '#contract/views/view-endpoints.ts'
import type { webhookEndpoints as DeclaredWebhookEndpoints } from '#contract/webhooks/webhook-endpoints.ts'
import type { ClientEndpoints } from './lib/client-endpoint.ts'

export const accountEndpoints: ClientEndpoints<typeof DeclaredAccountEndpoints> = {
  mySessions: { method: 'GET', path: '/auth/sessions' },
  endOtherSessions: { method: 'POST', path: '/auth/end-other-sessions' },
  warnings: { method: 'GET', path: '/office/warnings' },
  releaseOutgoing: { method: 'POST', path: '/office/release-outgoing' },
}

export const activityEndpoints: ClientEndpoints<typeof DeclaredActivityEndpoints> = {
  list: { method: 'GET', path: '/activity' },
  people: { method: 'GET', path: '/activity/people' },
}

export const adjustmentEndpoints: ClientEndpoints<typeof DeclaredAdjustmentEndpoints> = {
  ofClient: { method: 'GET', path: '/client/adjustments/:id' },
  adjust: { method: 'POST', path: '/client/adjust/:id' },
}

export const attachmentEndpoints: ClientEndpoints<typeof DeclaredAttachmentEndpoints> = {
  upload: { method: 'POST', path: '/case/attachments/:caseId' },
  move: { method: 'PATCH', path: '/case/attachments/:caseId/:id' },
  remove: { method: 'DELETE', path: '/case/attachments/:caseId/:id' },
  page: { method: 'GET', path: '/case/attachment-page/:caseId/:id/:page' },
  bundle: { method: 'GET', path: '/case/bundle/:caseId' },
}

export const bankEndpoints: ClientEndpoints<typeof DeclaredBankEndpoints> = {
  columns: { method: 'POST', path: '/bank/columns' },
  import: { method: 'POST', path: '/bank/import' },
  verify: { method: 'POST', path: '/bank/verify' },
}

export const billEndpoints: ClientEndpoints<typeof DeclaredBillEndpoints> = {
  ofClient: { method: 'GET', path: '/bill/client/:id' },
  ofMonth: { method: 'POST', path: '/bill/all' },
  get: { method: 'GET', path: '/bill/get/:id' },
  pay: { method: 'POST', path: '/bill/make-bill-payment/:billId' },
  waivePenalty: { method: 'POST', path: '/bill/waive-penalty/:billId' },
}

export const boardEndpoints: ClientEndpoints<typeof DeclaredBoardEndpoints> = {
  board: { method: 'GET', path: '/board' },
  rtoTurnaround: { method: 'GET', path: '/board/rto-turnaround' },
}

export const browserErrorEndpoints: ClientEndpoints<typeof DeclaredBrowserErrorEndpoints> = {
  report: { method: 'POST', path: '/browser-error' },
}

export const bulkEndpoints: ClientEndpoints<typeof DeclaredBulkEndpoints> = {
  cases: { method: 'POST', path: '/case/bulk' },
  verifyPayments: { method: 'POST', path: '/case/verify-payments' },
}

export const caseEndpoints: ClientEndpoints<typeof DeclaredCaseEndpoints> = {
  create: { method: 'POST', path: '/case/new' },
  unverified: { method: 'GET', path: '/case/admin' },
  myDrafts: { method: 'GET', path: '/case/employee' },
  verifiedList: { method: 'POST', path: '/case/all' },
  rejectedList: { method: 'POST', path: '/case/rejected' },
  myVerified: { method: 'POST', path: '/case/employee/verified' },
  ofEmployee: { method: 'POST', path: '/case/employee-detail/:id' },
  ofClient: { method: 'POST', path: '/case/client/:id' },
  details: { method: 'GET', path: '/case/details/:id' },
  edit: { method: 'PATCH', path: '/case/edit/:id' },
  verify: { method: 'PATCH', path: '/case/verify/:id' },
  assign: { method: 'POST', path: '/case/assign' },
  unassign: { method: 'POST', path: '/case/unassign/:id' },
  reject: { method: 'POST', path: '/case/reject/:id' },
  reopen: { method: 'POST', path: '/case/reopen/:id' },
  close: { method: 'POST', path: '/case/close/:id' },
  revealAadhaar: { method: 'POST', path: '/case/reveal-aadhaar/:id' },
  history: { method: 'GET', path: '/case/history/:id' },
  updateExpiry: { method: 'PATCH', path: '/case/update-expiry/:id' },
  summary: { method: 'POST', path: '/case/summary' },
}

export const clientEndpoints: ClientEndpoints<typeof DeclaredClientEndpoints> = {
  signUp: { method: 'POST', path: '/client/signup' },
  all: { method: 'GET', path: '/client/all' },
  active: { method: 'GET', path: '/client/active' },
  firmNames: { method: 'GET', path: '/client/firmnames/active' },
  verify: { method: 'POST', path: '/client/verify/:id' },
  add: { method: 'POST', path: '/client/add' },
  edit: { method: 'PUT', path: '/client/edit/:id' },
  reject: { method: 'DELETE', path: '/client/reject-client/:id' },
  changeCredit: { method: 'POST', path: '/client/credit/:id' },
  overrideCredit: { method: 'POST', path: '/client/credit-override/:id' },
}

export const commentEndpoints: ClientEndpoints<typeof DeclaredCommentEndpoints> = {
  ofCase: { method: 'GET', path: '/case/comments/:caseId' },
  add: { method: 'POST', path: '/case/comments/:caseId' },
}

export const documentEndpoints: ClientEndpoints<typeof DeclaredDocumentEndpoints> = {
  all: { method: 'GET', path: '/document/all' },
  create: { method: 'POST', path: '/document/create' },
  edit: { method: 'PUT', path: '/document/edit/:id' },
  remove: { method: 'DELETE', path: '/document/delete/:id' },
}

export const duesEndpoints: ClientEndpoints<typeof DeclaredDuesEndpoints> = {
  list: { method: 'GET', path: '/client/dues' },
}

export const dunningEndpoints: ClientEndpoints<typeof DeclaredDunningEndpoints> = {
  settings: { method: 'GET', path: '/dunning/settings' },
  editSettings: { method: 'PUT', path: '/dunning/settings' },
  pause: { method: 'POST', path: '/client/dunning/:id' },
}

export const employeeEndpoints: ClientEndpoints<typeof DeclaredEmployeeEndpoints> = {
  add: { method: 'POST', path: '/auth/add-user' },
  edit: { method: 'PUT', path: '/auth/edit-employee/:userId' },
  all: { method: 'GET', path: '/auth/getall-employees' },
  ofBranch: { method: 'GET', path: '/auth/get-employees/:branchCode' },
}

export const exportEndpoints: ClientEndpoints<typeof DeclaredExportEndpoints> = {
  verified: { method: 'GET', path: '/export/verified' },
  unverified: { method: 'GET', path: '/export/unverified' },
  rejected: { method: 'GET', path: '/export/rejected' },
  stages: { method: 'GET', path: '/export/stages' },
  vehicles: { method: 'GET', path: '/export/vehicles' },
  reminders: { method: 'GET', path: '/export/reminders' },
  payments: { method: 'GET', path: '/export/payments' },
  clients: { method: 'GET', path: '/export/clients' },
}

export const fileEndpoints: ClientEndpoints<typeof DeclaredFileEndpoints> = {
  upload: { method: 'POST', path: '/utils/upload' },
}

export const gstEndpoints: ClientEndpoints<typeof DeclaredGstEndpoints> = {
  settings: { method: 'GET', path: '/gst/settings' },
  editSettings: { method: 'PUT', path: '/gst/settings' },
  invoice: { method: 'GET', path: '/gst/invoice/:id' },
  invoices: { method: 'GET', path: '/gst/invoices' },
  register: { method: 'GET', path: '/gst/register' },
}

export const importEndpoints: ClientEndpoints<typeof DeclaredImportEndpoints> = {
  template: { method: 'GET', path: '/import/:kind/template' },
  check: { method: 'POST', path: '/import/:kind' },
  commit: { method: 'POST', path: '/import/commit/:id' },
  headers: { method: 'POST', path: '/import/headers/:kind' },
  all: { method: 'GET', path: '/import/all' },
  badRows: { method: 'GET', path: '/import/rows/:id' },
  correct: { method: 'PATCH', path: '/import/rows/:id' },
  undo: { method: 'POST', path: '/import/undo/:id' },
  report: { method: 'GET', path: '/import/report/:id' },
}

export const keyEndpoints: ClientEndpoints<typeof DeclaredKeyEndpoints> = {
  all: { method: 'GET', path: '/key/all' },
  create: { method: 'POST', path: '/key/create' },
  revoke: { method: 'DELETE', path: '/key/revoke/:id' },
}

export const mailEndpoints: ClientEndpoints<typeof DeclaredMailEndpoints> = {
  all: { method: 'GET', path: '/mail/all' },
  resend: { method: 'POST', path: '/mail/resend/:id' },
  link: { method: 'POST', path: '/mail/link/:id' },
}

export const notificationEndpoints: ClientEndpoints<typeof DeclaredNotificationEndpoints> = {
  all: { method: 'GET', path: '/notification/all' },
  read: { method: 'POST', path: '/notification/read' },
  preferences: { method: 'GET', path: '/notification/preferences' },
  editPreferences: { method: 'PUT', path: '/notification/preferences' },
  phone: { method: 'GET', path: '/notification/phone' },
  editPhone: { method: 'PUT', path: '/notification/phone' },
  pushKey: { method: 'GET', path: '/notification/push' },
  startPush: { method: 'POST', path: '/notification/push' },
  stopPush: { method: 'POST', path: '/notification/push/stop' },
  stream: { method: 'GET', path: '/notification/stream' },
}

export const officeEndpoints: ClientEndpoints<typeof DeclaredOfficeEndpoints> = {
  profile: { method: 'GET', path: '/office/profile' },
  edit: { method: 'PUT', path: '/office/profile' },
}

export const officialFormEndpoints: ClientEndpoints<typeof DeclaredOfficialFormEndpoints> = {
  all: { method: 'GET', path: '/form/all' },
  upload: { method: 'POST', path: '/form/upload' },
  edit: { method: 'PUT', path: '/form/edit/:id' },
  picture: { method: 'GET', path: '/form/picture/:id/:page' },
  propose: { method: 'GET', path: '/form/propose/:id/:number' },
  fill: { method: 'POST', path: '/form/fill/:id' },
  print: { method: 'POST', path: '/form/print' },
}

export const paperEndpoints: ClientEndpoints<typeof DeclaredPaperEndpoints> = {
  ofCase: { method: 'GET', path: '/case/papers/:caseId' },
  change: { method: 'PATCH', path: '/case/papers/:caseId' },
}

export const passkeyEndpoints: ClientEndpoints<typeof DeclaredPasskeyEndpoints> = {
  all: { method: 'GET', path: '/auth/passkey/all' },
  start: { method: 'POST', path: '/auth/passkey/start' },
  add: { method: 'POST', path: '/auth/passkey/add' },
  edit: { method: 'PUT', path: '/auth/passkey/edit/:id' },
  remove: { method: 'DELETE', path: '/auth/passkey/remove/:id' },
  proof: { method: 'POST', path: '/auth/passkey/proof' },
}

export const paymentEndpoints: ClientEndpoints<typeof DeclaredPaymentEndpoints> = {
  myCases: { method: 'GET', path: '/case/client' },
  paymentDetails: { method: 'POST', path: '/case/get-payment-details' },
  payCases: { method: 'POST', path: '/client/make-case-payment' },
  pending: { method: 'GET', path: '/case/unverified-payments' },
  decided: { method: 'POST', path: '/payment/decided' },
  receipt: { method: 'GET', path: '/payment/receipt/:paymentId' },
  verifyPayment: { method: 'PATCH', path: '/case/verify-payment/:id' },
  rejectPayment: { method: 'PATCH', path: '/case/reject-payment/:id' },
}

export const queueEndpoints: ClientEndpoints<typeof DeclaredQueueEndpoints> = {
  counts: { method: 'GET', path: '/queue/counts' },
  rows: { method: 'POST', path: '/queue/rows' },
}

export const rateEndpoints: ClientEndpoints<typeof DeclaredRateEndpoints> = {
  all: { method: 'GET', path: '/rate/all' },
  replace: { method: 'PUT', path: '/rate/all' },
  suggest: { method: 'POST', path: '/rate/suggest' },
}

export const referenceEndpoints: ClientEndpoints<typeof DeclaredReferenceEndpoints> = {
  allBranches: { method: 'GET', path: '/utils/branches/all' },
  activeBranches: { method: 'GET', path: '/utils/branches/active' },
  createBranch: { method: 'POST', path: '/utils/create-branch' },
  editBranch: { method: 'PUT', path: '/utils/branch/edit/:id' },
  toggleBranch: { method: 'POST', path: '/utils/toggle-branch-visibility/:branchId' },
  allFirms: { method: 'GET', path: '/utils/firms/all' },
  activeFirms: { method: 'GET', path: '/utils/firms/active' },
  createFirm: { method: 'POST', path: '/utils/create-firm' },
  editFirm: { method: 'PUT', path: '/utils/firm/edit/:id' },
  toggleFirm: { method: 'POST', path: '/utils/toggle-firm-visibility/:firmId' },
  allRtos: { method: 'GET', path: '/utils/rto/all' },
  activeRtos: { method: 'GET', path: '/utils/rto/active' },
  createRto: { method: 'POST', path: '/utils/rto/create' },
  updateRto: { method: 'POST', path: '/utils/rto/update/:id' },
  toggleRto: { method: 'POST', path: '/utils/rto/toggle-visibility/:id' },
  proposeRto: { method: 'POST', path: '/utils/rto/propose' },
  confirmRto: { method: 'POST', path: '/utils/rto/confirm/:id' },
  mergeRto: { method: 'POST', path: '/utils/rto/merge/:id' },
  getUpi: { method: 'GET', path: '/api/get-upi' },
  updateUpi: { method: 'POST', path: '/api/update-upi' },
}

export const reminderEndpoints: ClientEndpoints<typeof DeclaredReminderEndpoints> = {
  worklist: { method: 'POST', path: '/reminder/worklist' },
  log: { method: 'POST', path: '/reminder/log' },
  snooze: { method: 'POST', path: '/reminder/snooze' },
  renew: { method: 'POST', path: '/reminder/renew' },
  mailDealer: { method: 'POST', path: '/reminder/mail-dealer' },
  week: { method: 'GET', path: '/reminder/week' },
  report: { method: 'GET', path: '/reminder/report' },
  templates: { method: 'GET', path: '/reminder/templates' },
  editTemplates: { method: 'PUT', path: '/reminder/templates' },
  settings: { method: 'GET', path: '/reminder/settings' },
  editSettings: { method: 'PUT', path: '/reminder/settings' },
  dueToday: { method: 'GET', path: '/reminder/due-today' },
}

export const requestEndpoints: ClientEndpoints<typeof DeclaredRequestEndpoints> = {
  create: { method: 'POST', path: '/request/new' },
  upload: { method: 'POST', path: '/request/attachments/:id' },
  all: { method: 'GET', path: '/request/all' },
  decline: { method: 'POST', path: '/request/decline/:id' },
}

export const searchEndpoints: ClientEndpoints<typeof DeclaredSearchEndpoints> = {
  find: { method: 'GET', path: '/search' },
}

export const serviceEndpoints: ClientEndpoints<typeof DeclaredServiceEndpoints> = {
  all: { method: 'GET', path: '/service/all' },
  edit: { method: 'PUT', path: '/service/edit/:code' },
  addPaper: { method: 'POST', path: '/service/paper/:code' },
  editPaper: { method: 'PUT', path: '/service/edit-paper/:id' },
}

export const setUpEndpoints: ClientEndpoints<typeof DeclaredSetUpEndpoints> = {
  progress: { method: 'GET', path: '/set-up/progress' },
}

export const stageEndpoints: ClientEndpoints<typeof DeclaredStageEndpoints> = {
  change: { method: 'PATCH', path: '/case/stage/:caseId' },
  list: { method: 'POST', path: '/case/stages' },
  counts: { method: 'GET', path: '/case/stage-counts' },
  late: { method: 'GET', path: '/case/late-files' },
  reached: { method: 'GET', path: '/case/reached-stages/:caseId' },
  runSheet: { method: 'GET', path: '/case/run-sheet' },
  counterSheet: { method: 'GET', path: '/case/counter-sheet' },
}

export const tallyEndpoints: ClientEndpoints<typeof DeclaredTallyEndpoints> = {
  settings: { method: 'GET', path: '/tally/settings' },
  editSettings: { method: 'PUT', path: '/tally/settings' },
  vouchers: { method: 'GET', path: '/tally/vouchers' },
  export: { method: 'GET', path: '/export/tally' },
}

export const taskEndpoints: ClientEndpoints<typeof DeclaredTaskEndpoints> = {
  all: { method: 'GET', path: '/task/get-all' },
  create: { method: 'POST', path: '/task/create' },
  update: { method: 'PUT', path: '/task/update/:id' },
  markAsDone: { method: 'PATCH', path: '/task/mark-as-done/:id' },
}

export const teamEndpoints: ClientEndpoints<typeof DeclaredTeamEndpoints> = {
  all: { method: 'GET', path: '/team/all' },
  add: { method: 'POST', path: '/team/add' },
  edit: { method: 'PUT', path: '/team/edit/:userId' },
}

export const transactionEndpoints: ClientEndpoints<typeof DeclaredTransactionEndpoints> = {
  history: { method: 'POST', path: '/client/transaction-history/:id' },
  statement: { method: 'POST', path: '/client/statement/:id' },
}

export const twoFactorEndpoints: ClientEndpoints<typeof DeclaredTwoFactorEndpoints> = {
  status: { method: 'GET', path: '/auth/two-factor' },
  start: { method: 'POST', path: '/auth/two-factor/start' },
  confirm: { method: 'POST', path: '/auth/two-factor/confirm' },
  turnOff: { method: 'POST', path: '/auth/two-factor/turn-off' },
  renewCodes: { method: 'POST', path: '/auth/two-factor/renew-recovery-codes' },
  users: { method: 'GET', path: '/auth/two-factor/users' },
  reset: { method: 'POST', path: '/auth/two-factor/reset/:userId' },
  getRequirement: { method: 'GET', path: '/auth/get-two-factor-requirement' },
  updateRequirement: { method: 'POST', path: '/auth/update-two-factor-requirement' },
}

export const vehicleEndpoints: ClientEndpoints<typeof DeclaredVehicleEndpoints> = {
  all: { method: 'GET', path: '/vehicle/all' },
  details: { method: 'GET', path: '/vehicle/details/:plate' },
  edit: { method: 'PATCH', path: '/vehicle/edit/:id' },
  check: { method: 'POST', path: '/vehicle/check' },
}

export const viewEndpoints: ClientEndpoints<typeof DeclaredViewEndpoints> = {
  all: { method: 'GET', path: '/view/all' },
  create: { method: 'POST', path: '/view/create' },
  edit: { method: 'PUT', path: '/view/edit/:id' },
  remove: { method: 'DELETE', path: '/view/delete/:id' },
  start: { method: 'PUT', path: '/view/start' },
}

export const webhookEndpoints: ClientEndpoints<typeof DeclaredWebhookEndpoints> = {
  all: { method: 'GET', path: '/webhook/all' },
  create: { method: 'POST', path: '/webhook/create' },
  edit: { method: 'PUT', path: '/webhook/edit/:id' },
  remove: { method: 'DELETE', path: '/webhook/delete/:id' },
  rotate: { method: 'POST', path: '/webhook/rotate/:id' },
  test: { method: 'POST', path: '/webhook/test/:id' },
  deliveries: { method: 'GET', path: '/webhook/deliveries/:id' },
  redeliver: { method: 'POST', path: '/webhook/redeliver/:deliveryId' },
}
