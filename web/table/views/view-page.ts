import type { StaffRole } from '#contract/roles.ts'
import type { ListName } from '#contract/views/list-names.ts'
import { type PagePath, paths } from '#web/lib/paths.ts'

const { superadmin, employee } = paths

const pages: Record<StaffRole, Partial<Record<ListName, PagePath>>> = {
  superadmin: {
    verified: superadmin.verifiedCases,
    unverified: superadmin.myCases,
    rejected: superadmin.rejectedCases,
    stages: superadmin.rto,
    vehicles: superadmin.vehicles,
    reminders: superadmin.reminders,
    payments: superadmin.payments,
    clients: superadmin.clients,
  },
  employee: {
    verified: employee.verifiedCases,
    unverified: employee.draftCases,
    stages: employee.rto,
    vehicles: employee.vehicles,
    reminders: employee.reminders,
  },
}

/** Returns the page that shows a list to a role; undefined for a list that the role only exports. */
export const pageOfList = (role: StaffRole, list: ListName): PagePath | undefined => pages[role][list]
