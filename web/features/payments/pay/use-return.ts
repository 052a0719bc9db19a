import { useEffect, useRef } from 'react'

/** Calls `onReturn` when the user comes back to this tab, for example from a UPI app; only while `isAwaited`. */
export function useReturn(isAwaited: boolean, onReturn: () => void): void {
  const latest = useRef(onReturn)
  useEffect(() => {
    latest.current = onReturn
  })
  useEffect(() => {
    if (!isAwaited) return
    const change = () => document.visibilityState === 'visible' && latest.current()
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [isAwaited])
}
