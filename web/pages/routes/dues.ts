import { messages } from '#contract/messages.ts'
import { duesSearch } from '#web/features/dues/dues-search.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

export const duesRoutes = [
  page(paths.superadmin.dues, {
    page: () => import('#web/pages/dues-page.tsx'),
    search: duesSearch,
    link: { label: messages.dues.title, icon: 'ReceiptIndianRupee' },
  }),
] as const
