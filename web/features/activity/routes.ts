import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { activitySearch } from './activity-search.ts'

export const activityRoutes = [
  page(paths.superadmin.activity, {
    page: () => import('#web/pages/activity-page.tsx'),
    search: activitySearch,
    parent: paths.superadmin.profile,
  }),
] as const
