import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

const profile = () => import('#web/pages/profile-page.tsx')
const own = { page: profile, link: { label: messages.menu.myProfile, icon: 'UserRound' } } as const

export const accountRoutes = [
  page(paths.client.home, {
    page: () => import('#web/pages/client-home-page.tsx'),
    link: { label: messages.menu.home, icon: 'House' },
  }),
  page(paths.superadmin.profile, own),
  page(paths.employee.profile, own),
  page(paths.client.profile, own),
] as const
