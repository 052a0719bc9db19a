import { languageInForce, t } from '#contract/texts.ts'

export interface MailBody {
  text: string
  html: string
  /** Where the reader turns such mails off by one click (RFC 8058). */
  unsubscribe?: string
}

export interface Office {
  /** The base URL of links in a mail. */
  publicUrl: string
  /** The name at the end of a mail. */
  name: string
}

/** A template of a mail with parameters `P`, which are stored encrypted as JSON until the mail is sent. */
export interface MailTemplate<P> {
  /** The name in the table of deliveries. A name in use must not change: rows of an older version refer to it. */
  name: string
  /** True for a mail without which nobody can sign in: it is sent before all others. */
  isUrgent?: true
  /** The subject, without the name of the office, which is added when the mail is sent. */
  subject(parameters: P): string
  render(storedParameters: string, office: Office): MailBody
}

interface LetterTemplate<P> extends Pick<MailTemplate<P>, 'name' | 'isUrgent' | 'subject'> {
  paragraphs(parameters: P): string[]
  action?(parameters: P, office: Office): Action
  /** The path by which the reader turns such mails off; undefined for mails of versions without one. */
  unsubscribe?(parameters: P): string | undefined
}

interface Action {
  label: string
  href: string
}

/** A button that opens a page; its label is asked for when the mail is written, in the language of its reader. */
export const opens =
  (path: string, label: () => string) =>
  (_parameters: unknown, { publicUrl }: Office): Action => ({ label: label(), href: `${publicUrl}${path}` })

/** Returns a template of a letter: greeting, paragraphs and a button. */
export const letterTemplate = <P extends { name: string }>({
  paragraphs,
  action,
  unsubscribe,
  ...template
}: LetterTemplate<P>): MailTemplate<P> => ({
  ...template,
  render(storedParameters, office) {
    const parameters = JSON.parse(storedParameters) as P
    const greeting = t.letters('greeting', { name: parameters.name })
    const path = unsubscribe?.(parameters)
    const off = path && { label: t.notifications('unsubscribe'), href: `${office.publicUrl}${path}` }
    const body = letter(greeting, paragraphs(parameters), action?.(parameters, office), office.name, off)
    return off ? { ...body, unsubscribe: off.href } : body
  },
})

/** Renders a letter as plain text and as HTML with the same words. */
function letter(
  greeting: string,
  paragraphs: string[],
  action: Action | undefined,
  signature: string,
  off: Action | undefined | '',
): MailBody {
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.href}`] : []),
    signature,
    ...(off ? [`${off.label}: ${off.href}`] : []),
  ].join('\n\n')
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escapeHtml(action.href)}" style="background:#4f46e5;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>` +
      `<p style="color:#64748b;font-size:13px">${escapeHtml(t.letters('ifNoButton', { href: action.href }))}</p>`
  const link = off
    ? `<p style="font-size:13px"><a href="${escapeHtml(off.href)}" style="color:#64748b">${escapeHtml(off.label)}</a></p>`
    : ''
  const html = `<!doctype html><html lang="${languageInForce()}"><body style="margin:0;padding:32px 16px;background:#f5f6fa;font-family:system-ui,sans-serif;color:#0f172a"><div style="max-width:520px;margin:0 auto;background:#fff;border-radius:12px;padding:32px;word-break:break-word"><p>${escapeHtml(greeting)}</p>${paragraphs
    .map((paragraph) => `<p style="line-height:1.5">${escapeHtml(paragraph)}</p>`)
    .join('')}${button ?? ''}<p style="color:#64748b">${escapeHtml(signature)}</p>${link}</div></body></html>`
  return { text, html }
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
