import { messages } from '#contract/messages.ts'
import { paymentSearch } from '#web/features/payments/check/payment-search.ts'
import { oneOf, searchSchema, text } from '#web/lib/search-schema.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

export const paymentRoutes = [
  page(paths.superadmin.payments, {
    page: () => import('#web/pages/verify-payments-page.tsx'),
    search: paymentSearch,
    link: { label: messages.menu.payments, icon: 'IndianRupee' },
  }),
  page(paths.client.cases, {
    page: () => import('#web/pages/client-cases-page.tsx'),
    search: searchSchema({ tab: text, q: text, pay: oneOf([1]) }),
    link: { label: messages.menu.myCases, icon: 'FileStack' },
  }),
  page(paths.client.payment, { page: () => import('#web/pages/client-payment-page.tsx'), parent: paths.client.cases }),
] as const
