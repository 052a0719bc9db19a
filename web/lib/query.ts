import { QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallArgs, requestWithMeta } from './api.ts'
import { ApiError } from './api-error.ts'
import type { ClientEndpoint } from './client-endpoint.ts'
import { onInvalidate } from './invalidate.ts'
import { session } from './session.ts'

/** The answers of reads, kept and shared between pages. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal stays one; only a lost connection or a busy server is worth another try.
      retry: (tries, error) => tries < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
      refetchOnWindowFocus: true,
      // Without a connection the call fails at once with a clear text, instead of waiting unseen.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

// The answers to one user are not for the next one who signs in, in this tab or another.
let userId = session.get().user?.id
session.subscribe(() => {
  const next = session.get().user?.id
  if (next === userId) return
  userId = next
  void queryClient.cancelQueries()
  queryClient.clear()
})

/**
 * A declared read as a query: `useQuery(apiQuery(endpoint, { params }))`. Its data is the whole
 * answer, `{ data, message, meta }`. Works for POST lists as well.
 */
export function apiQuery<E extends ClientEndpoint>(endpoint: E, args: CallArgs<E>) {
  const { params, query, body } = args as { params?: unknown; query?: unknown; body?: unknown }
  return queryOptions({
    queryKey: [endpoint.path, { params, query, body }] as const,
    queryFn: ({ signal }) => requestWithMeta(endpoint, { ...args, signal }),
  })
}

onInvalidate((isOutdated) => queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => isOutdated(path) }))
