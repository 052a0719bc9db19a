import { identityEndpoints as calls } from '#contract/identity/identity-endpoints.ts'
import { passkeySignInEndpoints } from '#contract/identity/passkey-sign-in-endpoints.ts'
import { stepUpEndpoints } from '#contract/identity/step-up-endpoints.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { signInByPasskey } from './passkey-sign-in.ts'
import { resendCredentials } from './resend-credentials.ts'
import { changePassword, linkOwner, setPassword } from './set-password.ts'
import { signIn, signOut } from './sign-in.ts'
import { stepUp, stepUpStatus } from './step-up.ts'
import { editPreferences, toggleActivation } from './users.ts'

/** Sessions, passwords and users; calls that hash a password open their own transactions. */
export const identityRoutes: Route[] = [
  handler(calls.signIn, signIn),
  handler(passkeySignInEndpoints.signIn, signInByPasskey),
  command(calls.signOut, signOut),
  command(calls.resendCredentials, resendCredentials),
  query(calls.linkOwner, linkOwner),
  handler(calls.setPassword, setPassword),
  handler(calls.changePassword, changePassword),
  command(calls.editPreferences, editPreferences),
  command(calls.toggleActivation, toggleActivation),
  query(stepUpEndpoints.status, stepUpStatus),
  handler(stepUpEndpoints.prove, stepUp),
]
