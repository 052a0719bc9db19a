import { clsx } from 'clsx'
import { CloudOff, Inbox, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { t } from '#contract/texts.ts'
import { ApiError, errorText } from '#web/lib/errors.ts'
import { Button } from './button.tsx'

/** The part of a query that is displayed: a `UseQueryResult`, or a combination of several queries. */
export interface QueryState<T> {
  data: T | undefined
  error: unknown
  refetch: () => unknown
  /** True while the data of the previous request is shown. */
  isPlaceholderData?: boolean
}

interface QueryViewProps<T> {
  query: QueryState<T>
  errorTitle?: string | undefined
  skeleton: ReactNode
  /** Wraps an error, for content with cards of its own. */
  frame?: (error: ReactNode) => ReactNode
  inlineError?: boolean
  /** Replaces the error if the server answers 404. */
  notFound?: ReactNode
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  dimsPlaceholder?: boolean
  children: (data: T) => ReactNode
}

/**
 * Displays a query: its data, which stay during and after a failed reload; otherwise an error with a retry, or a
 * skeleton. `DataTable` displays lists and handles the query in the same way.
 */
export function QueryView<T>(props: QueryViewProps<T>): ReactNode {
  const { query, errorTitle = t.general('fetchFailed'), skeleton, frame = unframed, children } = props
  const { notFound, isEmpty, empty } = props
  const { data, error, refetch, isPlaceholderData = false } = query
  if (notFound !== undefined && error instanceof ApiError && error.status === 404) return notFound
  if (data !== undefined) {
    const content = isEmpty?.(data) ? empty : children(data)
    return props.dimsPlaceholder ? <Dimmed isDimmed={isPlaceholderData}>{content}</Dimmed> : content
  }
  if (!error) return skeleton
  return frame(
    <ErrorState
      title={errorTitle}
      detail={errorText(error)}
      inline={props.inlineError}
      onRetry={() => void refetch()}
    />,
  )
}

const unframed = (error: ReactNode) => error

export function Dimmed({
  isDimmed,
  isBusy = isDimmed,
  children,
}: {
  isDimmed: boolean
  isBusy?: boolean
  children: ReactNode
}) {
  return (
    <div aria-busy={isBusy} className={isDimmed ? 'opacity-60 transition-opacity delay-100' : ''}>
      {children}
    </div>
  )
}

interface ErrorStateProps {
  title: string
  detail?: string
  /** A single line without the detail. */
  inline?: boolean | undefined
  onRetry?: (() => void) | undefined
}

export function ErrorState({ title, detail, inline = false, onRetry }: ErrorStateProps) {
  if (inline) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-bad">
        {title}
        {onRetry && (
          <Button size="sm" onClick={onRetry}>
            {t.general('tryAgain')}
          </Button>
        )}
      </p>
    )
  }
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
      <span className="mb-4 grid size-11 place-items-center rounded-lg bg-bad-soft text-bad">
        <CloudOff className="size-5" />
      </span>
      <p className="font-medium">{title}</p>
      {detail && detail !== title && <p className="mt-1 max-w-prose text-muted">{detail}</p>}
      {onRetry && (
        <Button className="mt-5" onClick={onRetry}>
          {t.general('tryAgain')}
        </Button>
      )}
    </div>
  )
}

export function EmptyState({
  title,
  detail,
  action,
  icon: Icon = Inbox,
}: {
  title: string
  detail?: ReactNode
  action?: ReactNode
  icon?: LucideIcon
}) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <span className="mb-4 grid size-11 place-items-center rounded-lg bg-accent-soft text-accent-ink">
        <Icon className="size-5" />
      </span>
      <p className="font-medium">{title}</p>
      {detail && <p className="mt-1 max-w-prose text-balance text-muted">{detail}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}

interface ShowMoreProps {
  shown: number
  total: number
  onMore: () => void
  className?: string
}

/** The button below a list that lengthens it; nothing when all rows are shown. */
export const ShowMore = ({ shown, total, onMore, className = 'border-t p-3' }: ShowMoreProps) =>
  shown < total && (
    <div className={clsx('text-center', className)}>
      <Button variant="ghost" onClick={onMore}>
        {t.table('showMore', { shown, total })}
      </Button>
    </div>
  )

/** The longest wait in ms: an answer that takes longer may move the content below. */
const LONGEST_MS = 2000

/**
 * Content below something of unknown height. It loads beside it, and is shown once that height is known, so that
 * nothing moves.
 */
export const HoldUntilLoaded = ({ isLoading, children }: { isLoading: boolean; children: ReactNode }) => (
  <div className={useHold(isLoading) ? 'hidden' : 'contents'}>{children}</div>
)

/** Whether content waits for something above it that is loading. */
export function useHold(isLoading: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLoading && !isOver
}
