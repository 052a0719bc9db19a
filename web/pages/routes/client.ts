import { CarFront, FileStack, House, Inbox, ReceiptIndianRupee, ScrollText } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { billSearch } from '#web/features/bills/bill-search.ts'
import { transactionSearch } from '#web/features/transactions/transaction-search.ts'
import { oneOf, searchSchema, text } from '#web/lib/search-schema.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { profile, share, twoFactor, vehicle, vehicleList } from '../common-entries.ts'
import { later } from '../later.ts'

const { client } = paths

export const clientRoutes = [
  // The menu, in its order (spec/1 "Navigation shell").
  page(client.home, {
    page: () => import('#web/pages/client-home-page.tsx'),
    link: { label: () => messages.menu.home, icon: House },
  }),
  page(client.cases, {
    page: () => import('#web/pages/client-cases-page.tsx'),
    search: searchSchema({ tab: text, q: text, pay: oneOf([1]) }),
    link: { label: () => messages.menu.myCases, icon: FileStack },
  }),
  page(client.transactions, {
    page: later((pages) => pages.clientTransactionsPage()),
    search: transactionSearch,
    link: { label: () => messages.menu.myTransactions, icon: ScrollText },
  }),
  page(client.bills, {
    page: later((pages) => pages.clientBillsPage()),
    search: billSearch,
    link: { label: () => messages.menu.myBills, icon: ReceiptIndianRupee },
  }),
  page(client.requests, {
    page: later((pages) => pages.clientRequestsPage()),
    link: { label: () => messages.requests.title, icon: Inbox, group: 'More' },
  }),
  page(client.vehicles, {
    ...vehicleList,
    link: { label: () => messages.vehicles.titleOfDealer, icon: CarFront, group: 'More' },
  }),
  page(client.profile, profile),

  // Pages below these.
  page(client.caseDetail.pattern, { page: later((pages) => pages.clientCasePage()), parent: client.cases }),
  page(client.vehicle, { ...vehicle, parent: client.vehicles }),
  page(client.payment, { page: () => import('#web/pages/client-payment-page.tsx'), parent: client.cases }),
  page(client.share, { page: share, parent: client.cases }),
  page(client.twoFactor, { page: twoFactor, parent: client.profile }),
] as const
