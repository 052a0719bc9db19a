import { useRouter } from '@tanstack/react-router'
import type { SessionUser } from '#contract/identity/identity.ts'
import { paths } from '#web/lib/paths.ts'
import { landingPath, startSession } from '#web/lib/session.ts'

interface SignInAnswer {
  user: SessionUser
  access_token: string
  mustTurnOnTwoFactor?: boolean | undefined
}

/** Returns the handler of a sign-in's answer: it starts the session and opens the user's first page. */
export function useEnter() {
  const router = useRouter()
  return async ({ user, access_token, mustTurnOnTwoFactor }: SignInAnswer) => {
    startSession(user, access_token)
    const to = mustTurnOnTwoFactor ? paths[user.role].twoFactor : landingPath(user, router.state.location.state.from)
    if (to) await router.navigate({ href: to, replace: true })
  }
}

/** Returns what loads the shell, which all roles have, while the server checks a password. */
export function useLoadAhead() {
  const router = useRouter()
  // A failure shows when a page is opened.
  return () => void router.loadRouteChunk(router.routesById[paths.client.home])?.catch(() => {})
}
