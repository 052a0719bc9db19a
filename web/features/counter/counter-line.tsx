import { useEffect, useState } from 'react'
import { officeTime } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { Clock, WifiOff } from '#web/icons/index.generated.ts'
import { useUser } from '#web/lib/session.ts'
import { useStore } from '#web/lib/store.ts'
import { Button } from '#web/ui/button.tsx'
import { counter, forgetLost, startCounter } from './counter.ts'
import { WaitingDialog } from './waiting-dialog.tsx'

/** The line above every page of a device that is kept ready for the counter; empty while there is nothing to say. */
export function CounterLine() {
  const userId = useUser()?.id
  const [isOpen, setIsOpen] = useState(false)
  const { offlineSince, waiting, lost, isSending } = useStore(counter)
  useEffect(() => (userId === undefined ? undefined : startCounter()), [userId])
  const toDecide = waiting.filter(({ refusal }) => refusal !== null).length
  const queued = waiting.length - toDecide
  const texts = [
    offlineSince !== null && messages.counter.noNetworkSince(officeTime(new Date(offlineSince))),
    queued > 0 && (isSending ? messages.counter.sending : messages.counter.waiting(queued)),
    toDecide > 0 && messages.counter.toDecide(toDecide),
  ].filter(Boolean)
  const Icon = offlineSince === null ? Clock : WifiOff
  return (
    <>
      {lost > 0 && (
        <Line>
          <p role="alert" className="min-w-0 flex-1">
            {messages.counter.lost(lost)}
          </p>
          <Button size="sm" onClick={forgetLost}>
            {messages.counter.understood}
          </Button>
        </Line>
      )}
      {texts.length > 0 && (
        <Line>
          <Icon className="size-4 shrink-0" />
          <p role="status" className="min-w-0 flex-1">
            {texts.join(' ')}
          </p>
          {waiting.length > 0 && (
            <Button size="sm" onClick={() => setIsOpen(true)}>
              {messages.counter.show}
            </Button>
          )}
        </Line>
      )}
      <WaitingDialog open={isOpen} onOpenChange={setIsOpen} waiting={waiting} />
    </>
  )
}

const Line = ({ children }: { children: React.ReactNode }) => (
  <div className="mx-auto mb-5 flex max-w-[84rem] items-center gap-2.5 rounded-md border border-warn-line bg-warn-soft px-3.5 py-2 text-warn print:hidden">
    {children}
  </div>
)
