// Generated from contract/languages/mr/ by `npm run gen`; do not edit.
import { catalogue } from '../catalogue.ts'
import * as account from './account.ts'
import * as accounts from './accounts.ts'
import * as activity from './activity.ts'
import * as adjustments from './adjustments.ts'
import * as attachments from './attachments.ts'
import * as bank from './bank.ts'
import * as bills from './bills.ts'
import * as board from './board.ts'
import * as branch from './branch.ts'
import * as bulk from './bulk.ts'
import * as caseFields from './case-fields.ts'
import * as caseSteps from './case-steps.ts'
import * as cases from './cases.ts'
import * as clientCases from './client-cases.ts'
import * as client from './client.ts'
import * as comments from './comments.ts'
import * as counter from './counter.ts'
import * as dates from './dates.ts'
import * as document from './document.ts'
import * as dues from './dues.ts'
import * as dunning from './dunning.ts'
import * as employee from './employee.ts'
import * as exports from './exports.ts'
import * as facets from './facets.ts'
import * as fields from './fields.ts'
import * as filter from './filter.ts'
import * as firm from './firm.ts'
import * as forms from './forms.ts'
import * as general from './general.ts'
import * as gst from './gst.ts'
import * as history from './history.ts'
import * as home from './home.ts'
import * as identity from './identity.ts'
import * as imports from './imports.ts'
import * as incentive from './incentive.ts'
import * as integrations from './integrations.ts'
import * as keys from './keys.ts'
import * as languages from './languages.ts'
import * as letters from './letters.ts'
import * as mail from './mail.ts'
import * as margin from './margin.ts'
import * as menu from './menu.ts'
import * as notifications from './notifications.ts'
import * as numberWords from './number-words.ts'
import * as office from './office.ts'
import * as officialForms from './official-forms.ts'
import * as papers from './papers.ts'
import * as passkeys from './passkeys.ts'
import * as password from './password.ts'
import * as payments from './payments.ts'
import * as queue from './queue.ts'
import * as rates from './rates.ts'
import * as receipts from './receipts.ts'
import * as reminderReport from './reminder-report.ts'
import * as reminderSettings from './reminder-settings.ts'
import * as reminders from './reminders.ts'
import * as report from './report.ts'
import * as requests from './requests.ts'
import * as reset from './reset.ts'
import * as rto from './rto.ts'
import * as runSheet from './run-sheet.ts'
import * as search from './search.ts'
import * as services from './services.ts'
import * as session from './session.ts'
import * as setUp from './set-up.ts'
import * as share from './share.ts'
import * as sheets from './sheets.ts'
import * as shell from './shell.ts'
import * as stages from './stages.ts'
import * as statement from './statement.ts'
import * as stepUp from './step-up.ts'
import * as summary from './summary.ts'
import * as support from './support.ts'
import * as table from './table.ts'
import * as tables from './tables.ts'
import * as tally from './tally.ts'
import * as tasks from './tasks.ts'
import * as team from './team.ts'
import * as transactions from './transactions.ts'
import * as twoFactor from './two-factor.ts'
import * as ui from './ui.ts'
import * as upi from './upi.ts'
import * as upload from './upload.ts'
import * as vehicles from './vehicles.ts'
import * as views from './views.ts'
import * as warnings from './warnings.ts'
import * as webhooks from './webhooks.ts'

/** Every text of the language `mr`. */
export const texts = catalogue({
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
  client,
  comments,
  counter,
  dates,
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
  papers,
  passkeys,
  password,
  payments,
  queue,
  rates,
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
})
