import { t } from '#contract/texts.ts'
import { passkeySignInEndpoints } from '#web/endpoints.generated.ts'
import { answerByPasskey } from '#web/features/passkeys/browser-passkey.ts'
import { call } from '#web/lib/api.ts'
import { offlineOrErrorText } from '#web/lib/errors.ts'
import { toast } from '#web/lib/toast.ts'
import type { useEnter } from './enter.ts'

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
