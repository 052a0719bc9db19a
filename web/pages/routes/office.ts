import { messages } from '#contract/messages.ts'
import { activitySearch } from '#web/features/activity/activity-search.ts'
import { importSearch } from '#web/features/imports/import-search.ts'
import { reminderSearch } from '#web/features/reminders/reminder-search.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { tableSearch } from '#web/table/table-search.ts'

const { superadmin, employee } = paths
const worklist = {
  page: () => import('#web/pages/reminders-page.tsx'),
  search: reminderSearch,
  link: { label: () => messages.reminders.title, icon: 'AlarmClock' },
} as const

export const officeRoutes = [
  page(superadmin.activity, {
    page: () => import('#web/pages/activity-page.tsx'),
    search: activitySearch,
    parent: superadmin.profile,
  }),
  page(superadmin.documents, {
    page: () => import('#web/pages/documents-page.tsx'),
    search: tableSearch,
    link: { label: () => messages.menu.documents, icon: 'FolderClosed' },
  }),
  page(superadmin.mails, {
    page: () => import('#web/pages/mails-page.tsx'),
    search: tableSearch,
    link: { label: () => messages.menu.mails, icon: 'Mail' },
    parent: superadmin.profile,
  }),
  page(superadmin.office, {
    page: () => import('#web/pages/office-page.tsx'),
    link: { label: () => messages.office.title, icon: 'Building' },
  }),
  page(superadmin.integrations, {
    page: () => import('#web/pages/integrations-page.tsx'),
    link: { label: () => messages.integrations.title, icon: 'Plug' },
  }),
  page(superadmin.import, {
    page: () => import('#web/pages/import-page.tsx'),
    search: importSearch,
    link: { label: () => messages.imports.title, icon: 'Upload' },
  }),
  page(superadmin.firms, {
    page: () => import('#web/pages/firms-page.tsx'),
    search: tableSearch,
    link: { label: () => messages.menu.firms, icon: 'Landmark' },
  }),
  page(superadmin.branches, {
    page: () => import('#web/pages/branches-page.tsx'),
    search: tableSearch,
    link: { label: () => messages.menu.branches, icon: 'Building2' },
  }),
  page(superadmin.rtos, {
    page: () => import('#web/pages/rtos-page.tsx'),
    search: tableSearch,
    link: { label: () => messages.menu.rtos, icon: 'MapPin' },
  }),
  page(superadmin.reminders, worklist),
  page(employee.reminders, worklist),
  page(superadmin.reminderSettings, {
    page: () => import('#web/pages/reminder-settings-page.tsx'),
    link: { label: () => messages.reminderSettings.title, icon: 'AlarmClock' },
    parent: superadmin.reminders,
  }),
  page(superadmin.reminderReport, {
    page: () => import('#web/pages/reminder-report-page.tsx'),
    link: { label: () => messages.reminderReport.title, icon: 'AlarmClock' },
    parent: superadmin.reminders,
  }),
  page(superadmin.services, {
    page: () => import('#web/pages/services-page.tsx'),
    link: { label: () => messages.services.title, icon: 'BookOpenCheck' },
  }),
  page(superadmin.setUp, {
    page: () => import('#web/pages/set-up-page.tsx'),
    link: { label: () => messages.setUp.pageTitle, icon: 'ListChecks' },
    parent: superadmin.profile,
  }),
] as const
