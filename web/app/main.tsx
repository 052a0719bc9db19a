import { setNonce } from 'get-nonce'
import { createRoot, type RootOptions } from 'react-dom/client'
import { identityEndpoints } from '#web/endpoints.generated.ts'
import { call } from '#web/lib/api.ts'
import { allowPageTranslation, restoreTheme } from '#web/lib/dom.ts'
import { hideCompositionKeys } from '#web/lib/keys.ts'
import { followChosenLanguage } from '#web/lib/language.ts'
import {
  deleteAllDrafts,
  deleteOtherDrafts,
  forgetKept,
  forgetShared,
  revokeWhenOnline,
  settleShared,
} from '#web/lib/logout.ts'
import { paths } from '#web/lib/paths.ts'
import {
  isAuthenticated,
  onSessionEnd,
  onTwoFactorRequired,
  refreshUser,
  restoreSession,
  session,
  syncSessionAcrossTabs,
} from '#web/lib/session.ts'
import { reportAppError, watchErrors } from '#web/lib/watch-errors.ts'
import { router } from './router.ts'
import '#web/styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'

interface Rendered {
  fromLocation?: unknown
  pathChanged: boolean
}

/**
 * Focuses the heading after navigation to another page, so that keyboard and screen reader start there; a page that has
 * set the focus itself keeps it, and so has a dialog that was opened before the page came.
 */
function movePageFocus({ fromLocation, pathChanged }: Rendered): void {
  if (!fromLocation || !pathChanged) return
  const main = document.querySelector('main')
  if (!main || main.contains(document.activeElement)) return
  if (document.activeElement?.closest('[role$="dialog"][data-state="open"]')) return
  const heading = main.querySelector<HTMLElement>('h1[data-page-focus]') ?? main
  heading.focus({ preventScroll: true })
}

// Radix inserts a few style rules (scroll lock); the content security policy allows them by this nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content

if (nonce) setNonce(nonce)

// The content security policy forbids `eval` and reports attempts; this turns off zod's, without loading zod here.
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } }

shared.__zod_globalConfig ??= {}

shared.__zod_globalConfig.jitless = true

allowPageTranslation()

hideCompositionKeys()

restoreTheme()

watchErrors()

onSessionEnd((reason) => {
  forgetKept()
  if (reason === 'logout') {
    deleteAllDrafts()
    forgetShared()
  }
  // After an expired session, sign-in leads back to the same page; after a logout it does not.
  const state = reason === 'expired' ? { from: router.state.location.href } : {}
  void router.navigate({ to: paths.signIn, replace: true, state })
})

let isOpening = true

session.subscribe(() => {
  const { user } = session.get()
  if (!user) return
  deleteOtherDrafts(user.id)
  // The service worker leads there with files that another app has shared.
  settleShared(user.id, isOpening && location.search === '?open=share')
})

onTwoFactorRequired(() => {
  const { user } = session.get()
  if (user) void router.navigate({ to: paths[user.role].twoFactor, replace: true })
})

syncSessionAcrossTabs(() => void router.navigate({ to: paths.signIn, replace: true }))

router.subscribe('onRendered', movePageFocus)

// An error page replaces what could not be rendered; the console gets the error as it would without this option.
const watched: RootOptions = {
  onCaughtError(error) {
    console.error(error)
    reportAppError('render', error)
  },
}

const root = document.getElementById('root')

if (!root) throw new Error('#root is missing')

restoreSession()

isOpening = false

const isSignedIn = isAuthenticated(session.get())

if (!isSignedIn) forgetKept()

// Whoever enters the address of sign-in wants the home of the role, and no page of an earlier visit; a reload keeps that page.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

if (arrival?.type === 'navigate' && location.pathname === paths.signIn)
  router.history.replace(router.history.location.href)

// The outline of a page in index.html makes way for the first one.
void followChosenLanguage().then(() => createRoot(root, watched).render(app))

revokeWhenOnline()

if (isSignedIn) {
  // A 401 ends a session that expired meanwhile; other failures are left to the next call.
  call(identityEndpoints.myProfile, {}).then(
    ({ client: _, ...user }) => refreshUser(user),
    () => undefined,
  )
}

const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
