import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { Endpoint, EndpointData } from '#contract/endpoint.ts'
import { type CallArgs, requestWithMeta } from './api.ts'
import { ApiError, errorText, isKnown } from './api-error.ts'
import { toastFailure } from './failure.ts'
import { invalidate, queryClient, type Reads } from './query.ts'
import { type SubmitKey, withSubmitKey } from './submit-key.ts'
import { toast } from './toast.ts'

export interface ApiMutationOptions<E extends Endpoint> {
  /** The reads that a success makes outdated. They are reloaded before the mutation ends. */
  outdates?: readonly Reads[]
  /** The same after a 404 or 409, when somebody else was quicker; without it those of a success. */
  outdatedByConflict?: readonly Reads[]
  /** The title of the toast after a success, in place of the message of the answer; null for no toast. */
  success?: string | null | ((data: EndpointData<E>) => string)
  /** The title of the toast after a failure, above the server's words; without it those words are the title. */
  failureTitle?: string
  /** Stands for the server's words where a failure came without any. */
  failureText?: string
  /** Writes each failure to the console (spec/1 point 8: change-password, toggle-activation). */
  logsFailure?: boolean
  /** Runs before the toast and the reloading. */
  onSuccess?: (data: EndpointData<E>) => unknown
  /** In place of the toast after a failure; not for one that its user knows of already (`isKnown`). */
  onFailure?: (error: Error) => unknown
  /** For an endpoint that honours an Idempotency-Key: where the tab keeps the key of what is sent. */
  submitKey?: SubmitKey
}

export type ApiMutation<E extends Endpoint> = UseMutationResult<EndpointData<E>, Error, CallArgs<E>>

/**
 * The one way to write: makes a declared call, with its pending state, the toasts of success and failure, and the
 * reloading of what it makes outdated. `mutateAsync` still fails after a failure was told, so that a form or a dialog
 * stays open; the form shell puts the messages of an `ApiError` beside their fields. A call that is refused for want of a
 * proof of identity is repeated after it (`api.ts`).
 */
export function useApiMutation<E extends Endpoint>(endpoint: E, options: ApiMutationOptions<E> = {}): ApiMutation<E> {
  const { outdates = [], outdatedByConflict = outdates, success, failureTitle, failureText, submitKey } = options
  const mutation: UseMutationOptions<EndpointData<E>, Error, CallArgs<E>> = {
    mutationFn: async (args) => {
      const { data, message } = submitKey
        ? await withSubmitKey(submitKey, bodyOf(args), (idempotencyKey) =>
            requestWithMeta(endpoint, { ...args, idempotencyKey }),
          )
        : await requestWithMeta(endpoint, args)
      await options.onSuccess?.(data)
      const title = typeof success === 'function' ? success(data) : success === undefined ? message : success
      if (title !== null) toast({ kind: 'success', title })
      // Before a dialog closes: the focus must not go back to a row that is about to vanish.
      await invalidate(...outdates)
      return data
    },
    onError: async (error) => {
      if (options.logsFailure) console.error(errorText(error))
      if (isKnown(error)) return
      if (options.onFailure) await options.onFailure(error)
      else toastFailure(failureTitle ?? errorText(error, failureText), error, failureTitle && failureText)
      if (isConflict(error)) await invalidate(...outdatedByConflict)
      else if (mayBeDone(error)) void invalidate(...outdates)
    },
  }
  // Named, since the pages before the sign-in stand outside of its provider.
  return useMutation(mutation, queryClient)
}

const bodyOf = (args: object): unknown => ('body' in args ? args.body : undefined)

/** True where the subject of the call is gone, or in another state by now. */
const isConflict = (error: unknown) => error instanceof ApiError && (error.status === 409 || error.status === 404)

/** True where the server may have done it all the same: no answer came, or one of a server in trouble. */
const mayBeDone = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** For a question that somebody else has decided meanwhile: nothing is left to ask, and its dialog closes. */
export function ignoreConflict(error: unknown): void {
  if (!isConflict(error)) throw error
}
