import account from './account/hi.json' with { type: 'json' }
import accounts from './accounts/hi.json' with { type: 'json' }
import activity from './activity/hi.json' with { type: 'json' }
import adjustments from './adjustments/hi.json' with { type: 'json' }
import attachments from './attachments/hi.json' with { type: 'json' }
import bank from './bank/hi.json' with { type: 'json' }
import bills from './bills/hi.json' with { type: 'json' }
import board from './board/hi.json' with { type: 'json' }
import branch from './branch/hi.json' with { type: 'json' }
import bulk from './bulk/hi.json' with { type: 'json' }
import caseFields from './case-fields/hi.json' with { type: 'json' }
import caseSteps from './case-steps/hi.json' with { type: 'json' }
import cases from './cases/hi.json' with { type: 'json' }
import cash from './cash/hi.json' with { type: 'json' }
import client from './client/hi.json' with { type: 'json' }
import clientCases from './client-cases/hi.json' with { type: 'json' }
import comments from './comments/hi.json' with { type: 'json' }
import counter from './counter/hi.json' with { type: 'json' }
import dates from './dates/hi.json' with { type: 'json' }
import dealerMessages from './dealer-messages/hi.json' with { type: 'json' }
import document from './document/hi.json' with { type: 'json' }
import dues from './dues/hi.json' with { type: 'json' }
import dunning from './dunning/hi.json' with { type: 'json' }
import employee from './employee/hi.json' with { type: 'json' }
import exports from './exports/hi.json' with { type: 'json' }
import facets from './facets/hi.json' with { type: 'json' }
import fields from './fields/hi.json' with { type: 'json' }
import filter from './filter/hi.json' with { type: 'json' }
import firm from './firm/hi.json' with { type: 'json' }
import forms from './forms/hi.json' with { type: 'json' }
import general from './general/hi.json' with { type: 'json' }
import gst from './gst/hi.json' with { type: 'json' }
import history from './history/hi.json' with { type: 'json' }
import home from './home/hi.json' with { type: 'json' }
import identity from './identity/hi.json' with { type: 'json' }
import imports from './imports/hi.json' with { type: 'json' }
import incentive from './incentive/hi.json' with { type: 'json' }
import integrations from './integrations/hi.json' with { type: 'json' }
import keys from './keys/hi.json' with { type: 'json' }
import languages from './languages/hi.json' with { type: 'json' }
import letters from './letters/hi.json' with { type: 'json' }
import mail from './mail/hi.json' with { type: 'json' }
import margin from './margin/hi.json' with { type: 'json' }
import menu from './menu/hi.json' with { type: 'json' }
import notifications from './notifications/hi.json' with { type: 'json' }
import numberWords from './number-words/hi.json' with { type: 'json' }
import office from './office/hi.json' with { type: 'json' }
import officialForms from './official-forms/hi.json' with { type: 'json' }
import originals from './originals/hi.json' with { type: 'json' }
import papers from './papers/hi.json' with { type: 'json' }
import passkeys from './passkeys/hi.json' with { type: 'json' }
import password from './password/hi.json' with { type: 'json' }
import payments from './payments/hi.json' with { type: 'json' }
import queue from './queue/hi.json' with { type: 'json' }
import rates from './rates/hi.json' with { type: 'json' }
import readings from './readings/hi.json' with { type: 'json' }
import receipts from './receipts/hi.json' with { type: 'json' }
import reminderReport from './reminder-report/hi.json' with { type: 'json' }
import reminderSettings from './reminder-settings/hi.json' with { type: 'json' }
import reminders from './reminders/hi.json' with { type: 'json' }
import report from './report/hi.json' with { type: 'json' }
import requests from './requests/hi.json' with { type: 'json' }
import reset from './reset/hi.json' with { type: 'json' }
import rto from './rto/hi.json' with { type: 'json' }
import runSheet from './run-sheet/hi.json' with { type: 'json' }
import search from './search/hi.json' with { type: 'json' }
import services from './services/hi.json' with { type: 'json' }
import session from './session/hi.json' with { type: 'json' }
import setUp from './set-up/hi.json' with { type: 'json' }
import share from './share/hi.json' with { type: 'json' }
import sheets from './sheets/hi.json' with { type: 'json' }
import shell from './shell/hi.json' with { type: 'json' }
import stages from './stages/hi.json' with { type: 'json' }
import statement from './statement/hi.json' with { type: 'json' }
import states from './states/hi.json' with { type: 'json' }
import stepUp from './step-up/hi.json' with { type: 'json' }
import summary from './summary/hi.json' with { type: 'json' }
import support from './support/hi.json' with { type: 'json' }
import table from './table/hi.json' with { type: 'json' }
import tables from './tables/hi.json' with { type: 'json' }
import tally from './tally/hi.json' with { type: 'json' }
import tasks from './tasks/hi.json' with { type: 'json' }
import team from './team/hi.json' with { type: 'json' }
import transactions from './transactions/hi.json' with { type: 'json' }
import type { Texts } from './translate.ts'
import twoFactor from './two-factor/hi.json' with { type: 'json' }
import ui from './ui/hi.json' with { type: 'json' }
import upi from './upi/hi.json' with { type: 'json' }
import upload from './upload/hi.json' with { type: 'json' }
import vehicles from './vehicles/hi.json' with { type: 'json' }
import views from './views/hi.json' with { type: 'json' }
import warnings from './warnings/hi.json' with { type: 'json' }
import webhooks from './webhooks/hi.json' with { type: 'json' }

/** Every text in Hindi. A text that is missing is a type error; test/texts.test.ts says the rest. */
export const hindiTexts: Texts = {
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
}
