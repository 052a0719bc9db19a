import { useRef, useState } from 'react'
import { type CallArgs, requestWithMeta } from './api.ts'
import { ApiError, errorText, isKnown } from './api-error.ts'
import type { ClientEndpoint, DataOf } from './client-endpoint.ts'
import { toastFailure } from './failure.ts'
import { type IdempotencyKey, withIdempotencyKey } from './idempotency-key.ts'
import { invalidate, type Reads } from './invalidate.ts'
import { toast } from './toast.ts'

export interface ApiMutationOptions<E extends ClientEndpoint> {
  /** The reads that a success makes outdated. They are reloaded before the mutation ends. */
  outdates?: readonly Reads[]
  /** The same after a 404 or 409, when somebody else was quicker; without it those of a success. */
  outdatedByConflict?: readonly Reads[]
  /** The title of the toast after a success, in place of the message of the answer; null for no toast. */
  success?: string | null | ((data: DataOf<E>) => string)
  /** The title of the toast after a failure, above the server's words; without it those words are the title. */
  failureTitle?: string
  /** Stands for the server's words where a failure came without any. */
  failureText?: string
  /** Writes each failure to the console (spec/1 point 8: change-password, toggle-activation). */
  logsFailure?: boolean
  /** Runs before the toast and the reloading. */
  onSuccess?: (data: DataOf<E>) => unknown
  /** In place of the toast after a failure; not for one that its user knows of already (`isKnown`). */
  onFailure?: (error: unknown) => unknown
  /** For an endpoint that honours an Idempotency-Key: where the tab keeps the key of what is sent. */
  submitKey?: IdempotencyKey
}

interface State<E extends ClientEndpoint> {
  isPending: boolean
  isSuccess: boolean
  error: unknown
  /** What was sent last. */
  variables: CallArgs<E> | undefined
}

export interface ApiMutation<E extends ClientEndpoint> extends State<E> {
  /** Fails after a failure was told, so that a form or a dialog stays open. */
  mutateAsync: (args: CallArgs<E>) => Promise<DataOf<E>>
  /** The same for who need not know of a failure. */
  mutate: (args: CallArgs<E>, onDone?: () => void) => void
  /** Forgets the last outcome. */
  reset: () => void
}

const idle = { isPending: false, isSuccess: false, error: null, variables: undefined }

/**
 * The one way to write: makes a declared call, with its pending state, the toasts of success and failure, and the
 * reloading of what it makes outdated. The form shell puts the messages of an `ApiError` beside their fields. A call that
 * is refused for want of a proof of identity is repeated after it (`api.ts`).
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
    const turn = latest.current
    const settle = (outcome: Partial<State<E>>) =>
      turn === latest.current && setState({ ...idle, variables, ...outcome })
    settle({ isPending: true })
    try {
      const data = await write(endpoint, variables, options)
      settle({ isSuccess: true })
      return data
    } catch (error) {
      await tellFailure(error, options)
      settle({ error })
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

async function write<E extends ClientEndpoint>(
  endpoint: E,
  args: CallArgs<E>,
  { outdates = [], success, onSuccess, submitKey }: ApiMutationOptions<E>,
): Promise<DataOf<E>> {
  const { data, message } = submitKey
    ? await withIdempotencyKey(submitKey, bodyOf(args), (idempotencyKey) =>
        requestWithMeta(endpoint, { ...args, idempotencyKey }),
      )
    : await requestWithMeta(endpoint, args)
  await onSuccess?.(data)
  const title = typeof success === 'function' ? success(data) : success === undefined ? message : success
  if (title !== null) toast({ kind: 'success', title })
  // Before a dialog closes: the focus must not go back to a row that is about to vanish.
  await invalidate(...outdates)
  return data
}

async function tellFailure<E extends ClientEndpoint>(error: unknown, options: ApiMutationOptions<E>): Promise<void> {
  const { outdates = [], outdatedByConflict = outdates, failureTitle, failureText, onFailure } = options
  if (options.logsFailure) console.error(errorText(error))
  if (isKnown(error)) return
  if (onFailure) await onFailure(error)
  else toastFailure(failureTitle ?? errorText(error, failureText), error, failureTitle && failureText)
  if (isConflict(error)) await invalidate(...outdatedByConflict)
  else if (mayBeDone(error)) void invalidate(...outdates)
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
