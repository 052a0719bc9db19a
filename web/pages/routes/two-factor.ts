import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

const { superadmin, employee, client } = paths
const twoFactor = () => import('#web/pages/two-factor-page.tsx')

export const twoFactorRoutes = [
  page(superadmin.twoFactor, { page: twoFactor, parent: superadmin.profile }),
  page(employee.twoFactor, { page: twoFactor, parent: employee.profile }),
  page(client.twoFactor, { page: twoFactor, parent: client.profile }),
] as const
