import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageOf } from '../fields.ts'

import { staffRoles } from '../roles.ts'
import { Vehicle } from '../vehicles/vehicle.ts'
import {
  ContactWithdrawal,
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
import { reminderBands } from './reminder-values.ts'

/** Reminders of papers that end. */
export const reminderEndpoints = {
  worklist: endpoint('POST', '/reminder/worklist', {
    roles: staffRoles,
    scope: 'reminders:read',
    summary: 'What ends or has ended, soonest first, with the exact count of each band',
    body: WorklistFilter,
    ...pageOf(Reminder),
    meta: z.object({ bands: z.object(Object.fromEntries(reminderBands.map((band) => [band, z.int()]))) }),
  }),
  log: endpoint('POST', '/reminder/log', {
    roles: staffRoles,
    scope: 'reminders:write',
    summary: 'Record a contact with an owner',
    body: ReminderContact,
    data: Reminder,
    message: 'reminders.logged',
    idempotent: true,
  }),
  withdraw: endpoint('POST', '/reminder/withdraw', {
    roles: staffRoles,
    summary: "Take back a contact of one's own within ten minutes; it stays in the record and counts nowhere",
    body: ContactWithdrawal,
    data: Reminder,
    message: 'reminders.withdrawn',
  }),
  snooze: endpoint('POST', '/reminder/snooze', {
    roles: staffRoles,
    scope: 'reminders:write',
    summary: 'Let a reminder rest until a day',
    body: ReminderSnooze,
    data: Reminder,
    message: 'reminders.snoozed',
  }),
  renew: endpoint('POST', '/reminder/renew', {
    roles: staffRoles,
    scope: 'reminders:write',
    summary: 'Set the new date of a renewed paper, also in the newest case of the vehicle',
    body: ReminderRenewal,
    data: Vehicle,
    message: 'reminders.renewed',
  }),
  mailDealer: endpoint('POST', '/reminder/mail-dealer', {
    roles: staffRoles,
    summary: 'Mail a dealer all of its vehicles that are due, once a day',
    limit: 'mail',
    body: DealerMail,
    data: z.object({ vehicles: z.int() }),
    message: 'reminders.dealerMailed',
    idempotent: true,
  }),
  week: endpoint('GET', '/reminder/week', {
    roles: staffRoles,
    summary: 'How many reminders are due within a week, and how many owners of them were contacted',
    data: ReminderWeek,
  }),
  report: endpoint('GET', '/reminder/report', {
    roles: ['superadmin'],
    scope: 'reminders:read',
    summary: 'What came of the reminders of the last twelve months, by month and kind',
    data: z.array(ConversionRow),
  }),
  templates: endpoint('GET', '/reminder/templates', {
    roles: ['superadmin'],
    scope: 'reminders:read',
    summary: 'The texts of reminders',
    data: z.array(ReminderTemplate),
  }),
  editTemplates: endpoint('PUT', '/reminder/templates', {
    roles: ['superadmin'],
    summary: 'Change texts of reminders; those that are left out stay',
    body: EditTemplates,
    data: z.array(ReminderTemplate),
    message: 'reminders.templatesSaved',
  }),
  settings: endpoint('GET', '/reminder/settings', {
    roles: ['superadmin'],
    summary: 'What the portal reminds of by itself',
    data: ReminderSettings,
  }),
  editSettings: endpoint('PUT', '/reminder/settings', {
    roles: ['superadmin'],
    summary: 'Change what the portal reminds of by itself; fields that are left out stay',
    body: EditReminderSettings,
    data: ReminderSettings,
    message: 'reminders.saved',
  }),
  dueToday: endpoint('GET', '/reminder/due-today', {
    roles: ['superadmin'],
    summary: 'What the portal sends by itself today',
    data: DueToday,
  }),
}
