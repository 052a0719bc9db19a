import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#contract/texts.ts'
import { useRested } from '#web/lib/lazy.tsx'
import { createStore, useStore } from '#web/lib/store.ts'
import { Tooltip } from '#web/ui/guarded-button.tsx'
import { NewRowsButton } from './new-rows.tsx'
import { NotificationPanel, newestNotifications } from './notification-panel.tsx'

/** Milliseconds after which the stream starts: the page has priority. */
const REST_MS = 2_000
/** The bell shows no larger number. */
const MOST_SHOWN = 99

const panelOpen = createStore(false)

/** The panel, and the code that keeps it and the page up to date while they are visible. */
export function Notifications() {
  const open = useStore(panelOpen)
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    const start = async () => {
      const { startLive } = await import('./live.ts')
      if (isOver) return
      stop = startLive()
      setLive(true)
    }
    const timer = window.setTimeout(() => void start(), REST_MS)
    return () => {
      isOver = true
      window.clearTimeout(timer)
      stop()
    }
  }, [])
  return (
    <>
      <NotificationPanel open={open} onClose={() => panelOpen.set(false)} />
      {isLive && <NewRowsButton />}
    </>
  )
}

/** Opens the panel; shows how many notifications are unread once the page has had its time. */
export function BellButton({ className }: { className: string }) {
  const isRested = useRested(REST_MS)
  const { data } = useQuery({ ...newestNotifications({ asks: false }), enabled: isRested })
  const unread = data?.meta?.unread ?? 0
  const shown = unread > MOST_SHOWN ? t.notifications('more', { most: MOST_SHOWN }) : unread
  const label = unread > 0 ? t.notifications('unreadLabel', { count: shown }) : t.notifications('title')
  return (
    <Tooltip content={t.notifications('title')} side="right" delay={0}>
      <button
        type="button"
        data-bell=""
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => panelOpen.set(true)}
        className={clsx(
          'relative grid shrink-0 place-items-center rounded-md transition-colors hover:bg-hover hover:text-ink',
          className,
        )}
      >
        <Bell className="size-4 max-md:size-5" />
        {unread > 0 && (
          <span
            className="tnum absolute top-0 left-1/2 h-3.5 min-w-3.5 rounded-full bg-accent px-1 text-center font-semibold text-[0.625rem] text-white leading-3.5"
            aria-hidden="true"
          >
            {shown}
          </span>
        )}
      </button>
    </Tooltip>
  )
}
