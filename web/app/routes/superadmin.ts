import { createRoute } from '@tanstack/react-router'
import {
  BadgeCheck,
  BookOpenCheck,
  Building,
  Building2,
  Calculator,
  ChartColumn,
  CircleX,
  FileStack,
  FolderClosed,
  IdCard,
  IndianRupee,
  Landmark,
  MapPin,
  NotebookTabs,
  Plug,
  ReceiptIndianRupee,
  Upload,
  UsersRound,
} from 'lucide-react'
import { t } from '#contract/texts.ts'
import { caseListSearch } from '#web/features/cases/case-search.ts'
import { clientsSearch } from '#web/features/clients/client-detail-search.ts'
import { duesSearch } from '#web/features/dues/dues-queries.ts'
import { importSearch } from '#web/features/imports/import-queries.ts'
import { accountsSearch } from '#web/features/office/office.ts'
import { paymentSearch } from '#web/features/payments/check/payment-search.ts'
import { lazyPage } from '#web/lib/lazy.tsx'
import { tableSearch } from '#web/table/table-search.ts'
import * as staff from './common.ts'
import { profile } from './common.ts'
import { superadminRoute } from './layouts.tsx'

/** The menu, in its order. */
export const superadminPages = [
  createRoute({ getParentRoute: () => superadminRoute, path: '/', ...staff.home }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/AddFirm',
    validateSearch: tableSearch,
    staticData: { label: () => t.menu('firms'), icon: Landmark, group: 'Utilities' },
    ...lazyPage(() => import('#web/features/reference/firms-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/AddBranch',
    validateSearch: tableSearch,
    staticData: { label: () => t.menu('branches'), icon: Building2, group: 'Utilities' },
    ...lazyPage(() => import('#web/features/reference/branches-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/AddRTO',
    validateSearch: tableSearch,
    staticData: { label: () => t.menu('rtos'), icon: MapPin, group: 'Utilities' },
    ...lazyPage(() => import('#web/features/reference/rtos-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/AddEmployee',
    validateSearch: tableSearch,
    staticData: { label: () => t.menu('employees'), icon: IdCard },
    ...lazyPage(() => import('#web/app/pages/employees-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/clients',
    validateSearch: clientsSearch,
    staticData: { label: () => t.menu('clients'), icon: UsersRound },
    ...lazyPage(() => import('#web/app/pages/clients-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/cases/Mycases',
    validateSearch: caseListSearch,
    staticData: { label: () => t.menu('casesToVerify'), icon: FileStack },
    ...lazyPage(() => import('#web/features/cases/my-cases-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/cases/all',
    validateSearch: caseListSearch,
    staticData: { label: () => t.menu('verifiedCases'), icon: BadgeCheck },
    ...lazyPage(() => import('#web/features/cases/verified-cases-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/cases/rejected',
    validateSearch: caseListSearch,
    staticData: { label: () => t.menu('rejectedCases'), icon: CircleX },
    ...lazyPage(() => import('#web/features/cases/rejected-cases-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/VerifyPayments',
    validateSearch: paymentSearch,
    staticData: { label: () => t.menu('payments'), icon: IndianRupee },
    ...lazyPage(() => import('#web/app/pages/verify-payments-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/documents',
    validateSearch: tableSearch,
    staticData: { label: () => t.menu('documents'), icon: FolderClosed },
    ...lazyPage(() => import('#web/features/documents/documents-page.tsx')),
  }),
  createRoute({ getParentRoute: () => superadminRoute, path: '/queue', ...staff.queue }),
  createRoute({ getParentRoute: () => superadminRoute, path: '/requests', ...staff.requests }),
  createRoute({ getParentRoute: () => superadminRoute, path: '/rto', ...staff.rto }),
  createRoute({ getParentRoute: () => superadminRoute, path: '/run-sheet', ...staff.runSheet }),
  createRoute({ getParentRoute: () => superadminRoute, path: '/originals', ...staff.originals }),
  createRoute({ getParentRoute: () => superadminRoute, path: '/vehicles', ...staff.vehiclesOfStaff }),
  createRoute({ getParentRoute: () => superadminRoute, path: '/reminders', ...staff.reminders }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/dues',
    validateSearch: duesSearch,
    staticData: { label: () => t.dues('title'), icon: ReceiptIndianRupee, group: 'More', section: 'money' },
    ...lazyPage(() => import('#web/features/dues/dues-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/cash',
    ...staff.cash,
    staticData: { ...staff.cash.staticData, section: 'money' },
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/accounts',
    validateSearch: accountsSearch,
    staticData: { label: () => t.accounts('title'), icon: NotebookTabs, group: 'More', section: 'money' },
    ...lazyPage(() => import('#web/app/pages/accounts-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/rates',
    staticData: { label: () => t.rates('title'), icon: Calculator, group: 'More', section: 'money' },
    ...lazyPage(() => import('#web/features/rates/rate-card-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/reports',
    staticData: { label: () => t.board('reports'), icon: ChartColumn, group: 'More', section: 'money' },
    ...lazyPage(() => import('#web/features/board/reports-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/services',
    staticData: { label: () => t.services('title'), icon: BookOpenCheck, group: 'More', section: 'settings' },
    ...lazyPage(() => import('#web/features/services/services-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/forms',
    validateSearch: tableSearch,
    staticData: { label: () => t.officialForms('title'), icon: FileStack, group: 'More', section: 'settings' },
    ...lazyPage(() => import('#web/features/official-forms/forms-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/office',
    staticData: { label: () => t.office('title'), icon: Building, group: 'More', section: 'settings' },
    ...lazyPage(() => import('#web/app/pages/office-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/import',
    validateSearch: importSearch,
    staticData: { label: () => t.imports('title'), icon: Upload, group: 'More', section: 'settings' },
    ...lazyPage(() => import('#web/features/imports/import-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/integrations',
    staticData: { label: () => t.integrations('title'), icon: Plug, group: 'More', section: 'settings' },
    ...lazyPage(() => import('#web/app/pages/integrations-page.tsx')),
  }),
  createRoute({ getParentRoute: () => superadminRoute, path: '/Profile', ...profile }),
] as const
