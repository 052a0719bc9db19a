import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { t } from '#contract/texts.ts'
import { toast } from '#web/lib/toast.ts'

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON']
type Question = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Lets the person choose a passkey, and returns its answer to a challenge; null, after a toast, where none was used. */
export const answerByPasskey = (question: Question) => ask(() => startAuthentication({ optionsJSON: question }))

/** Lets the device make a passkey; null, after a toast, where none was made. */
export const makePasskey = (options: Creation) => ask(() => startRegistration({ optionsJSON: options }))

async function ask<T>(prompt: () => Promise<T>): Promise<T | null> {
  try {
    if (browserSupportsWebAuthn()) return await prompt()
    toast({ kind: 'error', title: t.passkeys('notSupported') })
  } catch (error) {
    const isThere = error instanceof Error && error.name === 'InvalidStateError'
    toast({ kind: 'error', title: isThere ? t.passkeys('alreadyAdded') : t.passkeys('notUsed') })
  }
  return null
}
