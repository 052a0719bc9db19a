import { twoFactorEndpoints as calls } from '#contract/two-factor/two-factor-endpoints.ts'
import { type Route, read, write } from '../../http/route.ts'
import { confirmTwoFactor } from './confirm-two-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { resetTwoFactor } from './reset-two-factor.ts'
import { startTwoFactor } from './start-two-factor.ts'
import { turnOffTwoFactor } from './turn-off-two-factor.ts'
import { getRequirement, updateRequirement } from './two-factor-requirement.ts'
import { twoFactorStatus, twoFactorUsers } from './two-factor-status.ts'

/** Two-factor sign-in; what hashes a password opens its own transaction. */
export const twoFactorRoutes: Route[] = [
  read(calls.status, twoFactorStatus),
  read(calls.start, startTwoFactor),
  write(calls.confirm, confirmTwoFactor),
  read(calls.turnOff, turnOffTwoFactor),
  read(calls.renewCodes, renewRecoveryCodes),
  read(calls.users, twoFactorUsers),
  write(calls.reset, resetTwoFactor),
  read(calls.getRequirement, getRequirement),
  write(calls.updateRequirement, updateRequirement),
]
