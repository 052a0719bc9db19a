import { useState } from 'react'
import type { CallArgs } from './api.ts'
import type { ClientEndpoint } from './client-endpoint.ts'
import { type ApiMutationOptions, useApiMutation } from './use-api-mutation.ts'

/**
 * For a switch whose call turns a saved state over: the new state is shown at once, and the saved one again when the call
 * has failed or what it made outdated has reloaded.
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
    // A second press while the first is on its way would undo it.
    if (isPending) return
    setTarget(!saved)
    mutate(args)
  }
  return { isActive: isPending ? target : saved, onSwitch }
}
