// Generated from the contract by `npm run gen`; do not edit.
import type { reminderEndpoints as DeclaredReminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const reminderEndpoints: ClientEndpoints<typeof DeclaredReminderEndpoints> = {
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
