import { letterTemplate } from './letter.ts'

/** Why a user gets a one-time link. */
export type LinkReason = 'invited' | 'verified' | 'reset'

const linkWords: Record<LinkReason, [subject: string, paragraph: string]> = {
  invited: [
    'You are invited',
    'An account was made for you. Choose your password to start. The link works once, for 72 hours.',
  ],
  verified: [
    'Your account is verified',
    'Your sign-up was verified. Choose your password to see your cases. The link works once, for 72 hours.',
  ],
  reset: [
    'Reset your password',
    'Someone asked for a new password for this address. If it was you, choose one now: the link works once, for 30 minutes. If it was not, ignore this mail.',
  ],
}

/**
 * Carries a one-time link to set a password. The token stands in the fragment of the address, so that no server's log
 * sees it.
 */
export const passwordLink = letterTemplate<{ name: string; reason: LinkReason; token: string }>({
  name: 'password-link',
  subject: ({ reason }) => linkWords[reason][0],
  paragraphs: ({ reason }) => [linkWords[reason][1]],
  action: ({ token }, { publicUrl }) => ({
    label: 'Set your password',
    href: `${publicUrl}/set-password#token=${token}`,
  }),
})

/** Tells a user that their password is another now. */
export const passwordChanged = letterTemplate({
  name: 'password-changed',
  subject: () => 'Your password was changed',
  paragraphs: () => [
    'The password of your account was changed, and you were signed out elsewhere.',
    'If it was not you, use "Forgot your password?" on the sign-in page to choose a new one, and tell the office at once.',
  ],
})

/** Tells a user that a superadmin has turned their two-factor sign-in off. */
export const twoFactorReset = letterTemplate({
  name: 'two-factor-reset',
  subject: () => 'Your two-factor sign-in was reset',
  paragraphs: () => [
    'The office has turned your two-factor sign-in off and signed you out everywhere. Sign in with your password, and turn it on again with your new phone in My Profile.',
    'If you did not ask for this, change your password and tell the office at once.',
  ],
})

/** Tells a user that strangers try passwords at their account. */
export const accountGuessed = letterTemplate({
  name: 'account-guessed',
  subject: () => 'Someone tries to sign in to your account',
  paragraphs: () => [
    'Many wrong passwords were tried at your account today, from places where you have not signed in before. None of them was right. From such places signing in is slowed now; where you have signed in before, nothing changes.',
    'If you are at a new place and have to wait, use "Forgot your password?" on the sign-in page. If your password is short or used elsewhere, choose a better one in My Profile, and turn on two-factor sign-in.',
  ],
})
