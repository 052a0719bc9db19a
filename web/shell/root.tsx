import { Outlet, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useLanguage } from '#web/lib/language.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { useStore } from '#web/lib/store.ts'
import { currentToast } from '#web/lib/toast.ts'
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx'

const Toaster = lazyNamed(async () => (await import('#web/ui/toaster.tsx')).Toaster)

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

/** The toast area loads with the first toast, so that the sign-in page need not load it. */
function ToastArea() {
  const needed = useStore(currentToast) !== null || toastsSeen
  if (!needed) return null
  toastsSeen = true
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
let toastsSeen = false

/** A thin progress bar at the top during navigation; fast pages do not show it. */
function NavigationProgress() {
  const busy = useRouterState({ select: (state) => state.isLoading })
  if (!busy) return null
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      <div className="h-full origin-left animate-creep bg-accent [animation-delay:150ms] [animation-fill-mode:both]" />
    </div>
  )
}
