import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { transactionSearch } from './transaction-search.ts'

export const transactionRoutes = [
  page({
    path: paths.client.transactions,
    roles: ['client'],
    page: () => import('#web/pages/client-transactions-page.tsx'),
    search: transactionSearch,
    label: messages.menu.myTransactions,
    icon: 'ScrollText',
    menu: 30,
  }),
] as const
