import { z } from 'zod'
import { Client } from '../clients/client.ts'
import { Role } from '../endpoint.ts'
import { accountEmail, optionalText } from '../fields.ts'
import { languages } from '../languages/language.ts'
import { MAX_CODE, MAX_PASSWORD, MIN_PASSWORD } from '../limits.ts'
import { PasskeyAnswer } from '../passkeys/passkey.ts'
import { normalizeLine, normalizePassword } from '../text.ts'
import { textKey } from '../texts.ts'

export const Language = z.enum(languages, { error: textKey('languages.notKnown') })

/** What a user has chosen for all devices. */
export const Preferences = z.strictObject({ language: Language })

export const PHONE_MESSAGE = textKey('fields.badPhone')
export const PAN_MESSAGE = textKey('fields.badPan')

/** The signed-in user, as the browser stores it. Amounts in rupees. */
export const SessionUser = z.object({
  id: z.uuid(),
  name: z.string(),
  isVerified: z.boolean(),
  email: z.string(),
  role: Role,
  branchCode: z.string().nullable(),
  employeeCode: z.string().nullable(),
  creditLimit: z.number().nullable(),
  utilizedCredit: z.number().nullable(),
  language: Language,
})
export type SessionUser = z.infer<typeof SessionUser>

export const MyProfile = SessionUser.extend({
  client: Client.nullable(),
  /** What the caller is and may do among the users of its client; null for staff. */
  membership: z.object({ isOwner: z.boolean(), canPay: z.boolean() }).nullable(),
  /** Until when its client can pay once by credit beyond the limit; null where it cannot. */
  creditOverrideUntil: z.string().nullable(),
})

export const SignedIn = z.object({
  user: SessionUser,
  access_token: z.string(),
  /** True for staff who must turn on two-factor sign-in before anything else; missing for everyone else. */
  mustTurnOnTwoFactor: z.boolean().optional(),
})

export const SignIn = z.strictObject({
  email: accountEmail(textKey('general.isRequired', { label: textKey('fields.email') })),
  password: z
    .string({ error: textKey('general.isRequired', { label: textKey('fields.password') }) })
    .min(1, textKey('general.isRequired', { label: textKey('fields.password') }))
    .max(MAX_PASSWORD),
  /** For users with two-factor sign-in: six digits of the app, or a recovery code. */
  code: optionalText(MAX_CODE, normalizeLine),
  /** In place of the code: the answer of a passkey of theirs to a challenge. */
  passkey: PasskeyAnswer.optional(),
})
export type SignIn = z.input<typeof SignIn>

const newPassword = z
  .string({ error: textKey('password.newRequired') })
  .overwrite(normalizePassword)
  .min(1, textKey('password.newRequired'))
  .min(MIN_PASSWORD, textKey('password.newTooShort'))
  .max(MAX_PASSWORD, textKey('stepUp.passwordTooLong'))
  .refine((text) => text.isWellFormed() && !text.includes('\0'), textKey('fields.specialCharacters'))

export const ChangePassword = z.strictObject({
  currentPassword: z
    .string({ error: textKey('password.currentRequired') })
    .min(1, textKey('password.currentRequired'))
    .max(MAX_PASSWORD),
  newPassword,
})
export type ChangePassword = z.input<typeof ChangePassword>

/** The token of a mailed link to set a password. */
export const LinkToken = z.strictObject({
  token: z.string({ error: textKey('password.linkDead') }).regex(/^[\w-]{43}$/, textKey('password.linkDead')),
})
export type LinkToken = z.output<typeof LinkToken>

/** The new password and the token, which is in the fragment of the mailed link. */
export const SetPassword = LinkToken.extend({ password: newPassword })
export type SetPassword = z.input<typeof SetPassword>
