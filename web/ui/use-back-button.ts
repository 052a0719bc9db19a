import { useEffect, useEffectEvent } from 'react'

declare global {
  /** Chrome and Edge (https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers). */
  var CloseWatcher: { new (): EventTarget & { destroy: () => void } } | undefined
}

/** Lets the back button of an Android phone close the newest dialog; without it the button leaves the page below. */
export function useBackButton(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !globalThis.CloseWatcher) return
    const Watcher = globalThis.CloseWatcher
    // One that was asked is spent, while a dialog that is being sent stays.
    const watch = () => {
      const next = new Watcher()
      next.addEventListener('close', () => {
        watcher = watch()
        close()
      })
      return next
    }
    let watcher = watch()
    return () => watcher.destroy()
  }, [isOpen])
}
