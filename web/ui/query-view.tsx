import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { ErrorState } from './error-state.tsx'

/** The part of a query that is displayed: a `UseQueryResult`, or a combination of several queries. */
export interface ViewedQuery<T> {
  data: T | undefined
  error: unknown
  refetch: () => unknown
  /** True while the data of the previous request is shown. */
  isPlaceholderData?: boolean
}

interface QueryViewProps<T> {
  query: ViewedQuery<T>
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
