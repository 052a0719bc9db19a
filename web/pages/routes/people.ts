import { messages } from '#contract/messages.ts'
import { clientDetailSearch, clientsSearch } from '#web/features/clients/client-detail-search.ts'
import { employeeDetailSearch } from '#web/features/employees/employee-detail-search.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { tableSearch } from '#web/table/table-search.ts'

const { superadmin, employee, client } = paths
const profile = () => import('#web/pages/profile-page.tsx')
const own = {
  page: profile,
  link: { label: () => messages.menu.myProfile, icon: 'UserRound' },
} as const
const share = () => import('#web/pages/share-page.tsx')
const twoFactor = () => import('#web/pages/two-factor-page.tsx')

export const peopleRoutes = [
  page(client.home, {
    page: () => import('#web/pages/client-home-page.tsx'),
    link: { label: () => messages.menu.home, icon: 'House' },
  }),
  page(superadmin.profile, own),
  page(employee.profile, own),
  page(client.profile, own),
  page(paths.signUp, { page: () => import('#web/pages/sign-up-page.tsx') }),
  page(superadmin.clients, {
    page: () => import('#web/pages/clients-page.tsx'),
    search: clientsSearch,
    link: { label: () => messages.menu.clients, icon: 'UsersRound' },
  }),
  page(superadmin.clientDetails, {
    page: () => import('#web/pages/client-detail-page.tsx'),
    search: clientDetailSearch,
    parent: superadmin.clients,
  }),
  page(superadmin.employees, {
    page: () => import('#web/pages/employees-page.tsx'),
    search: tableSearch,
    link: { label: () => messages.menu.employees, icon: 'IdCard' },
  }),
  page(superadmin.employeeDetails, {
    page: () => import('#web/pages/employee-detail-page.tsx'),
    search: employeeDetailSearch,
    parent: superadmin.employees,
  }),
  page(paths.signIn, { page: () => import('#web/pages/sign-in-page.tsx') }),
  page(paths.setPassword, { page: () => import('#web/pages/set-password-page.tsx') }),
  page(paths.unauthorized, { page: () => import('#web/pages/unauthorized-page.tsx') }),
  page(superadmin.share, { page: share, parent: superadmin.home }),
  page(employee.share, { page: share, parent: employee.home }),
  page(client.share, { page: share, parent: client.cases }),
  page(superadmin.twoFactor, { page: twoFactor, parent: superadmin.profile }),
  page(employee.twoFactor, { page: twoFactor, parent: employee.profile }),
  page(client.twoFactor, { page: twoFactor, parent: client.profile }),
] as const
