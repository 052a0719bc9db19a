import { useEffect } from 'react'

/** After the first page and what it asks for: on a slow phone nothing else may compete with them. */
const REST_MS = 5000

/** Fetches what must be there when the connection is gone: toasts that say so, and the way out. */
export function useOfflineParts(): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const parts = [
        import('#web/ui/toaster.tsx'),
        import('#web/ui/confirm-dialog-body.tsx'),
        import('#web/pages/sign-in-page.tsx'),
      ]
      // What cannot be had now is asked for again when it is needed.
      void Promise.allSettled(parts)
    }, REST_MS)
    return () => window.clearTimeout(timer)
  }, [])
}
