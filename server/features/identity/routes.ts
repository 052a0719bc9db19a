import { identityEndpoints as calls } from '#contract/identity/identity-endpoints.ts'
import { stepUpEndpoints } from '#contract/identity/step-up-endpoints.ts'
import { type Route, read, write } from '../../http/route.ts'
import { changePassword } from './change-password.ts'
import { resendCredentials } from './resend-credentials.ts'
import { setPassword } from './set-password.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { stepUp, stepUpStatus } from './step-up.ts'
import { toggleActivation } from './toggle-activation.ts'

/** Session and users; what hashes a password opens its own transaction. */
export const identityRoutes: Route[] = [
  read(calls.signIn, signIn),
  write(calls.signOut, signOut),
  write(calls.resendCredentials, resendCredentials),
  read(calls.setPassword, setPassword),
  read(calls.changePassword, changePassword),
  write(calls.toggleActivation, toggleActivation),
  read(stepUpEndpoints.status, stepUpStatus),
  read(stepUpEndpoints.prove, stepUp),
]
