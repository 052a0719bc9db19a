import { z } from 'zod'
import { Client } from '../clients/client.ts'
import { endpoint, Role } from '../endpoint.ts'
import { accountEmail, optionalText } from '../fields.ts'
import { languages } from '../languages/language.ts'
import { MAX_CODE, MAX_PASSWORD, MAX_PINS, MIN_PASSWORD } from '../limits.ts'
import { PasskeyAnswer } from '../passkeys/passkey.ts'
import { ActivationResult } from '../reference/reference.ts'
import { roles } from '../roles.ts'
import { normalizeLine, normalizePassword } from '../text.ts'
import { textKey } from '../texts.ts'

export const Language = z.enum(languages, { error: textKey('languages.notKnown') })

/** What a user has chosen for all devices. */
export const Preferences = z.strictObject({ language: Language })

/** The address of a page, without parameters. */
const page = z.string().regex(/^(?:\/[A-Za-z-]{1,30}){1,4}$/, textKey('menu.notAPage'))

/** The pages that a user has pinned, for all devices. */
export const PinnedPages = z.strictObject({
  pages: z
    .array(page)
    .max(MAX_PINS, textKey('menu.tooManyPins', { most: MAX_PINS }))
    .refine((pages) => new Set(pages).size === pages.length, textKey('menu.notAPage')),
})

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
  /** The addresses of the pages that stand first in the user's menu. */
  pinnedPages: z.array(z.string()),
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

/** Sessions and users. */
export const identityEndpoints = {
  signIn: endpoint('POST', '/auth/login', {
    roles: 'public',
    summary:
      'Sign in. Who has two-factor sign-in on gets 401 with `errors.fields.code` after the right password, and signs in with `code`, or with `passkey`, as well',
    limit: 'sign-in',
    body: SignIn,
    data: SignedIn,
    message: 'session.signedIn',
  }),
  signOut: endpoint('POST', '/auth/logout', {
    roles,
    summary: 'Sign out; the token is dead at once',
    data: z.null(),
    message: 'session.signedOut',
    beforeTwoFactor: true,
    atCounter: true,
  }),
  myProfile: endpoint('GET', '/auth/get-my-profile', {
    roles,
    summary: 'The caller, and for a client the client record',
    data: MyProfile,
    beforeTwoFactor: true,
    atCounter: true,
  }),
  resendCredentials: endpoint('POST', '/auth/resend-credentials', {
    roles: 'public',
    summary: 'Mail a one-time link to set a new password',
    limit: 'resend',
    body: z.strictObject({ email: accountEmail(textKey('general.isRequired', { label: textKey('fields.email') })) }),
    data: z.null(),
    message: 'reset.sent',
  }),
  linkOwner: endpoint('POST', '/auth/link-owner', {
    roles: 'public',
    summary: 'The e-mail address of the account that a mailed link sets a password for; the link stays usable',
    limit: 'set-password',
    body: LinkToken,
    data: z.object({ email: z.string() }),
  }),
  setPassword: endpoint('POST', '/auth/set-password', {
    roles: 'public',
    summary: 'Set a password with a mailed link',
    limit: 'set-password',
    body: SetPassword,
    data: z.null(),
    message: 'password.set',
  }),
  changePassword: endpoint('POST', '/auth/change-password', {
    roles,
    summary: "Change the caller's password and end every other session",
    limit: 'sign-in',
    body: ChangePassword,
    data: z.null(),
    message: 'password.changed',
  }),
  editPreferences: endpoint('PUT', '/auth/preferences', {
    roles,
    summary: "Change the caller's language: that of the messages, mails and PDFs, at once in all sessions",
    body: Preferences,
    data: Preferences,
    message: 'languages.changed',
    beforeTwoFactor: true,
  }),
  editPins: endpoint('PUT', '/auth/pinned-pages', {
    roles,
    summary: "Change the pages that stand first in the caller's menu",
    body: PinnedPages,
    data: PinnedPages,
    message: 'menu.pinsChanged',
  }),
  toggleActivation: endpoint('POST', '/auth/toggle-user-activation/:userId', {
    roles: ['superadmin'],
    summary: 'Activate or deactivate a user; deactivating ends the sessions',
    data: ActivationResult,
    message: 'employee.statusUpdated',
  }),
}
