import { messages } from '#contract/messages.ts'
import { transactionSearch } from '#web/features/transactions/transaction-search.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

export const transactionRoutes = [
  page(paths.client.transactions, {
    page: () => import('#web/pages/client-transactions-page.tsx'),
    search: transactionSearch,
    link: { label: messages.menu.myTransactions, icon: 'ScrollText' },
  }),
] as const
