import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { messages } from '../messages.ts'
import { staffRoles } from '../roles.ts'
import { Vehicle } from '../vehicles/vehicle.ts'
import {
  ConversionRow,
  DealerMail,
  Reminder,
  ReminderContact,
  ReminderRenewal,
  ReminderSnooze,
  ReminderWeek,
  WorklistFilter,
} from './reminder.ts'
import {
  DueToday,
  EditReminderSettings,
  EditTemplates,
  ReminderSettings,
  ReminderTemplate,
} from './reminder-settings.ts'

/** Reminders of papers that end (contract-trade section 6). */
export const reminderEndpoints = {
  worklist: endpoint({
    method: 'POST',
    path: '/reminder/worklist',
    roles: staffRoles,
    summary: 'What ends or has ended, soonest first, with the exact count of each band',
    body: WorklistFilter,
    data: z.array(Reminder),
    paged: true,
  }),
  log: endpoint({
    method: 'POST',
    path: '/reminder/log',
    roles: staffRoles,
    summary: 'Record a contact with an owner',
    body: ReminderContact,
    data: Reminder,
    message: messages.reminders.logged,
    idempotent: true,
  }),
  snooze: endpoint({
    method: 'POST',
    path: '/reminder/snooze',
    roles: staffRoles,
    summary: 'Let a reminder rest until a day',
    body: ReminderSnooze,
    data: Reminder,
    message: messages.reminders.snoozed,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/reminder/renew',
    roles: staffRoles,
    summary: 'Set the new date of a renewed paper, also in the newest case of the vehicle',
    body: ReminderRenewal,
    data: Vehicle,
    message: messages.reminders.renewed,
  }),
  mailDealer: endpoint({
    method: 'POST',
    path: '/reminder/mail-dealer',
    roles: staffRoles,
    summary: 'Mail a dealer all of its vehicles that are due, once a day',
    limit: 'mail',
    body: DealerMail,
    data: z.object({ vehicles: z.int() }),
    message: messages.reminders.dealerMailed,
    idempotent: true,
  }),
  week: endpoint({
    method: 'GET',
    path: '/reminder/week',
    roles: staffRoles,
    summary: 'How many reminders are due within a week, and how many owners of them were contacted',
    data: ReminderWeek,
  }),
  report: endpoint({
    method: 'GET',
    path: '/reminder/report',
    roles: ['superadmin'],
    summary: 'What came of the reminders of the last twelve months, by month and kind',
    data: z.array(ConversionRow),
  }),
  templates: endpoint({
    method: 'GET',
    path: '/reminder/templates',
    roles: ['superadmin'],
    summary: 'The texts of reminders',
    data: z.array(ReminderTemplate),
  }),
  editTemplates: endpoint({
    method: 'PUT',
    path: '/reminder/templates',
    roles: ['superadmin'],
    summary: 'Change texts of reminders; those that are left out stay',
    body: EditTemplates,
    data: z.array(ReminderTemplate),
    message: messages.reminders.templatesSaved,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/reminder/settings',
    roles: ['superadmin'],
    summary: 'What the portal reminds of by itself',
    data: ReminderSettings,
  }),
  editSettings: endpoint({
    method: 'PUT',
    path: '/reminder/settings',
    roles: ['superadmin'],
    summary: 'Change what the portal reminds of by itself; fields that are left out stay',
    body: EditReminderSettings,
    data: ReminderSettings,
    message: messages.reminders.saved,
  }),
  dueToday: endpoint({
    method: 'GET',
    path: '/reminder/due-today',
    roles: ['superadmin'],
    summary: 'What the portal sends by itself today',
    data: DueToday,
  }),
}
