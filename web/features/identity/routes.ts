import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

export const identityRoutes = [
  page({ path: paths.signIn, roles: 'public', page: () => import('#web/pages/sign-in-page.tsx') }),
  page({ path: paths.setPassword, roles: 'public', page: () => import('#web/pages/set-password-page.tsx') }),
  page({ path: paths.unauthorized, roles: 'public', page: () => import('#web/pages/unauthorized-page.tsx') }),
] as const
