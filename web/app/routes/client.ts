import { createRoute } from '@tanstack/react-router'
import { CarFront, FileStack, House, Inbox, ReceiptIndianRupee, ScrollText } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { billSearch } from '#web/features/bills/bill-search.ts'
import { transactionSearch } from '#web/features/transactions/transaction-search.ts'
import { oneOf, searchSchema, text } from '#web/lib/address.ts'
import { lazyPage } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { profile, share, twoFactor, vehicle, vehicleList } from './common.ts'
import { clientRoute } from './layouts.tsx'

const { client } = paths

export const clientPages = [
  // The menu, in its order.
  createRoute({
    getParentRoute: () => clientRoute,
    path: '/',
    staticData: { label: () => t.menu('home'), icon: House },
    ...lazyPage(() => import('#web/app/pages/client-home-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => clientRoute,
    path: '/cases',
    validateSearch: searchSchema({ tab: text, q: text, pay: oneOf([1]), files: oneOf(['dealer', 'rto', 'done']) }),
    staticData: { label: () => t.menu('myCases'), icon: FileStack },
    ...lazyPage(() => import('#web/features/payments/client-cases-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => clientRoute,
    path: '/Transactions',
    validateSearch: transactionSearch,
    staticData: { label: () => t.menu('myTransactions'), icon: ScrollText },
    ...lazyPage(() => import('#web/features/transactions/client-transactions-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => clientRoute,
    path: '/Bills',
    validateSearch: billSearch,
    staticData: { label: () => t.menu('myBills'), icon: ReceiptIndianRupee },
    ...lazyPage(() => import('#web/app/pages/client-bills-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => clientRoute,
    path: '/requests',
    staticData: { label: () => t.requests('title'), icon: Inbox, group: 'More' },
    ...lazyPage(() => import('#web/features/requests/client-requests-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => clientRoute,
    path: '/vehicles',
    ...vehicleList,
    staticData: { label: () => t.vehicles('titleOfDealer'), icon: CarFront, group: 'More' },
  }),
  createRoute({ getParentRoute: () => clientRoute, path: '/Profile', ...profile }),

  // Pages below these.
  createRoute({
    getParentRoute: () => clientRoute,
    path: '/cases/$caseNo',
    staticData: { parent: client.cases },
    ...lazyPage(() => import('#web/app/pages/client-case-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => clientRoute,
    path: '/vehicles/$plate',
    ...vehicle,
    staticData: { parent: client.vehicles },
  }),
  createRoute({
    getParentRoute: () => clientRoute,
    path: '/payment',
    staticData: { parent: client.cases },
    ...lazyPage(() => import('#web/features/payments/client-payment-page.tsx')),
  }),
  createRoute({ getParentRoute: () => clientRoute, path: '/share', staticData: { parent: client.cases }, ...share }),
  createRoute({
    getParentRoute: () => clientRoute,
    path: '/two-factor',
    staticData: { parent: client.profile },
    ...twoFactor,
  }),
] as const
