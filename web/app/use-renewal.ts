import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isOutdated, reloadAnew } from '#web/lib/installed-app.ts'
import { queryClient } from '#web/lib/query.ts'
import { currentToast } from '#web/lib/toast.ts'

/** After an update of the portal the next page that a person opens comes from the server, with the new scripts. */
export function useRenewal(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged && isOutdated() && !isUnderWay()) void reloadAnew()
      }),
    [router],
  )
}

/** A toast would go unread, a call unheard, and an upload, which asks the person to stay, would be lost. */
const isUnderWay = () =>
  currentToast.get() !== null ||
  queryClient.isMutating() > 0 ||
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
