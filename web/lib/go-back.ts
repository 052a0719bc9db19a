import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Goes back one page, or to `fallback` where there is none to go back to. */
export function useGoBack(fallback: string): () => void {
  const router = useRouter()
  return useCallback(() => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ href: fallback, replace: true })
  }, [router, fallback])
}
