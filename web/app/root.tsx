import { Outlet, useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { t } from '#contract/texts.ts'
import { useLanguage } from '#web/lib/language.ts'
import { useStore } from '#web/lib/store.ts'
import { loadingCount } from '#web/lib/toast.ts'
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
