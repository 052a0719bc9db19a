import { t } from '#contract/texts.ts'
import { letterTemplate } from './letter.ts'

export type LinkReason = 'invited' | 'verified' | 'reset'

const linkWords = (): Record<LinkReason, [subject: string, paragraph: string]> => ({
  invited: [t.letters('invitedSubject'), t.letters('invited')],
  verified: [t.letters('verifiedSubject'), t.letters('verified')],
  reset: [t.letters('resetSubject'), t.letters('reset')],
})

/**
 * Carries a one-time link to set a password. The token is in the fragment of the URL, so that it
 * appears in no server log.
 */
export const passwordLink = letterTemplate<{ name: string; reason: LinkReason; token: string }>({
  name: 'password-link',
  isUrgent: true,
  subject: ({ reason }) => linkWords()[reason][0],
  paragraphs: ({ reason }) => [linkWords()[reason][1]],
  action: ({ token }, { publicUrl }) => ({
    label: t.letters('setPassword'),
    href: `${publicUrl}/set-password#token=${token}`,
  }),
})

export const passwordChanged = letterTemplate({
  name: 'password-changed',
  subject: () => t.letters('passwordChangedSubject'),
  paragraphs: () => [t.letters('passwordChanged'), t.letters('passwordNotChangedByYou')],
})

/** Informs a user that a superadmin has turned off their two-factor sign-in. */
export const twoFactorReset = letterTemplate({
  name: 'two-factor-reset',
  subject: () => t.letters('twoFactorResetSubject'),
  paragraphs: () => [t.letters('twoFactorReset'), t.letters('twoFactorResetNotAsked')],
})

export const passkeyAdded = letterTemplate<{ name: string; passkey: string }>({
  name: 'passkey-added',
  subject: () => t.letters('passkeyAddedSubject'),
  paragraphs: ({ passkey }) => [t.letters('passkeyAdded', { passkey }), t.letters('passkeyNotByYou')],
})

export const passkeyRemoved = letterTemplate<{ name: string; passkey: string }>({
  name: 'passkey-removed',
  subject: () => t.letters('passkeyRemovedSubject'),
  paragraphs: ({ passkey }) => [t.letters('passkeyRemoved', { passkey }), t.letters('passkeyNotByYou')],
})

/** Informs a user that somebody guesses passwords of their account. */
export const accountGuessed = letterTemplate({
  name: 'account-guessed',
  subject: () => t.letters('guessedSubject'),
  paragraphs: () => [t.letters('guessed'), t.letters('guessedAdvice')],
})
