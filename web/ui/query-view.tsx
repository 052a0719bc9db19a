import type { ReactNode } from 'react'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { ErrorState } from './error-state.tsx'

/** What is shown of a query: a `UseQueryResult`, or one that a hook has put together from several. */
export interface ViewedQuery<T> {
  data: T | undefined
  error: unknown
  refetch: () => unknown
  /** True while the data of another question is shown until this one's is there. */
  isPlaceholderData?: boolean
}

interface QueryViewProps<T> {
  query: ViewedQuery<T>
  /** What could not be fetched; the error's own words stand below it. */
  errorTitle: string
  /** The places of the content, while it loads. */
  skeleton: ReactNode
  /** What stands around an error, for content that brings cards of its own. */
  frame?: (error: ReactNode) => ReactNode
  /** A line in place of a block. */
  inlineError?: boolean
  /** In place of an error, where the server knows nothing by that name. */
  notFound?: ReactNode
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  /** Dims the content of another question until this one's is there. */
  dimsPlaceholder?: boolean
  children: (data: T) => ReactNode
}

/**
 * The one way to show a query: its data, which stay while they reload and where that fails; an error with another try;
 * a skeleton. Lists are shown by `DataTable`, which takes the query in the same way.
 */
export function QueryView<T>(props: QueryViewProps<T>): ReactNode {
  const { query, errorTitle, skeleton, frame = same, notFound, isEmpty, empty, children } = props
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

const same = (error: ReactNode) => error

/** Content that is about to be replaced. */
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
