// Generated from the contract by `npm run gen`; do not edit.
import type { ClientEndpoints } from './lib/client-endpoint.ts'

export const accountEndpoints: ClientEndpoints<typeof import('#contract/account/account.ts')['accountEndpoints']> = {
  mySessions: { method: 'GET', path: '/auth/sessions' },
  endOtherSessions: { method: 'POST', path: '/auth/end-other-sessions' },
  startCounter: { method: 'PUT', path: '/auth/counter' },
  endCounter: { method: 'DELETE', path: '/auth/counter' },
  warnings: { method: 'GET', path: '/office/warnings' },
  releaseOutgoing: { method: 'POST', path: '/office/release-outgoing' },
}

export const activityEndpoints: ClientEndpoints<typeof import('#contract/activity/activity.ts')['activityEndpoints']> = {
  list: { method: 'GET', path: '/activity' },
  people: { method: 'GET', path: '/activity/people' },
}

export const adjustmentEndpoints: ClientEndpoints<typeof import('#contract/adjustments/adjustment.ts')['adjustmentEndpoints']> = {
  ofClient: { method: 'GET', path: '/client/adjustments/:id' },
  adjust: { method: 'POST', path: '/client/adjust/:id' },
}

export const attachmentEndpoints: ClientEndpoints<typeof import('#contract/attachments/attachment.ts')['attachmentEndpoints']> = {
  upload: { method: 'POST', path: '/case/attachments/:caseId' },
  move: { method: 'PATCH', path: '/case/attachments/:caseId/:id' },
  remove: { method: 'DELETE', path: '/case/attachments/:caseId/:id' },
  page: { method: 'GET', path: '/case/attachment-page/:caseId/:id/:page' },
  bundle: { method: 'GET', path: '/case/bundle/:caseId' },
}

export const bankEndpoints: ClientEndpoints<typeof import('#contract/bank/bank.ts')['bankEndpoints']> = {
  columns: { method: 'POST', path: '/bank/columns' },
  import: { method: 'POST', path: '/bank/import' },
  verify: { method: 'POST', path: '/bank/verify' },
}

export const billEndpoints: ClientEndpoints<typeof import('#contract/bills/bill.ts')['billEndpoints']> = {
  ofClient: { method: 'GET', path: '/bill/client/:id' },
  ofMonth: { method: 'POST', path: '/bill/all' },
  get: { method: 'GET', path: '/bill/get/:id' },
  pay: { method: 'POST', path: '/bill/make-bill-payment/:billId' },
  waivePenalty: { method: 'POST', path: '/bill/waive-penalty/:billId' },
}

export const boardEndpoints: ClientEndpoints<typeof import('#contract/board/board.ts')['boardEndpoints']> = {
  board: { method: 'GET', path: '/board' },
  rtoTurnaround: { method: 'GET', path: '/board/rto-turnaround' },
  rtoRanges: { method: 'GET', path: '/board/rto-ranges' },
}

export const browserErrorEndpoints: ClientEndpoints<typeof import('#contract/browser-errors/browser-error.ts')['browserErrorEndpoints']> = {
  report: { method: 'POST', path: '/browser-error' },
}

export const bulkEndpoints: ClientEndpoints<typeof import('#contract/bulk/bulk.ts')['bulkEndpoints']> = {
  cases: { method: 'POST', path: '/case/bulk' },
  print: { method: 'POST', path: '/case/print' },
  verifyPayments: { method: 'POST', path: '/case/verify-payments' },
}

