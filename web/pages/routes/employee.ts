import { messages } from '#contract/messages.ts'
import { caseListSearch } from '#web/features/cases/case-search.ts'
import { BadgeCheck, FileClock } from '#web/icons/index.generated.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { profile, share, twoFactor, vehicle } from '../common-entries.ts'
import {
  caseDetail,
  caseEdit,
  home,
  newCase,
  queue,
  reminders,
  requests,
  rto,
  runSheet,
  vehiclesOfStaff,
} from '../staff-entries.ts'

const { employee } = paths

export const employeeRoutes = [
  // The menu, in its order (spec/1 "Navigation shell").
  page(employee.home, home),
  page(employee.newCase, newCase),
  page(employee.draftCases, {
    page: () => import('#web/pages/draft-cases-page.tsx'),
    search: caseListSearch,
    link: { label: () => messages.menu.draftCases, icon: FileClock, group: 'Case' },
  }),
  page(employee.verifiedCases, {
    page: () => import('#web/pages/employee-verified-cases-page.tsx'),
    search: caseListSearch,
    link: { label: () => messages.menu.ownVerifiedCases, icon: BadgeCheck, group: 'Case' },
  }),
  page(employee.queue, queue),
  page(employee.requests, requests),
  page(employee.rto, rto),
  page(employee.runSheet, runSheet),
  page(employee.vehicles, vehiclesOfStaff),
  page(employee.reminders, reminders),
  page(employee.profile, profile),

  // Pages below these.
  page(employee.caseDetail.pattern, { page: caseDetail }),
  page(employee.caseEdit.pattern, { page: caseEdit }),
  page(employee.vehicle, { ...vehicle, parent: employee.vehicles }),
  page(employee.share, { page: share, parent: employee.home }),
  page(employee.twoFactor, { page: twoFactor, parent: employee.profile }),
] as const
