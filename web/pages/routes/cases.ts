import { messages } from '#contract/messages.ts'
import { caseListSearch, newCaseSearch, summarySearch } from '#web/features/cases/case-search.ts'
import { queueSearch } from '#web/features/queue/queue-search.ts'
import { requestsSearch } from '#web/features/requests/request-search.ts'
import { runSheetSearch, stageSearch } from '#web/features/stages/stage-search.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { tableSearch } from '#web/table/table-search.ts'

const { superadmin, employee, client } = paths

/* Pages of several roles. */
const home = {
  page: () => import('#web/pages/staff-home-page.tsx'),
  search: summarySearch,
  link: { label: () => messages.menu.home, icon: 'House' },
} as const
const newCase = {
  page: () => import('#web/pages/new-case-page.tsx'),
  search: newCaseSearch,
  link: { label: () => messages.menu.newCase, icon: 'FilePlus2' },
} as const
const caseDetail = () => import('#web/pages/case-detail-page.tsx')
const caseEdit = () => import('#web/pages/case-edit-page.tsx')
const queue = {
  page: () => import('#web/pages/queue-page.tsx'),
  search: queueSearch,
  link: { label: () => messages.queue.title, icon: 'ListChecks' },
} as const
const requests = {
  page: () => import('#web/pages/requests-page.tsx'),
  search: requestsSearch,
  link: { label: () => messages.requests.title, icon: 'Inbox' },
} as const
const rto = {
  page: () => import('#web/pages/rto-page.tsx'),
  search: stageSearch,
  link: { label: () => messages.stages.title, icon: 'FileClock' },
} as const
const runSheet = {
  page: () => import('#web/pages/run-sheet-page.tsx'),
  search: runSheetSearch,
  link: { label: () => messages.runSheet.title, icon: 'ClipboardList' },
} as const
const vehicleList = { page: () => import('#web/pages/vehicles-page.tsx'), search: tableSearch } as const
const vehiclesOfStaff = { label: () => messages.vehicles.title, icon: 'CarFront' } as const
const vehicle = { page: () => import('#web/pages/vehicle-page.tsx') } as const

export const casesRoutes = [
  page(superadmin.home, home),
  page(employee.home, home),
  page(superadmin.myCases, {
    page: () => import('#web/pages/my-cases-page.tsx'),
    search: caseListSearch,
    link: { label: () => messages.menu.casesToVerify, icon: 'FileStack' },
  }),
  page(superadmin.verifiedCases, {
    page: () => import('#web/pages/verified-cases-page.tsx'),
    search: caseListSearch,
    link: { label: () => messages.menu.verifiedCases, icon: 'BadgeCheck' },
  }),
  page(superadmin.rejectedCases, {
    page: () => import('#web/pages/rejected-cases-page.tsx'),
    search: caseListSearch,
    link: { label: () => messages.menu.rejectedCases, icon: 'CircleX' },
  }),
  page(employee.newCase, newCase),
  page(employee.draftCases, {
    page: () => import('#web/pages/draft-cases-page.tsx'),
    search: caseListSearch,
    link: { label: () => messages.menu.draftCases, icon: 'FileClock' },
  }),
  page(employee.verifiedCases, {
    page: () => import('#web/pages/employee-verified-cases-page.tsx'),
    search: caseListSearch,
    link: { label: () => messages.menu.ownVerifiedCases, icon: 'BadgeCheck' },
  }),
  page(superadmin.newCase, { ...newCase, parent: superadmin.myCases }),
  // The parent list of a staff case page depends on the case's status: case-breadcrumbs.ts.
  page(superadmin.caseDetail.pattern, { page: caseDetail }),
  page(employee.caseDetail.pattern, { page: caseDetail }),
  page(superadmin.caseEdit.pattern, { page: caseEdit }),
  page(employee.caseEdit.pattern, { page: caseEdit }),
  page(client.caseDetail.pattern, { page: () => import('#web/pages/client-case-page.tsx'), parent: client.cases }),
  page(superadmin.forms, {
    page: () => import('#web/pages/forms-page.tsx'),
    search: tableSearch,
    link: { label: () => messages.officialForms.title, icon: 'FileStack' },
  }),
  page(superadmin.formMarks, {
    page: () => import('#web/pages/form-marks-page.tsx'),
    parent: superadmin.forms,
  }),
  page(superadmin.queue, queue),
  page(employee.queue, queue),
  page(superadmin.requests, requests),
  page(employee.requests, requests),
  page(client.requests, {
    page: () => import('#web/pages/client-requests-page.tsx'),
    link: { label: () => messages.requests.title, icon: 'Inbox' },
  }),
  page(superadmin.rto, rto),
  page(employee.rto, rto),
  page(superadmin.runSheet, runSheet),
  page(employee.runSheet, runSheet),
  page(superadmin.vehicles, { ...vehicleList, link: vehiclesOfStaff }),
  page(employee.vehicles, { ...vehicleList, link: vehiclesOfStaff }),
  page(client.vehicles, {
    ...vehicleList,
    link: { ...vehiclesOfStaff, label: () => messages.vehicles.titleOfDealer },
  }),
  page(superadmin.vehicle, { ...vehicle, parent: superadmin.vehicles }),
  page(employee.vehicle, { ...vehicle, parent: employee.vehicles }),
  page(client.vehicle, { ...vehicle, parent: client.vehicles }),
] as const
