import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

export const serviceRoutes = [
  page(paths.superadmin.services, {
    page: () => import('#web/pages/services-page.tsx'),
    link: { label: messages.services.title, icon: 'BookOpenCheck' },
  }),
] as const
