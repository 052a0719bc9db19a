import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { type CallArgs, requestWithMeta } from './api.ts'
import { ApiError } from './api-error.ts'
import { session } from './session.ts'

/** What the server said, kept and shared between pages. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal stays a refusal; only a lost connection or a busy server is worth another try.
      retry: (tries, error) => tries < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
      refetchOnWindowFocus: true,
      // Without a connection the call fails at once with a clear text, instead of waiting unseen.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

// What one user was told is not for the next one, whoever signs in and in whichever tab.
let userId = session.get().user?.id
session.subscribe(() => {
  const next = session.get().user?.id
  if (next === userId) return
  userId = next
  void queryClient.cancelQueries()
  queryClient.clear()
})

/** The start of every key of a call: `invalidate(caseEndpoints.admin)` reloads all its answers. */
export const keyOf = (endpoint: Pick<Endpoint, 'path'>) => [endpoint.path] as const

/**
 * A declared read as a query: `useQuery(apiQuery(endpoint, { params }))`. Its data is the whole
 * answer, `{ data, message, meta }`. Works for POST lists as well.
 */
export function apiQuery<E extends Endpoint>(endpoint: E, args: CallArgs<E>) {
  const { params, query, body } = args as { params?: unknown; query?: unknown; body?: unknown }
  return queryOptions({
    queryKey: [...keyOf(endpoint), { params, query, body }] as const,
    queryFn: ({ signal }) => requestWithMeta(endpoint, { ...args, signal }),
  })
}

/** Marks every answer of these calls as outdated; what is on screen reloads. */
export function invalidate(...endpoints: readonly Pick<Endpoint, 'path'>[]): Promise<void> {
  return Promise.all(endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: keyOf(endpoint) }))).then(
    () => undefined,
  )
}
