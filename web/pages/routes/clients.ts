import { messages } from '#contract/messages.ts'
import { clientDetailSearch } from '#web/features/clients/client-detail-search.ts'
import { oneOf, searchSchema } from '#web/lib/search-schema.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { secondTableParameters, tableParameters } from '#web/table/table-search.ts'

export const clientRoutes = [
  page(paths.signUp, { page: () => import('#web/pages/sign-up-page.tsx') }),
  page(paths.superadmin.clients, {
    page: () => import('#web/pages/clients-page.tsx'),
    search: searchSchema({ tab: oneOf(['verified']), ...tableParameters, ...secondTableParameters }),
    link: { label: messages.menu.clients, icon: 'UsersRound' },
  }),
  page(paths.superadmin.clientDetails, {
    page: () => import('#web/pages/client-detail-page.tsx'),
    search: clientDetailSearch,
    parent: paths.superadmin.clients,
  }),
] as const
