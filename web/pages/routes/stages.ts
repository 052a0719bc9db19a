import { messages } from '#contract/messages.ts'
import { runSheetSearch, stageSearch } from '#web/features/stages/stage-search.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

const rto = {
  page: () => import('#web/pages/rto-page.tsx'),
  search: stageSearch,
  link: { label: messages.stages.title, icon: 'FileClock' },
} as const

const runSheet = {
  page: () => import('#web/pages/run-sheet-page.tsx'),
  search: runSheetSearch,
  link: { label: messages.runSheet.title, icon: 'ClipboardList' },
} as const

export const stageRoutes = [
  page(paths.superadmin.rto, rto),
  page(paths.employee.rto, rto),
  page(paths.superadmin.runSheet, runSheet),
  page(paths.employee.runSheet, runSheet),
] as const
