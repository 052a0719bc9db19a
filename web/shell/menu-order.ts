import type { Role } from '#contract/endpoint.ts'
import { type PagePath, paths } from '#web/paths.ts'
import type { MenuGroupName, MenuSectionName } from './menu-groups.ts'

/** Pages of a group that stand below a heading of their own. */
type MenuSection = readonly [section: MenuSectionName, ...PagePath[]]
/** A page, or a group with its pages. */
type MenuPlace = PagePath | readonly [group: MenuGroupName, ...(PagePath | MenuSection)[]]

const { superadmin, employee, client } = paths

/** The menu of each role in its order: that of spec/1 "Navigation shell", with the other screens under `More`. */
export const menuOrder: Record<Role, readonly MenuPlace[]> = {
  superadmin: [
    superadmin.home,
    ['Utilities', superadmin.firms, superadmin.branches, superadmin.rtos],
    superadmin.employees,
    superadmin.clients,
    superadmin.myCases,
    superadmin.verifiedCases,
    superadmin.rejectedCases,
    superadmin.payments,
    superadmin.documents,
    [
      'More',
      [
        'work',
        superadmin.queue,
        superadmin.requests,
        superadmin.rto,
        superadmin.runSheet,
        superadmin.vehicles,
        superadmin.reminders,
      ],
      ['money', superadmin.dues, superadmin.accounts, superadmin.rates, superadmin.reports],
      [
        'settings',
        superadmin.services,
        superadmin.forms,
        superadmin.office,
        superadmin.import,
        superadmin.integrations,
      ],
    ],
    superadmin.profile,
  ],
  employee: [
    employee.home,
    ['Case', employee.newCase, employee.draftCases, employee.verifiedCases],
    ['More', employee.queue, employee.requests, employee.rto, employee.runSheet, employee.vehicles, employee.reminders],
    employee.profile,
  ],
  client: [
    client.home,
    client.cases,
    client.transactions,
    client.bills,
    ['More', client.requests, client.vehicles],
    client.profile,
  ],
}
