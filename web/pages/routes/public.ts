import * as signInPage from '#web/pages/sign-in-page.tsx'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'

export const publicRoutes = [
  page(paths.signUp, { page: () => import('#web/pages/sign-up-page.tsx') }),
  page(paths.signIn, { page: async () => signInPage }),
  page(paths.setPassword, { page: () => import('#web/pages/set-password-page.tsx') }),
  page(paths.unauthorized, { page: () => import('#web/pages/unauthorized-page.tsx') }),
] as const
