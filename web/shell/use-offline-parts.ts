import { useEffect } from 'react'

/** Delay in ms after the first page has loaded: on a slow phone the page has priority. */
const REST_MS = 5000

/** Prefetches the code that is needed without a connection: toasts, and the logout dialog. */
export function useOfflineParts(): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const parts = [
        import('#web/ui/toaster.tsx'),
        import('#web/ui/confirm-dialog-body.tsx'),
        import('#web/pages/sign-in-page.tsx'),
      ]
      // Chunks that fail to load now are requested again when needed.
      void Promise.allSettled(parts)
    }, REST_MS)
    return () => window.clearTimeout(timer)
  }, [])
}
