import { twoFactorEndpoints as calls } from '#contract/two-factor/two-factor-endpoints.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, turnOffTwoFactor } from './own-two-factor.ts'
import { resetTwoFactor } from './reset-two-factor.ts'
import { getRequirement, twoFactorStatus, twoFactorUsers, updateRequirement } from './two-factor-status.ts'

/** Two-factor sign-in; calls that hash a password open their own transactions. */
export const twoFactorRoutes: Route[] = [
  query(calls.status, twoFactorStatus),
  handler(calls.start, startTwoFactor),
  command(calls.confirm, confirmTwoFactor),
  handler(calls.turnOff, turnOffTwoFactor),
  handler(calls.renewCodes, renewRecoveryCodes),
  query(calls.users, twoFactorUsers),
  command(calls.reset, resetTwoFactor),
  query(calls.getRequirement, getRequirement),
  command(calls.updateRequirement, updateRequirement),
]
