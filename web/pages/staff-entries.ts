import { AlarmClock, CarFront, ClipboardList, FileClock, FilePlus2, House, Inbox, ListChecks } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { newCaseSearch, summarySearch } from '#web/features/cases/case-search.ts'
import { queueSearch } from '#web/features/queue/queue-search.ts'
import { reminderSearch } from '#web/features/reminders/reminder-search.ts'
import { requestsSearch } from '#web/features/requests/request-search.ts'
import { runSheetSearch, stageSearch } from '#web/features/stages/stage-search.ts'
import { vehicleList } from './common-entries.ts'
import { later } from './later.ts'

const work = { group: 'More', section: 'work' } as const

/* Pages of superadmin and employee alike. */
export const home = {
  page: () => import('#web/pages/staff-home-page.tsx'),
  search: summarySearch,
  link: { label: () => messages.menu.home, icon: House },
} as const
export const newCase = {
  page: later((pages) => pages.newCasePage()),
  search: newCaseSearch,
  link: { label: () => messages.menu.newCase, icon: FilePlus2, group: 'Case' },
} as const
export const caseDetail = later((pages) => pages.caseDetailPage())
export const caseEdit = later((pages) => pages.caseEditPage())
export const queue = {
  page: later((pages) => pages.queuePage()),
  search: queueSearch,
  link: { label: () => messages.queue.title, icon: ListChecks, ...work },
} as const
export const requests = {
  page: later((pages) => pages.requestsPage()),
  search: requestsSearch,
  link: { label: () => messages.requests.title, icon: Inbox, ...work },
} as const
export const rto = {
  page: later((pages) => pages.rtoPage()),
  search: stageSearch,
  link: { label: () => messages.stages.title, icon: FileClock, ...work },
} as const
export const runSheet = {
  page: later((pages) => pages.runSheetPage()),
  search: runSheetSearch,
  link: { label: () => messages.runSheet.title, icon: ClipboardList, ...work },
} as const
export const vehiclesOfStaff = {
  ...vehicleList,
  link: { label: () => messages.vehicles.title, icon: CarFront, ...work },
} as const
export const reminders = {
  page: later((pages) => pages.remindersPage()),
  search: reminderSearch,
  link: { label: () => messages.reminders.title, icon: AlarmClock, ...work },
} as const
