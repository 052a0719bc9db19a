import { passkeySignInEndpoints } from '#contract/identity/passkey-sign-in-endpoints.ts'
import { passkeyEndpoints as calls } from '#contract/passkeys/passkey-endpoints.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { askForSignIn, askForStepUp } from './challenges.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './own-passkeys.ts'

export const passkeyRoutes: Route[] = [
  query(calls.all, listPasskeys),
  command(calls.start, startPasskey),
  handler(calls.add, addPasskey),
  command(calls.edit, renamePasskey),
  command(calls.remove, removePasskey),
  command(calls.proof, askForStepUp),
  command(passkeySignInEndpoints.challenge, askForSignIn),
]
