import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

export const officeRoutes = [
  page(paths.superadmin.office, {
    page: () => import('#web/pages/office-page.tsx'),
    link: { label: messages.office.title, icon: 'Building' },
  }),
] as const
