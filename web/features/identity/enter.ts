import { useRouter } from '@tanstack/react-router'
import type { SessionUser } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import { passkeySignInEndpoints } from '#web/endpoints.generated.ts'
import { answerByPasskey } from '#web/features/passkeys/browser-passkey.ts'
import { call } from '#web/lib/api.ts'
import { offlineOrErrorText } from '#web/lib/errors.ts'
import { paths } from '#web/lib/paths.ts'
import { landingPath, startSession } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'

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

/** Returns the answer of a passkey to a challenge of sign-in; null, after a toast, without one. */
export async function askForPasskey() {
  try {
    return await answerByPasskey(await call(passkeySignInEndpoints.challenge, {}))
  } catch (error) {
    showFailure(error)
    return null
  }
}

export async function signInByPasskey(enter: ReturnType<typeof useEnter>): Promise<void> {
  const passkey = await askForPasskey()
  if (!passkey) return
  try {
    await enter(await call(passkeySignInEndpoints.signIn, { body: { passkey } }))
  } catch (error) {
    showFailure(error)
  }
}

const showFailure = (error: unknown) =>
  toast({
    kind: 'error',
    title: t.session('loginErrorTitle'),
    description: offlineOrErrorText(error, t.session('loginFailed')),
  })
