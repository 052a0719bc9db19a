import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isCounterOn } from '#web/features/counter/counter-choice.ts'
import { startOfflineWorker } from '#web/lib/offline-worker.ts'
import { paths } from '#web/paths.ts'

/** Delay in ms after the first page has loaded: on a slow phone the page has priority. */
const REST_MS = 5000

/**
 * Prepares for a lost connection: prefetches toasts, the logout dialog and the sign-in page, and starts the service
 * worker that opens the portal on a reload.
 */
export function useOfflineParts(): void {
  const router = useRouter()
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const parts = [
        import('#web/ui/toaster.tsx'),
        import('./logout-dialog.tsx'),
        import('#web/ui/confirm-dialog-body.tsx'),
        Promise.resolve(router.loadRouteChunk(router.routesByPath[paths.signIn])),
      ]
      // Chunks that fail to load now are requested again when needed.
      void Promise.allSettled(parts)
      void startOfflineWorker(isCounterOn())
    }, REST_MS)
    return () => window.clearTimeout(timer)
  }, [router])
}
