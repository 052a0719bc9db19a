import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type CallArgs, requestWithMeta } from './api.ts'
import type { ClientEndpoint, DataOf } from './client-endpoint.ts'
import { isConflict } from './errors.ts'
import { queryClient, type WriteMeta } from './query.ts'
import { type IdempotencyKey, withIdempotencyKey } from './request-headers.ts'

export interface ApiMutationOptions<E extends ClientEndpoint> extends WriteMeta<DataOf<E>> {
  /** Runs before the toast and the reload. */
  onSuccess?: (data: DataOf<E>, message: string) => unknown
  /** For endpoints with an Idempotency-Key: where the tab stores the key. */
  submitKey?: IdempotencyKey
}

export interface ApiMutation<E extends ClientEndpoint> {
  isPending: boolean
  isSuccess: boolean
  error: unknown
  variables: CallArgs<E> | undefined
  /** Rejects after a failure was shown, so that a form or dialog stays open. */
  mutateAsync: (args: CallArgs<E>) => Promise<DataOf<E>>
  /** The same without a rejection after a failure. */
  mutate: (args: CallArgs<E>, onDone?: (data: DataOf<E>) => void) => void
  reset: () => void
}

/**
 * TanStack's `useMutation` for an endpoint, for all writes; the mutation cache (`query.ts`) shows the toasts and reloads
 * what is outdated. The form component shows the messages of an `ApiError` at their fields. A call that requires a step-up
 * is repeated after it (`api.ts`).
 */
export function useApiMutation<E extends ClientEndpoint>(
  endpoint: E,
  { onSuccess, submitKey, ...meta }: ApiMutationOptions<E> = {},
): ApiMutation<E> {
  const write = {
    meta: meta as WriteMeta,
    mutationFn: async (args: CallArgs<E>) => {
      const send = (idempotencyKey?: string) =>
        requestWithMeta(endpoint, idempotencyKey === undefined ? args : { ...args, idempotencyKey })
      const answer = await (submitKey ? withIdempotencyKey(submitKey, args, send) : send())
      // The cache's toast and reload would come before TanStack's own `onSuccess`.
      await onSuccess?.(answer.data, answer.message)
      return answer
    },
  }
  const mutation = useMutation(write, queryClient)
  const { isPending, isSuccess, error, variables, reset } = mutation
  const mutateAsync = async (args: CallArgs<E>) => (await mutation.mutateAsync(args)).data
  return {
    ...{ isPending, isSuccess, error, variables, reset },
    mutateAsync,
    mutate: (args, onDone) => void mutateAsync(args).then(onDone, () => undefined),
  }
}

/** For a confirmation after a concurrent decision: there is nothing left to confirm, so the dialog closes. */
export function ignoreConflict(error: unknown): void {
  if (!isConflict(error)) throw error
}

/**
 * For a switch whose call changes a saved state: the new state is shown at once, until the reads have reloaded, also
 * where that fails; the saved state again after the call has failed. `argsOf` takes the new state.
 */
export function useToggle<E extends ClientEndpoint>(
  saved: boolean,
  endpoint: E,
  argsOf: (isActive: boolean) => CallArgs<E>,
  options: Omit<ApiMutationOptions<E>, 'onSuccess'>,
): { isActive: boolean; onSwitch: () => void } {
  const isCalling = useRef(false)
  const onSuccess = () => {
    isCalling.current = false
  }
  const { isPending, mutateAsync } = useApiMutation(endpoint, { ...options, onSuccess })
  const [target, setTarget] = useState<boolean | null>(null)
  if (target === saved && !isPending) setTarget(null)
  const isActive = target ?? saved
  const onSwitch = () => {
    // A second press during the call would toggle the state back; after the toast, while the reads reload, it is meant.
    if (isCalling.current) return
    isCalling.current = true
    setTarget(!isActive)
    mutateAsync(argsOf(!isActive)).catch(() => {
      isCalling.current = false
      setTarget(null)
    })
  }
  return { isActive, onSwitch }
}
