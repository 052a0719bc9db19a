import { useState } from 'react'
import type { CallArgs } from './api.ts'
import type { ClientEndpoint } from './client-endpoint.ts'
import { type ApiMutationOptions, useApiMutation } from './use-api-mutation.ts'

/**
 * For a switch whose call toggles a saved state: the new state is shown at once; the saved state again after the call
 * has failed or the invalidated reads have reloaded.
 */
export function useToggle<E extends ClientEndpoint>(
  saved: boolean,
  endpoint: E,
  args: CallArgs<E>,
  options: ApiMutationOptions<E>,
): { isActive: boolean; onSwitch: () => void } {
  const { isPending, mutate } = useApiMutation(endpoint, options)
  const [target, setTarget] = useState(saved)
  const onSwitch = () => {
    // A second press during the call would toggle the state back.
    if (isPending) return
    setTarget(!saved)
    mutate(args)
  }
  return { isActive: isPending ? target : saved, onSwitch }
}
