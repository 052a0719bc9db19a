import { messages } from '#contract/messages.ts'
import { accountsSearch } from '#web/domain/accounts-search.ts'
import { billSearch } from '#web/features/bills/bill-search.ts'
import { duesSearch } from '#web/features/dues/dues-search.ts'
import { paymentSearch } from '#web/features/payments/check/payment-search.ts'
import { transactionSearch } from '#web/features/transactions/transaction-search.ts'
import { oneOf, searchSchema, text } from '#web/lib/search-schema.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

const { superadmin, client } = paths
export const moneyRoutes = [
  page(client.bills, {
    page: () => import('#web/pages/client-bills-page.tsx'),
    search: billSearch,
    link: { label: () => messages.menu.myBills, icon: 'ReceiptIndianRupee' },
  }),
  page(superadmin.dues, {
    page: () => import('#web/pages/dues-page.tsx'),
    search: duesSearch,
    link: { label: () => messages.dues.title, icon: 'ReceiptIndianRupee' },
  }),
  page(superadmin.rates, {
    page: () => import('#web/pages/rate-card-page.tsx'),
    link: { label: () => messages.rates.title, icon: 'Calculator' },
  }),
  page(superadmin.accounts, {
    page: () => import('#web/pages/accounts-page.tsx'),
    search: accountsSearch,
    link: { label: () => messages.accounts.title, icon: 'NotebookTabs' },
  }),
  page(superadmin.reports, {
    page: () => import('#web/pages/reports-page.tsx'),
    link: { label: () => messages.board.reports, icon: 'ChartColumn' },
  }),
  page(superadmin.payments, {
    page: () => import('#web/pages/verify-payments-page.tsx'),
    search: paymentSearch,
    link: { label: () => messages.menu.payments, icon: 'IndianRupee' },
  }),
  page(client.cases, {
    page: () => import('#web/pages/client-cases-page.tsx'),
    search: searchSchema({ tab: text, q: text, pay: oneOf([1]) }),
    link: { label: () => messages.menu.myCases, icon: 'FileStack' },
  }),
  page(client.payment, { page: () => import('#web/pages/client-payment-page.tsx'), parent: client.cases }),
  page(client.transactions, {
    page: () => import('#web/pages/client-transactions-page.tsx'),
    search: transactionSearch,
    link: { label: () => messages.menu.myTransactions, icon: 'ScrollText' },
  }),
] as const
