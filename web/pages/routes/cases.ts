import { messages } from '#contract/messages.ts'
import { caseListSearch, newCaseSearch, summarySearch } from '#web/features/cases/case-search.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

const { superadmin, employee, client } = paths

const staffHome = () => import('#web/pages/staff-home-page.tsx')
const newCase = () => import('#web/pages/new-case-page.tsx')
const caseDetail = () => import('#web/pages/case-detail-page.tsx')
const caseEdit = () => import('#web/pages/case-edit-page.tsx')

export const caseRoutes = [
  page(superadmin.home, {
    page: staffHome,
    search: summarySearch,
    link: { label: messages.menu.home, icon: 'House' },
  }),
  page(employee.home, {
    page: staffHome,
    search: summarySearch,
    link: { label: messages.menu.home, icon: 'House' },
  }),
  page(superadmin.myCases, {
    page: () => import('#web/pages/my-cases-page.tsx'),
    search: caseListSearch,
    link: { label: messages.menu.casesToVerify, icon: 'FileStack' },
  }),
  page(superadmin.verifiedCases, {
    page: () => import('#web/pages/verified-cases-page.tsx'),
    search: caseListSearch,
    link: { label: messages.menu.verifiedCases, icon: 'BadgeCheck' },
  }),
  page(superadmin.rejectedCases, {
    page: () => import('#web/pages/rejected-cases-page.tsx'),
    search: caseListSearch,
    link: { label: messages.menu.rejectedCases, icon: 'CircleX' },
  }),
  page(employee.newCase, {
    page: newCase,
    search: newCaseSearch,
    link: { label: messages.menu.newCase, icon: 'FilePlus2' },
  }),
  page(employee.draftCases, {
    page: () => import('#web/pages/draft-cases-page.tsx'),
    search: caseListSearch,
    link: { label: messages.menu.draftCases, icon: 'FileClock' },
  }),
  page(employee.verifiedCases, {
    page: () => import('#web/pages/employee-verified-cases-page.tsx'),
    search: caseListSearch,
    link: { label: messages.menu.ownVerifiedCases, icon: 'BadgeCheck' },
  }),
  page(superadmin.newCase, {
    page: newCase,
    search: newCaseSearch,
    link: { label: messages.menu.newCase, icon: 'FilePlus2' },
    parent: superadmin.myCases,
  }),
  // The parent list of a staff case page depends on the case's status: case-breadcrumbs.ts.
  page(superadmin.caseDetail.pattern, { page: caseDetail }),
  page(employee.caseDetail.pattern, { page: caseDetail }),
  page(superadmin.caseEdit.pattern, { page: caseEdit }),
  page(employee.caseEdit.pattern, { page: caseEdit }),
  page(client.caseDetail.pattern, { page: () => import('#web/pages/client-case-page.tsx'), parent: client.cases }),
] as const
