import { messages } from '#contract/messages.ts'
import { billSearch } from '#web/features/bills/bill-search.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

export const billRoutes = [
  page(paths.client.bills, {
    page: () => import('#web/pages/client-bills-page.tsx'),
    search: billSearch,
    link: { label: messages.menu.myBills, icon: 'ReceiptIndianRupee' },
  }),
] as const
