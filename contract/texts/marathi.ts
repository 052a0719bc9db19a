import account from './account/mr.json' with { type: 'json' }
import accounts from './accounts/mr.json' with { type: 'json' }
import activity from './activity/mr.json' with { type: 'json' }
import adjustments from './adjustments/mr.json' with { type: 'json' }
import attachments from './attachments/mr.json' with { type: 'json' }
import bank from './bank/mr.json' with { type: 'json' }
import bills from './bills/mr.json' with { type: 'json' }
import board from './board/mr.json' with { type: 'json' }
import branch from './branch/mr.json' with { type: 'json' }
import bulk from './bulk/mr.json' with { type: 'json' }
import caseFields from './case-fields/mr.json' with { type: 'json' }
import caseSteps from './case-steps/mr.json' with { type: 'json' }
import cases from './cases/mr.json' with { type: 'json' }
import cash from './cash/mr.json' with { type: 'json' }
import client from './client/mr.json' with { type: 'json' }
import clientCases from './client-cases/mr.json' with { type: 'json' }
import comments from './comments/mr.json' with { type: 'json' }
import counter from './counter/mr.json' with { type: 'json' }
import dates from './dates/mr.json' with { type: 'json' }
import dealerMessages from './dealer-messages/mr.json' with { type: 'json' }
import document from './document/mr.json' with { type: 'json' }
import dues from './dues/mr.json' with { type: 'json' }
import dunning from './dunning/mr.json' with { type: 'json' }
import employee from './employee/mr.json' with { type: 'json' }
import exports from './exports/mr.json' with { type: 'json' }
import facets from './facets/mr.json' with { type: 'json' }
import fields from './fields/mr.json' with { type: 'json' }
import filter from './filter/mr.json' with { type: 'json' }
import firm from './firm/mr.json' with { type: 'json' }
import forms from './forms/mr.json' with { type: 'json' }
import general from './general/mr.json' with { type: 'json' }
import gst from './gst/mr.json' with { type: 'json' }
import history from './history/mr.json' with { type: 'json' }
import home from './home/mr.json' with { type: 'json' }
import identity from './identity/mr.json' with { type: 'json' }
import imports from './imports/mr.json' with { type: 'json' }
import incentive from './incentive/mr.json' with { type: 'json' }
import integrations from './integrations/mr.json' with { type: 'json' }
import keys from './keys/mr.json' with { type: 'json' }
import languages from './languages/mr.json' with { type: 'json' }
import letters from './letters/mr.json' with { type: 'json' }
import mail from './mail/mr.json' with { type: 'json' }
import margin from './margin/mr.json' with { type: 'json' }
import menu from './menu/mr.json' with { type: 'json' }
import notifications from './notifications/mr.json' with { type: 'json' }
import numberWords from './number-words/mr.json' with { type: 'json' }
import office from './office/mr.json' with { type: 'json' }
import officialForms from './official-forms/mr.json' with { type: 'json' }
import originals from './originals/mr.json' with { type: 'json' }
import papers from './papers/mr.json' with { type: 'json' }
import passkeys from './passkeys/mr.json' with { type: 'json' }
import password from './password/mr.json' with { type: 'json' }
import payments from './payments/mr.json' with { type: 'json' }
import queue from './queue/mr.json' with { type: 'json' }
import rates from './rates/mr.json' with { type: 'json' }
import readings from './readings/mr.json' with { type: 'json' }
import receipts from './receipts/mr.json' with { type: 'json' }
import reminderReport from './reminder-report/mr.json' with { type: 'json' }
import reminderSettings from './reminder-settings/mr.json' with { type: 'json' }
import reminders from './reminders/mr.json' with { type: 'json' }
import report from './report/mr.json' with { type: 'json' }
import requests from './requests/mr.json' with { type: 'json' }
import reset from './reset/mr.json' with { type: 'json' }
import rto from './rto/mr.json' with { type: 'json' }
import runSheet from './run-sheet/mr.json' with { type: 'json' }
import search from './search/mr.json' with { type: 'json' }
import services from './services/mr.json' with { type: 'json' }
import session from './session/mr.json' with { type: 'json' }
import setUp from './set-up/mr.json' with { type: 'json' }
import share from './share/mr.json' with { type: 'json' }
import sheets from './sheets/mr.json' with { type: 'json' }
import shell from './shell/mr.json' with { type: 'json' }
import stages from './stages/mr.json' with { type: 'json' }
import statement from './statement/mr.json' with { type: 'json' }
import states from './states/mr.json' with { type: 'json' }
import stepUp from './step-up/mr.json' with { type: 'json' }
import summary from './summary/mr.json' with { type: 'json' }
import support from './support/mr.json' with { type: 'json' }
import table from './table/mr.json' with { type: 'json' }
import tables from './tables/mr.json' with { type: 'json' }
import tally from './tally/mr.json' with { type: 'json' }
import tasks from './tasks/mr.json' with { type: 'json' }
import team from './team/mr.json' with { type: 'json' }
import transactions from './transactions/mr.json' with { type: 'json' }
import type { Texts } from './translate.ts'
import twoFactor from './two-factor/mr.json' with { type: 'json' }
import ui from './ui/mr.json' with { type: 'json' }
import upi from './upi/mr.json' with { type: 'json' }
import upload from './upload/mr.json' with { type: 'json' }
import vehicles from './vehicles/mr.json' with { type: 'json' }
import views from './views/mr.json' with { type: 'json' }
import warnings from './warnings/mr.json' with { type: 'json' }
import webhooks from './webhooks/mr.json' with { type: 'json' }

/** Every text in Marathi. A text that is missing is a type error; test/texts.test.ts says the rest. */
export const marathiTexts: Texts = {
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
