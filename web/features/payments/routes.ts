import { messages } from '#contract/messages.ts'
import { searchSchema, text } from '#web/lib/search-schema.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { tableSearch } from '#web/table/table-search.ts'

export const paymentRoutes = [
  page({
    path: paths.superadmin.payments,
    roles: ['superadmin'],
    page: () => import('#web/pages/verify-payments-page.tsx'),
    search: tableSearch,
    label: messages.menu.payments,
    icon: 'IndianRupee',
    menu: 80,
  }),
  page({
    path: paths.client.cases,
    roles: ['client'],
    page: () => import('#web/pages/client-cases-page.tsx'),
    search: searchSchema({ tab: text, q: text }),
    label: messages.menu.myCases,
    icon: 'FileStack',
    menu: 20,
  }),
  page({
    path: paths.client.payment,
    roles: ['client'],
    page: () => import('#web/pages/client-payment-page.tsx'),
    above: paths.client.cases,
  }),
] as const
