import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { billSearch } from './bill-search.ts'

export const billRoutes = [
  page(paths.client.bills, {
    page: () => import('#web/pages/client-bills-page.tsx'),
    search: billSearch,
    link: { label: messages.menu.myBills, icon: 'ReceiptIndianRupee', menu: 40 },
  }),
] as const
