import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { messages } from '#contract/messages.ts'
import { useLanguage } from '#web/lib/language.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { loadingCount } from '#web/lib/loading.ts'
import { useStore } from '#web/lib/store.ts'
import { currentToast, dismissToast, TOAST_MS } from '#web/lib/toast.ts'

const Toaster = lazyNamed(() =>
  import('#web/ui/toaster.tsx').then(
    (loaded) => loaded.Toaster,
    () => PlainToast,
  ),
)

export function Root() {
  useLanguage()
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ToastArea />
      <LoadingOverlay />
    </>
  )
}

/**
 * Screen readers speak what is shown in it; it is there before the first toast, because screen readers ignore a new
 * region. The toasts' script loads with the first one, so that the sign-in page need not load it.
 */
function ToastArea() {
  toastsSeen = useStore(currentToast) !== null || toastsSeen
  return (
    <div aria-live="assertive" className="print:hidden">
      {toastsSeen && <Toaster />}
    </div>
  )
}

let toastsSeen = false

/** The plain text of a toast, for when its script does not load: the first toast may say that there is no connection. */
function PlainToast() {
  const toast = useStore(currentToast)
  useEffect(() => {
    if (toast) setTimeout(dismissToast, TOAST_MS, toast.id)
  }, [toast])
  return (
    toast && (
      <p className="fixed inset-x-4 top-4 z-50 rounded-lg border bg-surface p-3.5">
        {toast.title} {toast.description}
      </p>
    )
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

/** The full-screen overlay while `loadingCount` is above 0 (spec/1 "Global elements"). */
function LoadingOverlay() {
  const on = useStore(loadingCount) > 0
  return (
    <div
      role="status"
      className={`fixed inset-0 z-50 grid place-items-center bg-[rgb(67_56_202/0.42)] transition-[opacity,visibility] duration-200 ${on ? 'visible opacity-100' : 'invisible opacity-0'}`}
    >
      {on && <span className="sr-only">{messages.ui.working}</span>}
      <span
        aria-hidden="true"
        className={`size-10 rounded-full border-4 border-white/35 border-t-white ${on ? 'animate-spin' : ''}`}
      />
    </div>
  )
}
