import { identityEndpoints as calls } from '#contract/identity/identity-endpoints.ts'
import { type Route, read, write } from '../../http/call.ts'
import { addUser } from './add-user.ts'
import { changePassword } from './change-password.ts'
import { listEmployees } from './list-employees.ts'
import { resendCredentials } from './resend-credentials.ts'
import { setPassword } from './set-password.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { toggleActivation } from './toggle-activation.ts'

/** Session and users; what hashes a password opens its own transaction. */
export const identityRoutes: Route[] = [
  read(calls.signIn, signIn),
  write(calls.signOut, signOut),
  write(calls.resendCredentials, resendCredentials),
  read(calls.setPassword, setPassword),
  read(calls.changePassword, changePassword),
  write(calls.toggleActivation, toggleActivation),
  write(calls.addUser, addUser),
  read(calls.allEmployees, (db, { query }) => listEmployees(db, null, query)),
  read(calls.branchEmployees, (db, { params, query }) => listEmployees(db, params.branchCode, query)),
]