export const caseEndpoints: ClientEndpoints<typeof import('#contract/cases/case-endpoints.ts')['caseEndpoints']> = {
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

export const caseGroupEndpoints: ClientEndpoints<typeof import('#contract/cases/case-groups.ts')['caseGroupEndpoints']> = {
  byFirm: { method: 'POST', path: '/case/groups' },
}

export const cashEndpoints: ClientEndpoints<typeof import('#contract/cash/cash.ts')['cashEndpoints']> = {
  books: { method: 'GET', path: '/cash/books' },
  book: { method: 'GET', path: '/cash/book/:employeeId' },
  entries: { method: 'GET', path: '/cash/entries/:employeeId' },
  charges: { method: 'GET', path: '/cash/charges' },
  enter: { method: 'POST', path: '/cash/enter/:employeeId' },
  takeBack: { method: 'POST', path: '/cash/take-back/:id' },
  close: { method: 'POST', path: '/cash/close/:employeeId' },
  confirm: { method: 'POST', path: '/cash/confirm/:id' },
}

export const clientEndpoints: ClientEndpoints<typeof import('#contract/clients/client.ts')['clientEndpoints']> = {
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

export const commentEndpoints: ClientEndpoints<typeof import('#contract/comments/comment.ts')['commentEndpoints']> = {
  ofCase: { method: 'GET', path: '/case/comments/:caseId' },
  add: { method: 'POST', path: '/case/comments/:caseId' },
}

export const dealerMessageEndpoints: ClientEndpoints<typeof import('#contract/dealer-messages/dealer-message.ts')['dealerMessageEndpoints']> = {
  waiting: { method: 'GET', path: '/dealer-message/waiting' },
  log: { method: 'POST', path: '/dealer-message/log' },
  withdraw: { method: 'POST', path: '/dealer-message/withdraw' },
}

export const documentEndpoints: ClientEndpoints<typeof import('#contract/documents/document.ts')['documentEndpoints']> = {
  all: { method: 'GET', path: '/document/all' },
  create: { method: 'POST', path: '/document/create' },
  edit: { method: 'PUT', path: '/document/edit/:id' },
  remove: { method: 'DELETE', path: '/document/delete/:id' },
}

export const duesEndpoints: ClientEndpoints<typeof import('#contract/dues/dues.ts')['duesEndpoints']> = {
  list: { method: 'GET', path: '/client/dues' },
}

export const dunningEndpoints: ClientEndpoints<typeof import('#contract/dunning/dunning.ts')['dunningEndpoints']> = {
  settings: { method: 'GET', path: '/dunning/settings' },
  editSettings: { method: 'PUT', path: '/dunning/settings' },
  pause: { method: 'POST', path: '/client/dunning/:id' },
}

export const employeeEndpoints: ClientEndpoints<typeof import('#contract/employees/employee.ts')['employeeEndpoints']> = {
  add: { method: 'POST', path: '/auth/add-user' },
  edit: { method: 'PUT', path: '/auth/edit-employee/:userId' },
  all: { method: 'GET', path: '/auth/getall-employees' },
  ofBranch: { method: 'GET', path: '/auth/get-employees/:branchCode' },
}

export const exportEndpoints: ClientEndpoints<typeof import('#contract/exports/export.ts')['exportEndpoints']> = {
  verified: { method: 'GET', path: '/export/verified' },
  unverified: { method: 'GET', path: '/export/unverified' },
  rejected: { method: 'GET', path: '/export/rejected' },
  stages: { method: 'GET', path: '/export/stages' },
  vehicles: { method: 'GET', path: '/export/vehicles' },
  reminders: { method: 'GET', path: '/export/reminders' },
  payments: { method: 'GET', path: '/export/payments' },
  clients: { method: 'GET', path: '/export/clients' },
  chosen: { method: 'POST', path: '/case/export' },
}

export const fileEndpoints: ClientEndpoints<typeof import('#contract/files/file-endpoints.ts')['fileEndpoints']> = {
  upload: { method: 'POST', path: '/utils/upload' },
}

export const gstEndpoints: ClientEndpoints<typeof import('#contract/gst/gst.ts')['gstEndpoints']> = {
  settings: { method: 'GET', path: '/gst/settings' },
  editSettings: { method: 'PUT', path: '/gst/settings' },
  invoice: { method: 'GET', path: '/gst/invoice/:id' },
  invoices: { method: 'GET', path: '/gst/invoices' },
  register: { method: 'GET', path: '/gst/register' },
  monthlyReturn: { method: 'GET', path: '/gst/return' },
}

export const identityEndpoints: ClientEndpoints<typeof import('#contract/identity/identity.ts')['identityEndpoints']> = {
  signIn: { method: 'POST', path: '/auth/login' },
  signOut: { method: 'POST', path: '/auth/logout' },
  myProfile: { method: 'GET', path: '/auth/get-my-profile' },
  resendCredentials: { method: 'POST', path: '/auth/resend-credentials' },
  linkOwner: { method: 'POST', path: '/auth/link-owner' },
  setPassword: { method: 'POST', path: '/auth/set-password' },
  changePassword: { method: 'POST', path: '/auth/change-password' },
  editPreferences: { method: 'PUT', path: '/auth/preferences' },
  editPins: { method: 'PUT', path: '/auth/pinned-pages' },
  toggleActivation: { method: 'POST', path: '/auth/toggle-user-activation/:userId' },
}

export const passkeySignInEndpoints: ClientEndpoints<typeof import('#contract/identity/passkey-sign-in-endpoints.ts')['passkeySignInEndpoints']> = {
  challenge: { method: 'POST', path: '/auth/passkey/challenge' },
  signIn: { method: 'POST', path: '/auth/passkey/sign-in' },
}

export const stepUpEndpoints: ClientEndpoints<typeof import('#contract/identity/step-up.ts')['stepUpEndpoints']> = {
  status: { method: 'GET', path: '/auth/step-up' },
  prove: { method: 'POST', path: '/auth/step-up' },
}

export const importEndpoints: ClientEndpoints<typeof import('#contract/imports/import.ts')['importEndpoints']> = {
  template: { method: 'GET', path: '/import/:kind/template' },
  check: { method: 'POST', path: '/import/:kind' },
  commit: { method: 'POST', path: '/import/commit/:id' },
  headers: { method: 'POST', path: '/import/headers/:kind' },
  columns: { method: 'POST', path: '/import/columns/:kind' },
  all: { method: 'GET', path: '/import/all' },
  badRows: { method: 'GET', path: '/import/rows/:id' },
  correct: { method: 'PATCH', path: '/import/rows/:id' },
  undo: { method: 'POST', path: '/import/undo/:id' },
  report: { method: 'GET', path: '/import/report/:id' },
}

export const keyEndpoints: ClientEndpoints<typeof import('#contract/keys/key.ts')['keyEndpoints']> = {
  all: { method: 'GET', path: '/key/all' },
  create: { method: 'POST', path: '/key/create' },
  revoke: { method: 'DELETE', path: '/key/revoke/:id' },
}

export const mailSettingsEndpoints: ClientEndpoints<typeof import('#contract/mails/mail-settings.ts')['mailSettingsEndpoints']> = {
  settings: { method: 'GET', path: '/mail/settings' },
  editSettings: { method: 'PUT', path: '/mail/settings' },
}

export const mailEndpoints: ClientEndpoints<typeof import('#contract/mails/mail.ts')['mailEndpoints']> = {
  all: { method: 'GET', path: '/mail/all' },
  resend: { method: 'POST', path: '/mail/resend/:id' },
  link: { method: 'POST', path: '/mail/link/:id' },
  tryOut: { method: 'POST', path: '/mail/try-out' },
}

export const marginEndpoints: ClientEndpoints<typeof import('#contract/margin/margin.ts')['marginEndpoints']> = {
  report: { method: 'GET', path: '/report/margin' },
}

export const notificationEndpoints: ClientEndpoints<typeof import('#contract/notifications/notification.ts')['notificationEndpoints']> = {
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

export const officeEndpoints: ClientEndpoints<typeof import('#contract/office/office.ts')['officeEndpoints']> = {
  profile: { method: 'GET', path: '/office/profile' },
  edit: { method: 'PUT', path: '/office/profile' },
}

export const officialFormEndpoints: ClientEndpoints<typeof import('#contract/official-forms/official-form.ts')['officialFormEndpoints']> = {
  all: { method: 'GET', path: '/form/all' },
  upload: { method: 'POST', path: '/form/upload' },
  edit: { method: 'PUT', path: '/form/edit/:id' },
  picture: { method: 'GET', path: '/form/picture/:id/:page' },
  propose: { method: 'GET', path: '/form/propose/:id/:number' },
  fill: { method: 'POST', path: '/form/fill/:id' },
  print: { method: 'POST', path: '/form/print' },
}

export const originalEndpoints: ClientEndpoints<typeof import('#contract/originals/original.ts')['originalEndpoints']> = {
  all: { method: 'GET', path: '/original/all' },
  ofCase: { method: 'GET', path: '/original/case/:caseId' },
  moves: { method: 'GET', path: '/original/moves/:id' },
  runners: { method: 'GET', path: '/original/runners' },
  receive: { method: 'POST', path: '/original/receive/:caseId' },
  handOver: { method: 'POST', path: '/original/hand-over/:id' },
  undo: { method: 'POST', path: '/original/undo/:id' },
}

export const paperEndpoints: ClientEndpoints<typeof import('#contract/papers/paper.ts')['paperEndpoints']> = {
  ofCase: { method: 'GET', path: '/case/papers/:caseId' },
  change: { method: 'PATCH', path: '/case/papers/:caseId' },
}

export const passkeyEndpoints: ClientEndpoints<typeof import('#contract/passkeys/passkey.ts')['passkeyEndpoints']> = {
  all: { method: 'GET', path: '/auth/passkey/all' },
  start: { method: 'POST', path: '/auth/passkey/start' },
  add: { method: 'POST', path: '/auth/passkey/add' },
  edit: { method: 'PUT', path: '/auth/passkey/edit/:id' },
  remove: { method: 'DELETE', path: '/auth/passkey/remove/:id' },
  proof: { method: 'POST', path: '/auth/passkey/proof' },
}

export const paymentGroupEndpoints: ClientEndpoints<typeof import('#contract/payments/payment-groups.ts')['paymentGroupEndpoints']> = {
  byClient: { method: 'POST', path: '/payment/groups' },
}

export const paymentEndpoints: ClientEndpoints<typeof import('#contract/payments/payment.ts')['paymentEndpoints']> = {
  myCases: { method: 'GET', path: '/case/client' },
  paymentDetails: { method: 'POST', path: '/case/get-payment-details' },
  payCases: { method: 'POST', path: '/client/make-case-payment' },
  pending: { method: 'GET', path: '/case/unverified-payments' },
  decided: { method: 'POST', path: '/payment/decided' },
  receipt: { method: 'GET', path: '/payment/receipt/:paymentId' },
  verifyPayment: { method: 'PATCH', path: '/case/verify-payment/:id' },
  rejectPayment: { method: 'PATCH', path: '/case/reject-payment/:id' },
}

export const queueEndpoints: ClientEndpoints<typeof import('#contract/queue/queue.ts')['queueEndpoints']> = {
  counts: { method: 'GET', path: '/queue/counts' },
  rows: { method: 'POST', path: '/queue/rows' },
}

export const rateEndpoints: ClientEndpoints<typeof import('#contract/rates/rate.ts')['rateEndpoints']> = {
  all: { method: 'GET', path: '/rate/all' },
  replace: { method: 'PUT', path: '/rate/all' },
  read: { method: 'POST', path: '/rate/read' },
  suggest: { method: 'POST', path: '/rate/suggest' },
}

export const readingEndpoints: ClientEndpoints<typeof import('#contract/readings/reading.ts')['readingEndpoints']> = {
  try: { method: 'POST', path: '/reading/try' },
  ofCase: { method: 'GET', path: '/case/readings/:caseId' },
  settings: { method: 'GET', path: '/reading/settings' },
  editSettings: { method: 'PUT', path: '/reading/settings' },
}

export const referenceEndpoints: ClientEndpoints<typeof import('#contract/reference/reference.ts')['referenceEndpoints']> = {
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

export const reminderEndpoints: ClientEndpoints<typeof import('#contract/reminders/reminder-endpoints.ts')['reminderEndpoints']> = {
  worklist: { method: 'POST', path: '/reminder/worklist' },
  log: { method: 'POST', path: '/reminder/log' },
  withdraw: { method: 'POST', path: '/reminder/withdraw' },
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

export const requestEndpoints: ClientEndpoints<typeof import('#contract/requests/request.ts')['requestEndpoints']> = {
  create: { method: 'POST', path: '/request/new' },
  upload: { method: 'POST', path: '/request/attachments/:id' },
  all: { method: 'GET', path: '/request/all' },
  decline: { method: 'POST', path: '/request/decline/:id' },
}

export const searchEndpoints: ClientEndpoints<typeof import('#contract/search/search.ts')['searchEndpoints']> = {
  find: { method: 'GET', path: '/search' },
}

export const serviceEndpoints: ClientEndpoints<typeof import('#contract/services/service.ts')['serviceEndpoints']> = {
  all: { method: 'GET', path: '/service/all' },
  edit: { method: 'PUT', path: '/service/edit/:code' },
  addPaper: { method: 'POST', path: '/service/paper/:code' },
  editPaper: { method: 'PUT', path: '/service/edit-paper/:id' },
}

export const setUpEndpoints: ClientEndpoints<typeof import('#contract/set-up/set-up.ts')['setUpEndpoints']> = {
  progress: { method: 'GET', path: '/set-up/progress' },
}

export const stageEndpoints: ClientEndpoints<typeof import('#contract/stages/stage.ts')['stageEndpoints']> = {
  change: { method: 'PATCH', path: '/case/stage/:caseId' },
  ofCase: { method: 'GET', path: '/case/stage/:caseId' },
  list: { method: 'POST', path: '/case/stages' },
  counts: { method: 'GET', path: '/case/stage-counts' },
  late: { method: 'GET', path: '/case/late-files' },
  reached: { method: 'GET', path: '/case/reached-stages/:caseId' },
  runSheet: { method: 'GET', path: '/case/run-sheet' },
  counterSheet: { method: 'GET', path: '/case/counter-sheet' },
}

export const tallyEndpoints: ClientEndpoints<typeof import('#contract/tally/tally.ts')['tallyEndpoints']> = {
  settings: { method: 'GET', path: '/tally/settings' },
  editSettings: { method: 'PUT', path: '/tally/settings' },
  vouchers: { method: 'GET', path: '/tally/vouchers' },
  export: { method: 'GET', path: '/export/tally' },
}

export const taskEndpoints: ClientEndpoints<typeof import('#contract/tasks/task.ts')['taskEndpoints']> = {
  all: { method: 'GET', path: '/task/get-all' },
  create: { method: 'POST', path: '/task/create' },
  update: { method: 'PUT', path: '/task/update/:id' },
  markAsDone: { method: 'PATCH', path: '/task/mark-as-done/:id' },
}

export const teamEndpoints: ClientEndpoints<typeof import('#contract/team/member.ts')['teamEndpoints']> = {
  all: { method: 'GET', path: '/team/all' },
  add: { method: 'POST', path: '/team/add' },
  edit: { method: 'PUT', path: '/team/edit/:userId' },
}

export const transactionEndpoints: ClientEndpoints<typeof import('#contract/transactions/transaction.ts')['transactionEndpoints']> = {
  history: { method: 'POST', path: '/client/transaction-history/:id' },
  statement: { method: 'POST', path: '/client/statement/:id' },
}

export const twoFactorEndpoints: ClientEndpoints<typeof import('#contract/two-factor/two-factor.ts')['twoFactorEndpoints']> = {
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

export const vehicleEndpoints: ClientEndpoints<typeof import('#contract/vehicles/vehicle.ts')['vehicleEndpoints']> = {
  all: { method: 'GET', path: '/vehicle/all' },
  details: { method: 'GET', path: '/vehicle/details/:plate' },
  edit: { method: 'PATCH', path: '/vehicle/edit/:id' },
  check: { method: 'POST', path: '/vehicle/check' },
}

export const viewEndpoints: ClientEndpoints<typeof import('#contract/views/view-endpoints.ts')['viewEndpoints']> = {
  all: { method: 'GET', path: '/view/all' },
  create: { method: 'POST', path: '/view/create' },
  edit: { method: 'PUT', path: '/view/edit/:id' },
  remove: { method: 'DELETE', path: '/view/delete/:id' },
  start: { method: 'PUT', path: '/view/start' },
}

export const webhookEndpoints: ClientEndpoints<typeof import('#contract/webhooks/webhook.ts')['webhookEndpoints']> = {
  all: { method: 'GET', path: '/webhook/all' },
  create: { method: 'POST', path: '/webhook/create' },
  edit: { method: 'PUT', path: '/webhook/edit/:id' },
  remove: { method: 'DELETE', path: '/webhook/delete/:id' },
  rotate: { method: 'POST', path: '/webhook/rotate/:id' },
  test: { method: 'POST', path: '/webhook/test/:id' },
  deliveries: { method: 'GET', path: '/webhook/deliveries/:id' },
  delivery: { method: 'GET', path: '/webhook/delivery/:deliveryId' },
  redeliver: { method: 'POST', path: '/webhook/redeliver/:deliveryId' },
}
