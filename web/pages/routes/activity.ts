import { activitySearch } from '#web/features/activity/activity-search.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

export const activityRoutes = [
  page(paths.superadmin.activity, {
    page: () => import('#web/pages/activity-page.tsx'),
    search: activitySearch,
    parent: paths.superadmin.profile,
  }),
] as const
