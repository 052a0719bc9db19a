import { BadgeCheck, FileClock } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { caseListSearch } from '#web/features/cases/case-search.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { profile, share, twoFactor, vehicle } from '../common-entries.ts'
import * as staff from '../staff-entries.ts'

const { employee } = paths

export const employeeRoutes = [
  // The menu, in its order (spec/1 "Navigation shell").
  page(employee.home, staff.home),
  page(employee.newCase, staff.newCase),
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
  page(employee.queue, staff.queue),
  page(employee.requests, staff.requests),
  page(employee.rto, staff.rto),
  page(employee.runSheet, staff.runSheet),
  page(employee.vehicles, staff.vehiclesOfStaff),
  page(employee.reminders, staff.reminders),
  page(employee.profile, profile),

  // Pages below these.
  page(employee.caseDetail.pattern, { page: staff.caseDetail }),
  page(employee.caseEdit.pattern, { page: staff.caseEdit }),
  page(employee.vehicle, { ...vehicle, parent: employee.vehicles }),
  page(employee.share, { page: share, parent: employee.home }),
  page(employee.twoFactor, { page: twoFactor, parent: employee.profile }),
] as const
