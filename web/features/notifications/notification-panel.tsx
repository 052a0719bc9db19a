import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { officeDay, showInstant } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { notificationEndpoints } from '#web/endpoints.generated.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { SidePanel } from '#web/ui/dialog.tsx'
import { EmptyState, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Notification = NonNullable<
  Awaited<ReturnType<ReturnType<typeof newestNotifications>['queryFn'] & {}>>
>['data'][number]

/** The bell that is visible gets the focus back. */
const focusBell = () =>
  [...document.querySelectorAll<HTMLElement>('[data-bell]')].find((bell) => bell.offsetParent)?.focus()

/** The notifications of the user, today's and earlier ones; one click opens the thing and counts as read. */
export function NotificationPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const user = useUser()
  const [rows, setRows] = useState(FIRST_ROWS)
  const query = useQuery({ ...newestNotifications({ rows }), enabled: open })
  const { waiting, shownOf, showAll } = useStillRows(open, query.data?.data)
  const read = useApiMutation(notificationEndpoints.read, {
    invalidates: [notificationEndpoints.all],
    success: null,
    failureTitle: t.notifications('readFailed'),
  })
  const meta = query.data?.meta
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      onFocusBack={focusBell}
      title={t.notifications('title')}
      description={
        user && (
          <Link
            to={paths[user.role].profile}
            hash="notifications"
            onClick={onClose}
            className="font-medium text-accent-ink hover:underline"
          >
            {t.notifications('choose')}
          </Link>
        )
      }
      footer={
        <Button
          className="w-full"
          pending={read.isPending}
          disabled={!meta?.unread}
          onClick={() => read.mutate({ body: { all: true } })}
        >
          {t.notifications('markAll')}
        </Button>
      }
    >
      <QueryView
        query={query}
        errorTitle={t.notifications('fetchFailed')}
        skeleton={<Skeleton className="h-40 w-full" />}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState title={t.notifications('none')} detail={t.notifications('noneDetail')} />}
      >
        {({ data }) => (
          <>
            <div role="status" className="sticky top-0 z-10 flex h-0 justify-center">
              {waiting > 0 && (
                <Button size="sm" variant="primary" className="rounded-full" onClick={showAll}>
                  {t.notifications('newRows', { count: waiting })}
                </Button>
              )}
            </div>
            <div className="-mx-2 grid gap-5">
              <Day
                title={t.notifications('today')}
                notifications={shownOf(data).filter(isOfToday)}
                onRead={(id) => read.mutate({ body: { ids: [id] } })}
                onClose={onClose}
              />
              <Day
                title={t.notifications('earlier')}
                notifications={shownOf(data).filter((one) => !isOfToday(one))}
                onRead={(id) => read.mutate({ body: { ids: [id] } })}
                onClose={onClose}
              />
              {rows < MOST_ROWS && (meta?.total ?? 0) > data.length && (
                <Button variant="ghost" pending={query.isFetching} onClick={() => setRows(MOST_ROWS)}>
                  {t.notifications('older')}
                </Button>
              )}
            </div>
          </>
        )}
      </QueryView>
    </SidePanel>
  )
}

/** While the panel is open its rows stay where they are: what comes meanwhile waits to be asked for. */
function useStillRows(open: boolean, notifications: readonly Notification[] | undefined) {
  const [top, setTop] = useState<string>()
  const newest = notifications?.[0]?.id
  if (!open && top !== undefined) setTop(undefined)
  if (open && top === undefined && newest !== undefined) setTop(newest)
  const waiting = Math.max(0, notifications?.findIndex(({ id }) => id === top) ?? 0)
  return {
    waiting,
    shownOf: (data: readonly Notification[]) => data.slice(waiting),
    showAll: () => setTop(newest),
  }
}

const isOfToday = ({ at }: Notification) => officeDay(new Date(at)) === officeDay(new Date())

interface DayProps {
  title: string
  notifications: readonly Notification[]
  onRead: (id: string) => void
  onClose: () => void
}

/** The text of a row; of several with the same text, all but the oldest get a number. */
const wordsOf = ({ title, text, at }: Notification) => `${title} ${text} ${showInstant(at)}`

function Day({ title, notifications, ...rest }: DayProps) {
  if (notifications.length === 0) return null
  const words = notifications.map(wordsOf)
  const olderAlike = (index: number) => words.slice(index + 1).filter((said) => said === words[index]).length
  return (
    <section aria-label={title}>
      <h3 className="mb-1 px-2 text-faint text-xs">{title}</h3>
      <ul>
        {notifications.map((one, index) => (
          <Row key={one.id} notification={one} olderAlike={olderAlike(index)} {...rest} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps extends Pick<DayProps, 'onRead' | 'onClose'> {
  notification: Notification
  /** How many older rows say the same. */
  olderAlike: number
}

function Row({ notification, olderAlike, onRead, onClose }: RowProps) {
  const { history } = useRouter()
  const { id, title, text, link, at, readAt } = notification
  const isUnread = readAt === null
  const markRead = () => isUnread && onRead(id)
  const row = 'min-w-0 flex-1 rounded-md px-2 py-2 text-left'
  const content = (
    <>
      <span className="flex items-center gap-2">
        {isUnread && (
          <span className="forced-color-adjust-none size-2 shrink-0 rounded-full bg-accent" aria-hidden="true" />
        )}
        <span className={clsx('min-w-0 flex-1 truncate', isUnread ? 'font-semibold' : 'text-muted')}>{title}</span>
        <time dateTime={at} className="tnum shrink-0 text-faint text-xs">
          {isOfToday(notification) ? showInstant(at).split(', ').at(-1) : showInstant(at)}
        </time>
      </span>
      <span className="wrap-anywhere mt-0.5 block text-muted">{text}</span>
      {olderAlike > 0 && <span className="sr-only">{olderAlike + 1}</span>}
    </>
  )
  const open = (event: MouseEvent, address: string) => {
    markRead()
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onClose()
    history.push(address)
  }
  return (
    <li className="flex items-start gap-1 rounded-md hover:bg-hover">
      {link === null ? (
        <button id={id} type="button" onClick={markRead} className={row}>
          {content}
        </button>
      ) : (
        <a
          id={id}
          href={link}
          onClick={(event) => open(event, link)}
          // The middle button opens it in a new tab.
          onAuxClick={({ button }) => button === 1 && markRead()}
          className={row}
        >
          {content}
        </a>
      )}
      {isUnread && (
        <button
          id={`read-${id}`}
          type="button"
          aria-label={t.notifications('markRead')}
          aria-labelledby={`read-${id} ${id}`}
          onClick={markRead}
          className="mt-1 grid size-8 shrink-0 place-items-center rounded-md text-faint hover:bg-sunken hover:text-ink max-md:size-11"
        >
          <Check className="size-4" />
        </button>
      )}
    </li>
  )
}

/** How many notifications the panel shows at first, and at most. */
const FIRST_ROWS = 20

const MOST_ROWS = 100

/** With `asks` false they are read by the page itself, and a refusal that requires a step-up opens no dialog. */
export const newestNotifications = ({ rows = FIRST_ROWS, asks = true } = {}) =>
  apiQuery(notificationEndpoints.all, { query: { page: '0', pageSize: String(rows) }, asks })
