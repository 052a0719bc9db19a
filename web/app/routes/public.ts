import { createRoute } from '@tanstack/react-router'
import { inLanguage, lazyPage } from '#web/lib/lazy-page.tsx'
import { skipSignIn } from '#web/lib/page-access.ts'
import { Page as SignInPage } from '#web/pages/sign-in-page.tsx'
import { rootRoute } from './layouts.tsx'

export const publicPages = [
  // In the first script: most first visits begin here.
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    beforeLoad: skipSignIn,
    component: inLanguage(SignInPage),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/signup',
    ...lazyPage(() => import('#web/pages/sign-up-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/set-password',
    ...lazyPage(() => import('#web/pages/set-password-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/unauthorized',
    ...lazyPage(() => import('#web/pages/unauthorized-page.tsx')),
  }),
] as const
