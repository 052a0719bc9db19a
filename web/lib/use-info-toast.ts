import { useEffect } from 'react'
import { currentToast, toast } from './toast.ts'

/**
 * Tells that there is nothing to show, each time that `when` becomes true; but never in place of
 * another toast: that the last payment was verified matters more than that the list is now empty.
 */
export function useInfoToast(when: boolean, title: string): void {
  useEffect(() => {
    if (when && !currentToast.get()) toast({ kind: 'info', title })
  }, [when, title])
}
