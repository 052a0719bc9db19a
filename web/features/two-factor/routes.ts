import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

const { superadmin, employee, client } = paths
const twoFactor = () => import('#web/pages/two-factor-page.tsx')

export const twoFactorRoutes = [
  page({ path: superadmin.twoFactor, roles: ['superadmin'], page: twoFactor, above: superadmin.profile }),
  page({ path: employee.twoFactor, roles: ['employee'], page: twoFactor, above: employee.profile }),
  page({ path: client.twoFactor, roles: ['client'], page: twoFactor, above: client.profile }),
] as const
