import { MAX_PINS } from '#contract/limits.ts'
import { identityEndpoints } from '#web/endpoints.generated.ts'
import type { PagePath } from './paths.ts'
import { refreshUser, session, useUser } from './session.ts'
import { useApiMutation } from './use-api-mutation.ts'

/** The pages that the user has pinned, on all devices, and what pins a page or takes its pin away. */
export function usePins() {
  const user = useUser()
  const edit = useApiMutation(identityEndpoints.editPins, { success: null })
  // A session from before pages could be pinned has none.
  const pins: readonly string[] = user?.pinnedPages ?? []
  const show = (pinnedPages: string[]) => {
    const now = session.get().user
    if (now) refreshUser({ ...now, pinnedPages })
  }
  return {
    pins,
    isFull: pins.length >= MAX_PINS,
    toggle(page: PagePath) {
      const next = pins.includes(page) ? pins.filter((one) => one !== page) : [...pins, page]
      show(next)
      return edit.mutateAsync({ body: { pages: next } }).catch(() => show([...pins]))
    },
  }
}
