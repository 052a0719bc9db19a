import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

const profile = () => import('#web/pages/profile-page.tsx')
const own = { page: profile, label: messages.menu.myProfile, icon: 'UserRound', menu: 100 } as const

export const accountRoutes = [
  page({
    path: paths.client.home,
    roles: ['client'],
    page: () => import('#web/pages/client-home-page.tsx'),
    label: messages.menu.home,
    icon: 'House',
    menu: 10,
  }),
  page({ path: paths.superadmin.profile, roles: ['superadmin'], ...own }),
  page({ path: paths.employee.profile, roles: ['employee'], ...own }),
  page({ path: paths.client.profile, roles: ['client'], ...own }),
] as const
