import { useEffect } from 'react'
import { infoToast } from './toast.ts'

/** Shows a toast for an empty list each time `when` becomes true. */
export function useInfoToast(when: boolean, title: string): void {
  useEffect(() => {
    if (when) infoToast(title)
  }, [when, title])
}
