import { useSyncExternalStore } from 'react'
import { messages } from '#contract/messages.ts'
import { WifiOff } from '#web/icons/index.generated.ts'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (online) return null
  return (
    <p
      role="status"
      className="mx-auto mb-5 flex max-w-[84rem] items-center gap-2.5 rounded-md border border-warn-line bg-warn-soft px-3.5 py-2.5 text-warn print:hidden"
    >
      <WifiOff className="size-4 shrink-0" aria-hidden="true" />
      {messages.general.offline}
    </p>
  )
}
