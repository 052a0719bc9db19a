import { useEffect } from 'react'
import { currentToast, toast } from './toast.ts'

/**
 * Shows a toast for an empty list each time `when` becomes true, but never replaces another toast: that the last
 * payment was verified matters more than the now empty list.
 */
export function useInfoToast(when: boolean, title: string): void {
  useEffect(() => {
    if (when && !currentToast.get()) toast({ kind: 'info', title })
  }, [when, title])
}
