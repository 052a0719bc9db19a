import type { useRouter } from '@tanstack/react-router'
import { isCounterOn } from '#web/features/counter/counter-choice.ts'
import { startOfflineWorker } from '#web/lib/offline-worker.ts'
import { paths } from '#web/paths.ts'

/**
 * Prepares for a lost connection: prefetches toasts, the logout dialog and the sign-in page, and starts the service
 * worker that opens the portal on a reload.
 */
export function loadOfflineParts(router: ReturnType<typeof useRouter>): void {
  const parts = [
    import('#web/ui/toaster.tsx'),
    import('./logout-dialog.tsx'),
    import('#web/ui/confirm-dialog-body.tsx'),
    Promise.resolve(router.loadRouteChunk(router.routesByPath[paths.signIn])),
  ]
  // Chunks that fail to load now are requested again when needed.
  void Promise.allSettled(parts)
  void startOfflineWorker(isCounterOn())
}
