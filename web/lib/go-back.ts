import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Navigates back one page, or to `fallback` if there is no previous page. */
export function useGoBack(fallback: string): () => void {
  const router = useRouter()
  return useCallback(() => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ href: fallback, replace: true })
  }, [router, fallback])
}
