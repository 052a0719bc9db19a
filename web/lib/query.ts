import { QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallArgs, requestWithMeta } from './api.ts'
import { ApiError } from './api-error.ts'
import type { ClientEndpoint } from './client-endpoint.ts'
import { onInvalidate } from './invalidate.ts'
import { hasJustPressed } from './request-headers.ts'
import { onOtherUser } from './session.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal is final; only a lost connection or a busy server is retried.
      retry: (tries, error) => tries < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
      refetchOnWindowFocus: true,
      // Without a connection a call fails at once with a clear text, instead of waiting unseen.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

// Another user who signs in, in this tab or another, must not see these answers.
onOtherUser(() => {
  void queryClient.cancelQueries()
  queryClient.clear()
})

/**
 * The stale time of data that each visit loads again, in ms: the pointer that rests on a link, the press and the page that
 * opens are one visit.
 */
export const ONE_VISIT_MS = 2000

/**
 * The query options of an endpoint: `useQuery(apiQuery(endpoint, { params }))`. Its data is the whole answer, `{ data,
 * message, meta }`. Works for POST lists as well.
 */
export function apiQuery<E extends ClientEndpoint>(endpoint: E, args: CallArgs<E>) {
  const { params, query, body } = args as { params?: unknown; query?: unknown; body?: unknown }
  return queryOptions({
    queryKey: [endpoint.path, { params, query, body }] as const,
    queryFn: ({ signal, queryKey }) =>
      requestWithMeta(endpoint, { ...args, signal, asks: hasJustPressed() && !isPolled(queryKey) }),
  })
}

/** True for a query that the page repeats by itself. */
const isPolled = (queryKey: readonly unknown[]): boolean =>
  queryClient
    .getQueryCache()
    .find({ queryKey, exact: true })
    ?.observers.some(({ options }) => typeof options.refetchInterval === 'number') === true

/** The work that waits changes with nearly every write. */
const isQueue = (path: unknown) => typeof path === 'string' && path.startsWith('/queue/')

onInvalidate((isOutdated) =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => isOutdated(path) || isQueue(path) }),
)
