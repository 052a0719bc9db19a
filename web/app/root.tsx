import { type ErrorComponentProps, Link, Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { TriangleAlert, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#contract/texts.ts'
import { useCounterOn } from '#web/features/counter/counter-choice.ts'
import { exactMatch } from '#web/lib/address.ts'
import { matchesMedia, readCookie } from '#web/lib/browser.ts'
import { useDocumentTitle } from '#web/lib/dom.ts'
import { errorText, isScriptMissing, isSessionOver } from '#web/lib/errors.ts'
import { reloadAnew, useOnline, wantAnew } from '#web/lib/installed-app.ts'
import { useLanguage } from '#web/lib/language.ts'
import { paths, roleHome } from '#web/lib/paths.ts'
import { useStaffRole, useUser } from '#web/lib/session.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { loadingCount } from '#web/lib/toast.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/card.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { Toaster } from '#web/ui/toaster.tsx'

export function Root() {
  useLanguage()
  return (
    <>
      <NavigationProgress />
      <Outlet />
      {/* Screen readers ignore a region that comes with its first toast. */}
      <div aria-live="assertive" className="print:hidden">
        <Toaster />
      </div>
      <LoadingOverlay />
    </>
  )
}

/** A thin progress bar at the top during navigation; fast pages do not show it. */
function NavigationProgress() {
  const busy = useRouterState({ select: (state) => state.isLoading })
  if (!busy) return null
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      <div className="h-full origin-left animate-creep bg-accent" />
    </div>
  )
}

/** The full-screen overlay while `loadingCount` is above 0. */
function LoadingOverlay() {
  const on = useStore(loadingCount) > 0
  return (
    <div
      role="status"
      className={clsx(
        'fixed inset-0 z-50 grid place-items-center bg-[rgb(67_56_202/0.42)] transition-[opacity,visibility] duration-200',
        on ? 'visible opacity-100' : 'invisible opacity-0',
      )}
    >
      {on && <span className="sr-only">{t.ui('working')}</span>}
      <span
        aria-hidden="true"
        className={clsx('size-10 rounded-full border-4 border-white/35 border-t-white', on && 'animate-spin')}
      />
    </div>
  )
}

/** The placeholder of a page while its code loads. */
export const Pending = () => (
  <div className="mx-auto max-w-[84rem]">
    <PageSkeleton />
  </div>
)

/** The outline of the shell while its code loads, so that the page does not jump when it arrives. */
export function PendingShell() {
  return (
    <>
      <div aria-hidden="true" className="h-14 border-b bg-rail md:hidden" />
      <div
        aria-hidden="true"
        className={clsx(
          'fixed inset-y-0 left-0 border-r bg-rail max-md:hidden',
          sidebarOpen.get() ? 'w-(--sidebar)' : 'w-(--sidebar-rail)',
        )}
      />
      <main
        className={clsx(
          'px-4 pt-5 md:px-8 md:pt-8',
          sidebarOpen.get() ? 'md:ml-(--sidebar)' : 'md:ml-(--sidebar-rail)',
        )}
      >
        <Pending />
      </main>
    </>
  )
}

/** Replaces a page that failed: shows the error and the next steps. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const user = useUser()
  const isMissing = isScriptMissing(error)
  const isReloading = useReload(isMissing)
  const isCutOff = !useOnline() && isMissing
  const isKept = useCounterOn()
  const role = useStaffRole()
  useDocumentTitle(t.general('wrong'))
  // The redirect to sign-in follows anyway.
  if (isSessionOver(error) || isReloading) return null
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div role="alert" className="grid min-h-[70dvh] place-items-center p-6 text-center">
      <div>
        <Notice
          icon={isCutOff ? WifiOff : TriangleAlert}
          tone={isCutOff ? 'warn' : 'bad'}
          size="page"
          title={isCutOff ? t.general('noConnection') : t.shell('pageFailed')}
          className="max-w-md"
        >
          {isCutOff ? t.general('opensByItself') : errorText(error)}
        </Notice>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          {isCutOff && isKept && (
            <Link to={paths[role].runSheet} className={buttonStyle({ variant: 'primary' })}>
              {t.counter('openSheet')}
            </Link>
          )}
          {user && !isCutOff && (
            <Link to={roleHome[user.role]} activeOptions={exactMatch} className={buttonStyle()}>
              {t.shell('goHome')}
            </Link>
          )}
          <Button
            variant={isMissing ? 'primary' : 'secondary'}
            onClick={() => void wantAnew().then(() => window.location.reload())}
          >
            {t.shell('reloadPage')}
          </Button>
          {!isMissing && (
            <Button variant="primary" onClick={retry}>
              {t.general('tryAgain')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/**
 * Reloads the page if a script is missing, now or when the connection returns. Returns true while a reload is possible.
 */
function useReload(isMissing: boolean): boolean {
  const [mayReload, setMayReload] = useState(isMissing)
  useEffect(() => {
    if (!isMissing) return
    const reload = () => void reloadAnew().then(setMayReload)
    reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isMissing])
  return mayReload
}

/** The cookie's name, as specified. */
export const SIDEBAR_COOKIE = 'sidebar_state'

/** From this width on a page has room for its tables beside the expanded sidebar. */
export const WIDE_WINDOW = '(width >= 1200px)'

/** True if the sidebar is expanded, false if collapsed to the rail: the user's choice, or by the width of the window. */
export const sidebarOpen = createStore(storedChoice() ?? matchesMedia(WIDE_WINDOW))

/** The choice that the cookie stores; undefined if the user made none. */
export function storedChoice(): boolean | undefined {
  const stored = readCookie(SIDEBAR_COOKIE)
  return stored === null ? undefined : stored !== 'false'
}
