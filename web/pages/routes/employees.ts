import { messages } from '#contract/messages.ts'
import { employeeDetailSearch } from '#web/features/employees/employee-detail-search.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { tableSearch } from '#web/table/table-search.ts'

export const employeeRoutes = [
  page(paths.superadmin.employees, {
    page: () => import('#web/pages/employees-page.tsx'),
    search: tableSearch,
    link: { label: messages.menu.employees, icon: 'IdCard' },
  }),
  page(paths.superadmin.employeeDetails, {
    page: () => import('#web/pages/employee-detail-page.tsx'),
    search: employeeDetailSearch,
    parent: paths.superadmin.employees,
  }),
] as const
