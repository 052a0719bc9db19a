import { useRef, useState } from 'react'
import type { CallArgs } from './api.ts'
import type { ClientEndpoint } from './client-endpoint.ts'
import { type ApiMutationOptions, useApiMutation } from './use-api-mutation.ts'

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
