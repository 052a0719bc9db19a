import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { tableSearch } from '#web/table/table-search.ts'

export const officialFormRoutes = [
  page(paths.superadmin.forms, {
    page: () => import('#web/pages/forms-page.tsx'),
    search: tableSearch,
    link: { label: messages.officialForms.title, icon: 'FileStack' },
  }),
  page(paths.superadmin.formMarks, {
    page: () => import('#web/pages/form-marks-page.tsx'),
    parent: paths.superadmin.forms,
  }),
] as const
