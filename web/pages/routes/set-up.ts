import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

export const setUpRoutes = [
  page(paths.superadmin.setUp, {
    page: () => import('#web/pages/set-up-page.tsx'),
    link: { label: messages.setUp.pageTitle, icon: 'ListChecks' },
    parent: paths.superadmin.profile,
  }),
] as const
