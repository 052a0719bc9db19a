import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { summarySearch } from './expiry/expiry-search.ts'
import { caseListSearch } from './list/case-list-search.ts'

const { superadmin, employee, client } = paths

const staffHome = () => import('#web/pages/staff-home-page.tsx')
const newCase = () => import('#web/pages/new-case-page.tsx')
const caseDetail = () => import('#web/pages/case-detail-page.tsx')
const caseEdit = () => import('#web/pages/case-edit-page.tsx')

export const caseRoutes = [
  page({
    path: superadmin.home,
    roles: ['superadmin'],
    page: staffHome,
    search: summarySearch,
    label: messages.menu.home,
    icon: 'House',
    menu: 10,
  }),
  page({
    path: employee.home,
    roles: ['employee'],
    page: staffHome,
    search: summarySearch,
    label: messages.menu.home,
    icon: 'House',
    menu: 10,
  }),
  page({
    path: superadmin.myCases,
    roles: ['superadmin'],
    page: () => import('#web/pages/my-cases-page.tsx'),
    search: caseListSearch,
    label: messages.menu.casesToVerify,
    icon: 'FileStack',
    menu: 50,
  }),
  page({
    path: superadmin.verifiedCases,
    roles: ['superadmin'],
    page: () => import('#web/pages/verified-cases-page.tsx'),
    search: caseListSearch,
    label: messages.menu.verifiedCases,
    icon: 'BadgeCheck',
    menu: 60,
  }),
  page({
    path: superadmin.rejectedCases,
    roles: ['superadmin'],
    page: () => import('#web/pages/rejected-cases-page.tsx'),
    search: caseListSearch,
    label: messages.menu.rejectedCases,
    icon: 'CircleX',
    menu: 70,
  }),
  page({
    path: employee.newCase,
    roles: ['employee'],
    page: newCase,
    label: messages.menu.newCase,
    icon: 'FilePlus2',
    menu: ['Case', 20],
  }),
  page({
    path: employee.draftCases,
    roles: ['employee'],
    page: () => import('#web/pages/draft-cases-page.tsx'),
    search: caseListSearch,
    label: messages.menu.draftCases,
    icon: 'FileClock',
    menu: ['Case', 21],
  }),
  page({
    path: employee.verifiedCases,
    roles: ['employee'],
    page: () => import('#web/pages/employee-verified-cases-page.tsx'),
    search: caseListSearch,
    label: messages.menu.ownVerifiedCases,
    icon: 'BadgeCheck',
    menu: ['Case', 22],
  }),
  page({
    path: superadmin.newCase,
    roles: ['superadmin'],
    page: newCase,
    label: messages.menu.newCase,
    icon: 'FilePlus2',
    above: superadmin.myCases,
  }),
  // The parent list of a staff case page depends on the case's status: case-breadcrumbs.ts.
  page({ path: superadmin.caseDetail.pattern, roles: ['superadmin'], page: caseDetail }),
  page({ path: employee.caseDetail.pattern, roles: ['employee'], page: caseDetail }),
  page({ path: superadmin.caseEdit.pattern, roles: ['superadmin'], page: caseEdit }),
  page({ path: employee.caseEdit.pattern, roles: ['employee'], page: caseEdit }),
  page({
    path: client.caseDetail.pattern,
    roles: ['client'],
    page: () => import('#web/pages/client-case-page.tsx'),
    above: client.cases,
  }),
] as const
