import { reminderEndpoints as calls } from '#contract/reminders/reminder-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { logContact, renewExpiry, snoozeReminder, withdrawContact } from './change-reminder.ts'
import { mailDealer } from './digests.ts'
import { getDueToday } from './send-due.ts'
import { editReminderSettings, editTemplates, getReminderSettings, listTemplates } from './settings.ts'
import { getConversion, getReminderWeek, listReminders } from './worklist.ts'

export const reminderRoutes: Route[] = [
  query(calls.worklist, listReminders),
  command(calls.log, logContact),
  command(calls.withdraw, withdrawContact),
  command(calls.snooze, snoozeReminder),
  command(calls.renew, renewExpiry),
  command(calls.mailDealer, mailDealer),
  query(calls.week, getReminderWeek),
  query(calls.report, getConversion),
  query(calls.templates, listTemplates),
  command(calls.editTemplates, editTemplates),
  query(calls.settings, getReminderSettings),
  command(calls.editSettings, editReminderSettings),
  query(calls.dueToday, getDueToday),
]
