import { identityEndpoints as calls } from '#contract/identity/identity-endpoints.ts'
import { stepUpEndpoints } from '#contract/identity/step-up-endpoints.ts'
import { twoFactorEndpoints } from '#contract/identity/two-factor-endpoints.ts'
import { type Route, read, write } from '../../http/request-context.ts'
import { addUser } from './add-user.ts'
import { changePassword } from './change-password.ts'
import { confirmTwoFactor } from './confirm-two-factor.ts'
import { listEmployees } from './list-employees.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { resendCredentials } from './resend-credentials.ts'
import { resetTwoFactor } from './reset-two-factor.ts'
import { setPassword } from './set-password.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { startTwoFactor } from './start-two-factor.ts'
import { stepUp, stepUpStatus } from './step-up.ts'
import { toggleActivation } from './toggle-activation.ts'
import { turnOffTwoFactor } from './turn-off-two-factor.ts'
import { getRequirement, updateRequirement } from './two-factor-requirement.ts'
import { twoFactorStatus, twoFactorUsers } from './two-factor-status.ts'

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
  read(twoFactorEndpoints.status, twoFactorStatus),
  read(twoFactorEndpoints.start, startTwoFactor),
  write(twoFactorEndpoints.confirm, confirmTwoFactor),
  read(twoFactorEndpoints.turnOff, turnOffTwoFactor),
  read(twoFactorEndpoints.renewCodes, renewRecoveryCodes),
  read(twoFactorEndpoints.users, twoFactorUsers),
  write(twoFactorEndpoints.reset, resetTwoFactor),
  read(twoFactorEndpoints.getRequirement, getRequirement),
  write(twoFactorEndpoints.updateRequirement, updateRequirement),
  read(stepUpEndpoints.status, stepUpStatus),
  read(stepUpEndpoints.prove, stepUp),
]
