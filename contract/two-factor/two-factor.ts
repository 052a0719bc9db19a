import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { flag, requiredText } from '../fields.ts'
import { MAX_CODE, MAX_PASSWORD } from '../limits.ts'
import { adminRoles, roles } from '../roles.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'

/** A code: six digits of the app, or a recovery code. Spaces and dashes are ignored. */
export const codeInput = requiredText(textKey('twoFactor.codeRequired'), MAX_CODE, normalizeLine)

const currentPassword = z
  .string({ error: textKey('password.currentRequired') })
  .min(1, textKey('password.currentRequired'))
  .max(MAX_PASSWORD)

/** The password, without which an unattended session could turn on two-factor sign-in. */
export const StartTwoFactor = z.strictObject({ currentPassword })

export type StartTwoFactor = z.input<typeof StartTwoFactor>

/** The first code of the app, which proves that the app has the secret. */
export const ConfirmTwoFactor = z.strictObject({ code: codeInput })

export type ConfirmTwoFactor = z.input<typeof ConfirmTwoFactor>

/** Both factors, to turn two-factor sign-in off and to get new recovery codes. */
export const TwoFactorProof = z.strictObject({ currentPassword, code: codeInput })

export type TwoFactorProof = z.input<typeof TwoFactorProof>

/** The secret for the authenticator app, in base 32 and as `otpauth://…`; returned only once. */
export const TwoFactorSecret = z.object({ secret: z.string(), uri: z.string() })

export type TwoFactorSecret = z.infer<typeof TwoFactorSecret>

/** Ten codes for a lost phone, each valid for one sign-in; returned only once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const TwoFactorStatus = z.object({
  isOn: z.boolean(),
  turnedOnAt: z.string().nullable(),
  recoveryCodesLeft: z.int(),
  /** True where the setting makes it mandatory for the caller's role. */
  isRequired: z.boolean(),
})

export type TwoFactorStatus = z.infer<typeof TwoFactorStatus>

/** A user with a second factor; `turnedOnAt` is null for one with passkeys only. */
export const TwoFactorUser = z.object({
  userId: z.uuid(),
  turnedOnAt: z.string().nullable(),
  /** Left out where the user has none. */
  passkeys: z.int().optional(),
})

export type TwoFactorUser = z.infer<typeof TwoFactorUser>

/** Whether two-factor sign-in is mandatory for superadmins and employees. */
export const TwoFactorRequirement = z.strictObject({ requiredForStaff: flag() })

export type TwoFactorRequirement = z.infer<typeof TwoFactorRequirement>

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
