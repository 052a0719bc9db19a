import { createRoute } from '@tanstack/react-router'
import { Page as SignInPage } from '#web/features/identity/sign-in-page.tsx'
import { inLanguage, lazyPage } from '#web/lib/lazy.tsx'
import { skipSignIn } from '#web/lib/session.ts'
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
    ...lazyPage(() => import('#web/features/identity/sign-up-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/set-password',
    ...lazyPage(() => import('#web/features/identity/set-password-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/unauthorized',
    ...lazyPage(() => import('#web/app/pages/unauthorized-page.tsx')),
  }),
] as const
