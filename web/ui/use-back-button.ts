import { useEffect } from 'react'

declare global {
  /** Chrome and Edge (https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers). */
  var CloseWatcher: { new (): EventTarget & { destroy: () => void } } | undefined
}

/** Lets the back button of an Android phone do what Escape does in the newest dialog; without it the button leaves the page below. */
export function useBackButton(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !globalThis.CloseWatcher) return
    const Watcher = globalThis.CloseWatcher
    // One that was asked is spent, while a dialog stays that is being sent, or had a list open.
    const watch = () => {
      const next = new Watcher()
      next.addEventListener('close', () => {
        watcher = watch()
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', ESCAPE))
      })
      return next
    }
    let watcher = watch()
    return () => watcher.destroy()
  }, [isOpen])
}

const ESCAPE = { key: 'Escape', bubbles: true, cancelable: true }
