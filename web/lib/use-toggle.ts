import { useState } from 'react'
import type { CallArgs } from './api.ts'
import type { ClientEndpoint } from './client-endpoint.ts'
import { type ApiMutationOptions, useApiMutation } from './use-api-mutation.ts'

/**
 * For a switch whose call toggles a saved state: the new state is shown at once, until the reads have reloaded, also
 * where that fails; the saved state again after the call has failed.
 */
export function useToggle<E extends ClientEndpoint>(
  saved: boolean,
  endpoint: E,
  args: CallArgs<E>,
  options: ApiMutationOptions<E>,
): { isActive: boolean; onSwitch: () => void } {
  const { isPending, mutateAsync } = useApiMutation(endpoint, options)
  const [target, setTarget] = useState<boolean | null>(null)
  if (target === saved && !isPending) setTarget(null)
  const isActive = target ?? saved
  const onSwitch = () => {
    // A second press during the call would toggle the state back.
    if (isPending) return
    setTarget(!isActive)
    mutateAsync(args).catch(() => setTarget(null))
  }
  return { isActive, onSwitch }
}
