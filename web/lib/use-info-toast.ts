import { useEffect } from 'react'
import { toast } from './toast.ts'

/** Tells once that there is nothing to show, each time that `when` becomes true. */
export function useInfoToast(when: boolean, title: string): void {
  useEffect(() => {
    if (when) toast({ kind: 'info', title })
  }, [when, title])
}
