import { z } from 'zod'
import { requiredText } from '../fields.ts'
import { MAX_CODE, MAX_PASSWORD } from '../limits.ts'
import { messages } from '../messages.ts'

/** A code as a person types it: six digits of the app, or a recovery code. Blanks and dashes do not count. */
export const codeInput = requiredText(messages.twoFactor.codeRequired, MAX_CODE)

const currentPassword = z
  .string({ error: messages.password.currentRequired })
  .min(1, messages.password.currentRequired)
  .max(MAX_PASSWORD)

/** To begin: the password, so that a session that was left open is not enough. */
export const StartTwoFactor = z.strictObject({ currentPassword })
export type StartTwoFactor = z.input<typeof StartTwoFactor>

/** The first code of the app proves that it has the secret. */
export const ConfirmTwoFactor = z.strictObject({ code: codeInput })
export type ConfirmTwoFactor = z.input<typeof ConfirmTwoFactor>

/** For turning it off and for new recovery codes: both factors once more. */
export const TwoFactorProof = z.strictObject({ currentPassword, code: codeInput })
export type TwoFactorProof = z.input<typeof TwoFactorProof>

/** What goes into the authenticator app, answered this once: the secret in base 32, and the same as `otpauth://…`. */
export const TwoFactorSecret = z.object({ secret: z.string(), uri: z.string() })
export type TwoFactorSecret = z.infer<typeof TwoFactorSecret>

/** Ten codes for when the phone is lost, each good for one sign-in; answered this once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** How the caller's two-factor sign-in stands. */
export const TwoFactorStatus = z.object({
  isOn: z.boolean(),
  turnedOnAt: z.string().nullable(),
  recoveryCodesLeft: z.int(),
  /** True where the office asks the caller's role for it. */
  isRequired: z.boolean(),
})
export type TwoFactorStatus = z.infer<typeof TwoFactorStatus>

/** A user who has it on. */
export const TwoFactorUser = z.object({ userId: z.uuid(), turnedOnAt: z.string() })
export type TwoFactorUser = z.infer<typeof TwoFactorUser>

/** Whether superadmins and employees may only work with two-factor sign-in. */
export const TwoFactorRequirement = z.strictObject({ requiredForStaff: z.boolean({ error: messages.fields.badFlag }) })
export type TwoFactorRequirement = z.infer<typeof TwoFactorRequirement>
