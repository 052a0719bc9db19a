import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { tableSearch } from '#web/table/table-search.ts'

export const referenceRoutes = [
  page(paths.superadmin.firms, {
    page: () => import('#web/pages/firms-page.tsx'),
    search: tableSearch,
    link: { label: messages.menu.firms, icon: 'Landmark' },
  }),
  page(paths.superadmin.branches, {
    page: () => import('#web/pages/branches-page.tsx'),
    search: tableSearch,
    link: { label: messages.menu.branches, icon: 'Building2' },
  }),
  page(paths.superadmin.rtos, {
    page: () => import('#web/pages/rtos-page.tsx'),
    search: tableSearch,
    link: { label: messages.menu.rtos, icon: 'MapPin' },
  }),
] as const
