import type { Mail } from '../adapters/mail.ts'

interface Letter {
  to: string
  subject: string
  greeting: string
  paragraphs: string[]
  /** The one thing to do. */
  action?: { label: string; href: string }
}

/** A mail in plain text and in HTML from the same words. */
export function letter({ to, subject, greeting, paragraphs, action }: Letter): Omit<Mail, 'id'> {
  const closing = 'Vehicle Record Portal'
  const text = [greeting, ...paragraphs, ...(action ? [`${action.label}: ${action.href}`] : []), closing].join('\n\n')
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escapeHtml(action.href)}" style="background:#4f46e5;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>` +
      `<p style="color:#64748b;font-size:13px">If the button does not work, copy this address: ${escapeHtml(action.href)}</p>`
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:32px 16px;background:#f5f6fa;font-family:system-ui,sans-serif;color:#0f172a"><div style="max-width:520px;margin:0 auto;background:#fff;border-radius:12px;padding:32px"><p>${escapeHtml(greeting)}</p>${paragraphs
    .map((paragraph) => `<p style="line-height:1.5">${escapeHtml(paragraph)}</p>`)
    .join('')}${button ?? ''}<p style="color:#64748b">${closing}</p></div></body></html>`
  return { to, subject, text, html }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The mail that carries a one-time link to set a password. */
export function passwordLetter(
  to: { email: string; name: string },
  why: 'invited' | 'verified' | 'reset',
  href: string,
): Omit<Mail, 'id'> {
  const words = {
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
  } as const
  const [subject, paragraph] = words[why]
  return letter({
    to: to.email,
    subject: `${subject} – Vehicle Record Portal`,
    greeting: `Hello ${to.name},`,
    paragraphs: [paragraph],
    action: { label: 'Set your password', href },
  })
}

/** Tells a superadmin that the hourly audit found laws of the ledger broken. */
export function brokenLawsLetter(
  to: { email: string; name: string },
  laws: readonly { law: string; broken: number }[],
  href: string,
): Omit<Mail, 'id'> {
  return letter({
    to: to.email,
    subject: 'The ledger does not add up – Vehicle Record Portal',
    greeting: `Hello ${to.name},`,
    paragraphs: [
      'The hourly audit found that a law of the ledger is broken:',
      ...laws.map(({ law, broken }) => `${law} (${broken} ${broken === 1 ? 'row' : 'rows'})`),
      'Nothing was changed. Please tell whoever runs the portal: `npm run audit-ledger` names the rows.',
    ],
    action: { label: 'See the office in figures', href },
  })
}

/** Tells a user that strangers try passwords at their account. */
export function guessesLetter(to: { email: string; name: string }): Omit<Mail, 'id'> {
  return letter({
    to: to.email,
    subject: 'Someone tries to sign in to your account – Vehicle Record Portal',
    greeting: `Hello ${to.name},`,
    paragraphs: [
      'Many wrong passwords were tried at your account today, from places where you have not signed in before. None of them was right. From such places signing in is slowed now; where you have signed in before, nothing changes.',
      'If you are at a new place and have to wait, use "Forgot your password?" on the sign-in page. If your password is short or used elsewhere, choose a better one in My Profile, and turn on two-factor sign-in.',
    ],
  })
}

/** Tells a user that their password is another now. */
export function passwordChangedLetter(to: { email: string; name: string }): Omit<Mail, 'id'> {
  return letter({
    to: to.email,
    subject: 'Your password was changed – Vehicle Record Portal',
    greeting: `Hello ${to.name},`,
    paragraphs: [
      'The password of your account was changed, and you were signed out elsewhere.',
      'If it was not you, use "Forgot your password?" on the sign-in page to choose a new one, and tell the office at once.',
    ],
  })
}

/** Tells a user that a superadmin has turned their two-factor sign-in off. */
export function twoFactorResetLetter(to: { email: string; name: string }): Omit<Mail, 'id'> {
  return letter({
    to: to.email,
    subject: 'Your two-factor sign-in was reset – Vehicle Record Portal',
    greeting: `Hello ${to.name},`,
    paragraphs: [
      'The office has turned your two-factor sign-in off and signed you out everywhere. Sign in with your password, and turn it on again with your new phone in My Profile.',
      'If you did not ask for this, change your password and tell the office at once.',
    ],
  })
}
