import { messages } from '#contract/messages.ts'
import { queueSearch } from '#web/features/queue/queue-search.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

const queue = {
  page: () => import('#web/pages/queue-page.tsx'),
  search: queueSearch,
  link: { label: messages.queue.title, icon: 'ListChecks' },
} as const

export const queueRoutes = [page(paths.superadmin.queue, queue), page(paths.employee.queue, queue)] as const
