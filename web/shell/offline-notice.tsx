import { Suspense } from 'react'
import { messages } from '#contract/messages.ts'
import { useCounterOn } from '#web/features/counter/counter-choice.ts'
import { WifiOff } from '#web/icons/index.generated.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { useOnline } from '#web/lib/online.ts'

const CounterLine = lazyNamed(async () => (await import('#web/features/counter/counter-line.tsx')).CounterLine)

/** Says that there is no network; on a device that is kept ready for it, since when, and what waits. */
export function OfflineNotice() {
  const online = useOnline()
  const isKept = useCounterOn()
  if (isKept)
    return (
      <Suspense fallback={null}>
        <CounterLine />
      </Suspense>
    )
  if (online) return null
  return (
    <p
      role="status"
      className="mx-auto mb-5 flex max-w-[84rem] items-center gap-2.5 rounded-md border border-warn-line bg-warn-soft px-3.5 py-2.5 text-warn print:hidden"
    >
      <WifiOff className="size-4 shrink-0" />
      {messages.general.offline}
    </p>
  )
}
