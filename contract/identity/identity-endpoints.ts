import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { accountEmail } from '../fields.ts'
import { ActivationResult } from '../reference/reference.ts'
import { roles } from '../roles.ts'
import { textKey } from '../texts.ts'
import { ChangePassword, LinkToken, MyProfile, Preferences, SetPassword, SignedIn, SignIn } from './identity.ts'

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
  toggleActivation: endpoint('POST', '/auth/toggle-user-activation/:userId', {
    roles: ['superadmin'],
    summary: 'Activate or deactivate a user; deactivating ends the sessions',
    data: ActivationResult,
    message: 'employee.statusUpdated',
  }),
}
