import { account } from './account/en.ts'
import { accounts } from './accounts/en.ts'
import { activity } from './activity/en.ts'
import { adjustments } from './adjustments/en.ts'
import { attachments } from './attachments/en.ts'
import { bank } from './bank/en.ts'
import { bills } from './bills/en.ts'
import { board } from './board/en.ts'
import { branch } from './branch/en.ts'
import { bulk } from './bulk/en.ts'
import { caseFields } from './case-fields/en.ts'
import { caseSteps } from './case-steps/en.ts'
import { cases } from './cases/en.ts'
import { cash } from './cash/en.ts'
import { client } from './client/en.ts'
import { clientCases } from './client-cases/en.ts'
import { comments } from './comments/en.ts'
import { counter } from './counter/en.ts'
import { dates } from './dates/en.ts'
import { dealerMessages } from './dealer-messages/en.ts'
import { document } from './document/en.ts'
import { dues } from './dues/en.ts'
import { dunning } from './dunning/en.ts'
import { employee } from './employee/en.ts'
import { exports } from './exports/en.ts'
import { facets } from './facets/en.ts'
import { fields } from './fields/en.ts'
import { filter } from './filter/en.ts'
import { firm } from './firm/en.ts'
import { forms } from './forms/en.ts'
import { general } from './general/en.ts'
import { gst } from './gst/en.ts'
import { history } from './history/en.ts'
import { home } from './home/en.ts'
import { identity } from './identity/en.ts'
import { imports } from './imports/en.ts'
import { incentive } from './incentive/en.ts'
import { integrations } from './integrations/en.ts'
import { keys } from './keys/en.ts'
import { languages } from './languages/en.ts'
import { letters } from './letters/en.ts'
import { mail } from './mail/en.ts'
import { margin } from './margin/en.ts'
import { menu } from './menu/en.ts'
import { notifications } from './notifications/en.ts'
import { numberWords } from './number-words/en.ts'
import { office } from './office/en.ts'
import { officialForms } from './official-forms/en.ts'
import { originals } from './originals/en.ts'
import { papers } from './papers/en.ts'
import { passkeys } from './passkeys/en.ts'
import { password } from './password/en.ts'
import { payments } from './payments/en.ts'
import { queue } from './queue/en.ts'
import { rates } from './rates/en.ts'
import { readings } from './readings/en.ts'
import { receipts } from './receipts/en.ts'
import { reminderReport } from './reminder-report/en.ts'
import { reminderSettings } from './reminder-settings/en.ts'
import { reminders } from './reminders/en.ts'
import { report } from './report/en.ts'
import { requests } from './requests/en.ts'
import { reset } from './reset/en.ts'
import { rto } from './rto/en.ts'
import { runSheet } from './run-sheet/en.ts'
import { search } from './search/en.ts'
import { services } from './services/en.ts'
import { session } from './session/en.ts'
import { setUp } from './set-up/en.ts'
import { share } from './share/en.ts'
import { sheets } from './sheets/en.ts'
import { shell } from './shell/en.ts'
import { stages } from './stages/en.ts'
import { statement } from './statement/en.ts'
import { states } from './states/en.ts'
import { stepUp } from './step-up/en.ts'
import { summary } from './summary/en.ts'
import { support } from './support/en.ts'
import { table } from './table/en.ts'
import { tables } from './tables/en.ts'
import { tally } from './tally/en.ts'
import { tasks } from './tasks/en.ts'
import { team } from './team/en.ts'
import { transactions } from './transactions/en.ts'
import { twoFactor } from './two-factor/en.ts'
import { ui } from './ui/en.ts'
import { upi } from './upi/en.ts'
import { upload } from './upload/en.ts'
import { vehicles } from './vehicles/en.ts'
import { views } from './views/en.ts'
import { warnings } from './warnings/en.ts'
import { webhooks } from './webhooks/en.ts'

/** Every English text, by area and name: the specification's own to the letter (its misspellings are wanted). */
export const englishTexts = {
  account,
  accounts,
  activity,
  adjustments,
  attachments,
  bank,
  bills,
  board,
  branch,
  bulk,
  caseFields,
  caseSteps,
  cases,
  clientCases,
  cash,
  client,
  comments,
  counter,
  dates,
  dealerMessages,
  document,
  dues,
  dunning,
  employee,
  exports,
  facets,
  fields,
  filter,
  firm,
  forms,
  general,
  gst,
  history,
  home,
  identity,
  imports,
  incentive,
  integrations,
  keys,
  languages,
  letters,
  mail,
  margin,
  menu,
  notifications,
  numberWords,
  office,
  officialForms,
  originals,
  papers,
  passkeys,
  password,
  payments,
  queue,
  rates,
  readings,
  receipts,
  reminderReport,
  reminderSettings,
  reminders,
  report,
  requests,
  reset,
  rto,
  runSheet,
  search,
  services,
  session,
  setUp,
  share,
  sheets,
  shell,
  stages,
  statement,
  states,
  stepUp,
  summary,
  support,
  table,
  tables,
  tally,
  tasks,
  team,
  transactions,
  twoFactor,
  ui,
  upi,
  upload,
  vehicles,
  views,
  warnings,
  webhooks,
} as const
