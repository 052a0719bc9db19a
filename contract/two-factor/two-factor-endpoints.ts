import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

import { adminRoles, roles } from '../roles.ts'
import {
  ConfirmTwoFactor,
  RecoveryCodes,
  StartTwoFactor,
  TwoFactorProof,
  TwoFactorRequirement,
  TwoFactorSecret,
  TwoFactorStatus,
  TwoFactorUser,
} from './two-factor.ts'

/**
 * Two-factor sign-in: that of the caller, its users, and the setting that makes it mandatory for staff.
 */
export const twoFactorEndpoints = {
  status: endpoint('GET', '/auth/two-factor', {
    roles,
    summary: "How the caller's two-factor sign-in stands",
    data: TwoFactorStatus,
    beforeTwoFactor: true,
  }),
  start: endpoint('POST', '/auth/two-factor/start', {
    roles,
    summary: 'Begin to turn two-factor sign-in on: a secret for the authenticator app, answered this once',
    limit: 'sign-in',
    body: StartTwoFactor,
    data: TwoFactorSecret,
    message: 'twoFactor.started',
    beforeTwoFactor: true,
  }),
  confirm: endpoint('POST', '/auth/two-factor/confirm', {
    roles,
    summary: 'Turn it on with the first code of the app, within 15 minutes; answers the recovery codes this once',
    limit: 'sign-in',
    body: ConfirmTwoFactor,
    data: RecoveryCodes,
    message: 'twoFactor.turnedOn',
    beforeTwoFactor: true,
  }),
  turnOff: endpoint('POST', '/auth/two-factor/turn-off', {
    roles,
    summary: 'Turn it off with password and code; 409 where the office asks for it',
    limit: 'sign-in',
    body: TwoFactorProof,
    data: z.null(),
    message: 'twoFactor.turnedOff',
  }),
  renewCodes: endpoint('POST', '/auth/two-factor/renew-recovery-codes', {
    roles,
    summary: 'Ten new recovery codes, with password and code; the old ones are void',
    limit: 'sign-in',
    body: TwoFactorProof,
    data: RecoveryCodes,
    message: 'twoFactor.renewed',
  }),
  users: endpoint('GET', '/auth/two-factor/users', {
    roles: adminRoles,
    summary: 'Who has two-factor sign-in on, or passkeys',
    data: z.array(TwoFactorUser),
  }),
  reset: endpoint('POST', '/auth/two-factor/reset/:userId', {
    roles: adminRoles,
    summary:
      "Turn another user's two-factor sign-in off and remove their passkeys, for a lost phone; ends their sessions and mails them",
    data: z.null(),
    message: 'twoFactor.reset',
  }),
  getRequirement: endpoint('GET', '/auth/get-two-factor-requirement', {
    roles: adminRoles,
    summary: 'Whether staff need two-factor sign-in',
    data: TwoFactorRequirement,
  }),
  updateRequirement: endpoint('POST', '/auth/update-two-factor-requirement', {
    roles: adminRoles,
    summary: 'Say whether staff need two-factor sign-in; 409 while the caller has none',
    body: TwoFactorRequirement,
    data: TwoFactorRequirement,
  }),
}
