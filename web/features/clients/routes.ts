import { messages } from '#contract/messages.ts'
import { oneOf, searchSchema } from '#web/lib/search-schema.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { secondTableParameters, tableParameters } from '#web/table/table-search.ts'
import { clientDetailSearch } from './client-detail-search.ts'

export const clientRoutes = [
  page({ path: paths.signUp, roles: 'public', page: () => import('#web/pages/sign-up-page.tsx') }),
  page({
    path: paths.superadmin.clients,
    roles: ['superadmin'],
    page: () => import('#web/pages/clients-page.tsx'),
    search: searchSchema({ tab: oneOf(['verified']), ...tableParameters, ...secondTableParameters }),
    label: messages.menu.clients,
    icon: 'UsersRound',
    menu: 40,
  }),
  page({
    path: paths.superadmin.clientDetails,
    roles: ['superadmin'],
    page: () => import('#web/pages/client-detail-page.tsx'),
    search: clientDetailSearch,
    above: paths.superadmin.clients,
  }),
] as const
