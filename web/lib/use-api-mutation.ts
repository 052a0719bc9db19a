import { useRef, useState } from 'react'
import { type CallArgs, requestWithMeta } from './api.ts'
import { ApiError, errorText, isAlreadyReported } from './api-error.ts'
import type { ClientEndpoint, DataOf } from './client-endpoint.ts'
import { toastFailure } from './failure.ts'
import { type IdempotencyKey, withIdempotencyKey } from './idempotency-key.ts'
import { invalidate, type Reads } from './invalidate.ts'
import { toast } from './toast.ts'

export interface ApiMutationOptions<E extends ClientEndpoint> {
  /** The reads that a success invalidates. They are reloaded before the mutation ends. */
  invalidates?: readonly Reads[]
  /** The reads that a 404 or 409 invalidates, after a concurrent change; by default `invalidates`. */
  invalidatesOnConflict?: readonly Reads[]
  /** The title of the toast after a success, instead of the answer's message; null for no toast. */
  success?: string | null | ((data: DataOf<E>) => string)
  /** The title of the toast after a failure, above the server's message; by default that message is the title. */
  failureTitle?: string
  /** Replaces a missing message of the server in a failure. */
  failureText?: string
  /** Logs each failure to the console (spec/1 point 8: change-password, toggle-activation). */
  logsFailure?: boolean
  /** Runs before the toast and the reload. */
  onSuccess?: (data: DataOf<E>, message: string) => unknown
  /** Replaces the toast after a failure; not called for failures that the user knows already (`isAlreadyReported`). */
  onFailure?: (error: unknown) => unknown
  /** For endpoints with an Idempotency-Key: where the tab stores the key. */
  submitKey?: IdempotencyKey
}

interface State<E extends ClientEndpoint> {
  isPending: boolean
  isSuccess: boolean
  error: unknown
  variables: CallArgs<E> | undefined
}

export interface ApiMutation<E extends ClientEndpoint> extends State<E> {
  /** Rejects after a failure was shown, so that a form or dialog stays open. */
  mutateAsync: (args: CallArgs<E>) => Promise<DataOf<E>>
  /** The same without a rejection after a failure. */
  mutate: (args: CallArgs<E>, onDone?: (data: DataOf<E>) => void) => void
  reset: () => void
}

const idle = { isPending: false, isSuccess: false, error: null, variables: undefined }

/**
 * The hook for all writes: calls an endpoint, with pending state, toasts of success and failure, and invalidation of
 * reads. The form component shows the messages of an `ApiError` at their fields. A call that requires a step-up is
 * repeated after it (`api.ts`).
 *
 * Like TanStack's `useMutation`, but light enough for the sign-in page (docs/decisions/0032).
 */
export function useApiMutation<E extends ClientEndpoint>(
  endpoint: E,
  options: ApiMutationOptions<E> = {},
): ApiMutation<E> {
  const [state, setState] = useState<State<E>>(idle)
  const latest = useRef(0)
  const mutateAsync = async (variables: CallArgs<E>) => {
    latest.current += 1
    const callNumber = latest.current
    const update = (outcome: Partial<State<E>>) =>
      callNumber === latest.current && setState({ ...idle, variables, ...outcome })
    update({ isPending: true })
    try {
      const data = await callEndpoint(endpoint, variables, options)
      update({ isSuccess: true })
      return data
    } catch (error) {
      await reportFailure(error, options)
      update({ error })
      throw error
    }
  }
  return {
    ...state,
    mutateAsync,
    mutate: (args, onDone) => void mutateAsync(args).then(onDone, () => undefined),
    reset: () => setState(idle),
  }
}

async function callEndpoint<E extends ClientEndpoint>(
  endpoint: E,
  args: CallArgs<E>,
  { invalidates = [], success, onSuccess, submitKey }: ApiMutationOptions<E>,
): Promise<DataOf<E>> {
  const { data, message } = submitKey
    ? await withIdempotencyKey(submitKey, args, (idempotencyKey) =>
        requestWithMeta(endpoint, { ...args, idempotencyKey }),
      )
    : await requestWithMeta(endpoint, args)
  await onSuccess?.(data, message)
  const title = typeof success === 'function' ? success(data) : success === undefined ? message : success
  if (title !== null) toast({ kind: 'success', title })
  // Before a dialog closes: the focus must not return to a row that is about to disappear.
  await invalidate(...invalidates)
  return data
}

async function reportFailure<E extends ClientEndpoint>(error: unknown, options: ApiMutationOptions<E>): Promise<void> {
  const { invalidates = [], invalidatesOnConflict = invalidates, failureTitle, failureText, onFailure } = options
  if (options.logsFailure) console.error(errorText(error))
  if (isAlreadyReported(error)) return
  if (onFailure) await onFailure(error)
  else toastFailure(failureTitle ?? errorText(error, failureText), error, failureTitle && failureText)
  if (isConflict(error)) await invalidate(...invalidatesOnConflict)
  else if (mayBeDone(error)) void invalidate(...invalidates)
}

/** True if the subject of the call is gone or in another state. */
export const isConflict = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 404)

/** True if the server may have executed the call: no answer, or a server error. */
const mayBeDone = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** For a confirmation after a concurrent decision: there is nothing left to confirm, so the dialog closes. */
export function ignoreConflict(error: unknown): void {
  if (!isConflict(error)) throw error
}
