import { messages } from '#contract/messages.ts'
import { reminderSearch } from '#web/features/reminders/reminder-search.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

const worklist = {
  page: () => import('#web/pages/reminders-page.tsx'),
  search: reminderSearch,
  link: { label: messages.reminders.title, icon: 'AlarmClock' },
} as const

export const reminderRoutes = [
  page(paths.superadmin.reminders, worklist),
  page(paths.employee.reminders, worklist),
  page(paths.superadmin.reminderSettings, {
    page: () => import('#web/pages/reminder-settings-page.tsx'),
    link: { label: messages.reminderSettings.title, icon: 'AlarmClock' },
    parent: paths.superadmin.reminders,
  }),
  page(paths.superadmin.reminderReport, {
    page: () => import('#web/pages/reminder-report-page.tsx'),
    link: { label: messages.reminderReport.title, icon: 'AlarmClock' },
    parent: paths.superadmin.reminders,
  }),
] as const
