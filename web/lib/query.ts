import { MutationCache, notifyManager, QueryClient, queryOptions } from '@tanstack/react-query'
import { clientEndpoints, duesEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import { type CallArgs, requestWithMeta } from './api.ts'
import type { ClientEndpoint } from './client-endpoint.ts'
import { ApiError, errorText, isAlreadyReported, isConflict } from './errors.ts'
import { hasJustPressed } from './request-headers.ts'
import { onOtherUser } from './session.ts'
import { toast, toastFailure } from './toast.ts'

/** Answers to invalidate: those of one endpoint, or of all endpoints below a path: `{ below: '/case/' }`. */
export type Reads = Pick<ClientEndpoint, 'path'> | { below: string }

/** What a write says to its user and makes outdated (`useApiMutation`). */
export type WriteMeta<Data = unknown> = {
  /** The reads that a success invalidates. They are reloaded before the mutation ends. */
  invalidates?: readonly Reads[]
  /** The reads that a 404 or 409 invalidates, after a concurrent change; by default `invalidates`. */
  invalidatesOnConflict?: readonly Reads[]
  /** The title of the toast after a success, instead of the answer's message; null for no toast. */
  success?: string | null | ((data: Data) => string)
  /** The title of the toast after a failure, above the server's message; by default that message is the title. */
  failureTitle?: string
  /** Replaces a missing message of the server in a failure. */
  failureText?: string
  /** Logs each failure to the console, where the specification asks for it: change-password, toggle-activation. */
  logsFailure?: boolean
  /** Replaces the toast after a failure; not called for failures that the user knows already (`isAlreadyReported`). */
  onFailure?: (error: unknown) => unknown
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: WriteMeta
  }
}

/** Toasts and reloads of all writes; a mutation without a `meta` has none. */
const mutationCache = new MutationCache({
  async onSuccess(answer, _variables, _result, _mutation, { meta }) {
    if (!meta) return
    const { invalidates = [], success } = meta
    const { data, message } = answer as { data: unknown; message: string }
    const title = typeof success === 'function' ? success(data) : success === undefined ? message : success
    if (title !== null) toast({ kind: 'success', title })
    // Before a dialog closes: the focus must not return to a row that is about to disappear.
    await invalidate(...invalidates)
  },
  async onError(error, _variables, _result, _mutation, { meta }) {
    if (!meta) return
    const { invalidates = [], invalidatesOnConflict = invalidates, failureTitle, failureText, onFailure } = meta
    if (meta.logsFailure) console.error(errorText(error))
    if (isAlreadyReported(error)) return
    if (onFailure) await onFailure(error)
    else toastFailure(failureTitle ?? errorText(error, failureText), error, failureTitle && failureText)
    if (isConflict(error)) await invalidate(...invalidatesOnConflict)
    else if (mayBeDone(error)) void invalidate(...invalidates)
  },
})

/** True if the server may have executed the call: no answer, or a server error. */
const mayBeDone = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

// A component knows of its write before the next press of a button that is pressed twice.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal is final; only a lost connection or a busy server is retried.
      retry: (tries, error) => tries < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
      refetchOnWindowFocus: true,
      // Without a connection a call fails at once with a clear text, instead of waiting unseen.
      networkMode: 'always',
    },
    // What was sent, as a password, is kept no longer than its form.
    mutations: { networkMode: 'always', gcTime: 0 },
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
      requestWithMeta(endpoint, {
        ...args,
        signal,
        asks: args.asks !== false && comesOfPress(queryKey),
      }),
  })
}

/** Whether a press has begun what a query loads at present. */
const pressed = new WeakMap<object, boolean>()

/**
 * Returns whether a query that loads now comes of a press. The page polls by itself, and repeats by itself what a lost
 * connection refused: then what began the first try counts.
 */
export function comesOfPress(queryKey: readonly unknown[]): boolean {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  if (!query) return hasJustPressed()
  if (query.observers.some(({ options }) => typeof options.refetchInterval === 'number')) return false
  if (query.state.fetchFailureCount === 0) pressed.set(query, hasJustPressed())
  return pressed.get(query) ?? false
}

/** Invalidates all answers of these reads; waits until the visible ones have reloaded. */
export async function invalidate(...reads: readonly Reads[]): Promise<void> {
  if (reads.length === 0) return
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => isQueue(path) || reads.some((read) => matchesPath(read, path)),
  })
}

const matchesPath = (reads: Reads, path: unknown) =>
  'path' in reads ? path === reads.path : typeof path === 'string' && path.startsWith(reads.below)

/** The work that waits changes with nearly every write. */
const isQueue = (path: unknown) => typeof path === 'string' && path.startsWith('/queue/')

/** All reads of cases: lists, details, papers, history, counts. */
export const caseReads: Reads = { below: '/case/' }

/** What new or changed expiry dates make outdated: cases, vehicles, and the reminders that are due. */
export const expiryReads: readonly Reads[] = [caseReads, { below: '/vehicle/' }, { below: '/reminder/' }]

/** What an assignment changes, and its end: the case, and the credit and accounts of its dealer. */
export const assignReads = [
  caseReads,
  clientEndpoints.all,
  duesEndpoints.list,
  transactionEndpoints.history,
  transactionEndpoints.statement,
]
