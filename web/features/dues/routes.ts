import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { duesSearch } from './dues-search.ts'

export const duesRoutes = [
  page(paths.superadmin.dues, {
    page: () => import('#web/pages/dues-page.tsx'),
    search: duesSearch,
    link: { label: messages.dues.title, icon: 'ReceiptIndianRupee', menu: ['More', 92] },
  }),
] as const
