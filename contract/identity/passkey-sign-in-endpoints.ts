import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

import { PasskeyAnswer, PasskeyQuestion } from '../passkeys/passkey.ts'
import { SignedIn } from './identity.ts'

export const passkeySignInEndpoints = {
  challenge: endpoint('POST', '/auth/passkey/challenge', {
    roles: 'public',
    limit: 'passkey',
    summary: 'A challenge for signing in by a passkey, good once within 5 minutes',
    data: PasskeyQuestion,
  }),
  signIn: endpoint('POST', '/auth/passkey/sign-in', {
    roles: 'public',
    limit: 'passkey-sign-in',
    summary: 'Sign in by a passkey alone: it is both factors, since the device verified its user',
    body: z.strictObject({ passkey: PasskeyAnswer }),
    data: SignedIn,
    message: 'session.signedIn',
  }),
}
