import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { tableSearch } from '#web/table/table-search.ts'

export const documentRoutes = [
  page(paths.superadmin.documents, {
    page: () => import('#web/pages/documents-page.tsx'),
    search: tableSearch,
    link: { label: messages.menu.documents, icon: 'FolderClosed' },
  }),
] as const
