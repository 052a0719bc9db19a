import { messages } from '#contract/messages.ts'
import { letterTemplate } from './letter.ts'

export type LinkReason = 'invited' | 'verified' | 'reset'

const linkWords = (): Record<LinkReason, [subject: string, paragraph: string]> => ({
  invited: [messages.letters.invitedSubject, messages.letters.invited],
  verified: [messages.letters.verifiedSubject, messages.letters.verified],
  reset: [messages.letters.resetSubject, messages.letters.reset],
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
    label: messages.letters.setPassword,
    href: `${publicUrl}/set-password#token=${token}`,
  }),
})

export const passwordChanged = letterTemplate({
  name: 'password-changed',
  subject: () => messages.letters.passwordChangedSubject,
  paragraphs: () => [messages.letters.passwordChanged, messages.letters.passwordNotChangedByYou],
})

/** Informs a user that a superadmin has turned off their two-factor sign-in. */
export const twoFactorReset = letterTemplate({
  name: 'two-factor-reset',
  subject: () => messages.letters.twoFactorResetSubject,
  paragraphs: () => [messages.letters.twoFactorReset, messages.letters.twoFactorResetNotAsked],
})

export const passkeyAdded = letterTemplate<{ name: string; passkey: string }>({
  name: 'passkey-added',
  subject: () => messages.letters.passkeyAddedSubject,
  paragraphs: ({ passkey }) => [messages.letters.passkeyAdded(passkey), messages.letters.passkeyNotByYou],
})

export const passkeyRemoved = letterTemplate<{ name: string; passkey: string }>({
  name: 'passkey-removed',
  subject: () => messages.letters.passkeyRemovedSubject,
  paragraphs: ({ passkey }) => [messages.letters.passkeyRemoved(passkey), messages.letters.passkeyNotByYou],
})

/** Informs a user that somebody guesses passwords of their account. */
export const accountGuessed = letterTemplate({
  name: 'account-guessed',
  subject: () => messages.letters.guessedSubject,
  paragraphs: () => [messages.letters.guessed, messages.letters.guessedAdvice],
})
