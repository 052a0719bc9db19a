import { Link, useLocation } from '@tanstack/react-router'
import { Clock, TriangleAlert, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { officeTime } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { useStaffRole, useUser } from '#web/lib/session.ts'
import { useStore } from '#web/lib/store.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { counter, forgetLost, startCounter } from './counter.ts'
import { OutboxDialog } from './outbox-dialog.tsx'

/** The line above every page of a device that is kept ready for the counter; empty while there is nothing to say. */
export function CounterLine() {
  const userId = useUser()?.id
  const sheetPath = paths[useStaffRole()].runSheet
  const isAtSheet = useLocation({ select: ({ pathname }) => pathname === sheetPath })
  const [isOpen, setIsOpen] = useState(false)
  const { offlineSince, waiting, lost, isSending, isRefused } = useStore(counter)
  useEffect(() => (userId === undefined ? undefined : startCounter()), [userId])
  const toDecide = waiting.filter(({ refusal }) => refusal !== null).length
  const queued = waiting.length - toDecide
  const texts = [
    isRefused
      ? t.counter('storageRefused')
      : offlineSince !== null && t.counter('noNetworkSince', { time: officeTime(new Date(offlineSince)) }),
    queued > 0 && (isSending ? t.counter('sending') : t.counter('waiting', { count: queued })),
    toDecide > 0 && t.counter('toDecide', { count: toDecide }),
  ].filter(Boolean)
  const Icon = isRefused ? TriangleAlert : offlineSince === null ? Clock : WifiOff
  return (
    <>
      {lost > 0 && (
        <Line>
          <p role="alert" className="min-w-0 flex-1">
            {t.counter('lost', { count: lost })}
          </p>
          <Button size="sm" onClick={forgetLost}>
            {t.counter('understood')}
          </Button>
        </Line>
      )}
      {texts.length > 0 && (
        <Line>
          <Icon className="size-4 shrink-0" />
          <p role="status" className="min-w-0 flex-1">
            {texts.join(' ')}
          </p>
          {offlineSince !== null && !isAtSheet && (
            <Link to={sheetPath} className={buttonStyle({ size: 'sm' })}>
              {t.counter('openSheet')}
            </Link>
          )}
          {waiting.length > 0 && (
            <Button size="sm" onClick={() => setIsOpen(true)}>
              {t.counter('show')}
            </Button>
          )}
        </Line>
      )}
      <OutboxDialog open={isOpen} onClose={() => setIsOpen(false)} waiting={waiting} />
    </>
  )
}

const Line = ({ children }: { children: React.ReactNode }) => (
  <div className="mx-auto mb-5 flex max-w-[84rem] items-center gap-2.5 rounded-md border border-warn-line bg-warn-soft px-3.5 py-2 text-warn print:hidden">
    {children}
  </div>
)
