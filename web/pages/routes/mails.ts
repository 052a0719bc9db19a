import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { tableSearch } from '#web/table/table-search.ts'

export const mailRoutes = [
  page(paths.superadmin.mails, {
    page: () => import('#web/pages/mails-page.tsx'),
    search: tableSearch,
    link: { label: messages.menu.mails, icon: 'Mail' },
    parent: paths.superadmin.profile,
  }),
] as const
