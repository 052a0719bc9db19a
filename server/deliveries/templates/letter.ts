import { messages } from '#contract/messages.ts'

/** A mail but for its address. */
export interface MailBody {
  text: string
  html: string
}

export interface Office {
  /** What the addresses in a mail begin with. */
  publicUrl: string
}

/** How a mail is written from its parameters `P`, which lie sealed as JSON until it is sent. */
export interface MailTemplate<P> {
  /** As deliveries name it. A name that was used stays: rows of a version before wait under it. */
  name: string
  subject(parameters: P): string
  render(storedParameters: string, office: Office): MailBody
}

interface LetterTemplate<P> {
  name: string
  subject(parameters: P): string
  paragraphs(parameters: P): string[]
  /** The one thing to do. */
  action?(parameters: P, office: Office): Action
}

interface Action {
  label: string
  href: string
}

const SIGNATURE = messages.general.productName

/** A template of a letter: greeting, paragraphs and a button. */
export const letterTemplate = <P extends { name: string }>({
  name,
  subject,
  paragraphs,
  action,
}: LetterTemplate<P>): MailTemplate<P> => ({
  name,
  subject: (parameters) => `${subject(parameters)} – ${SIGNATURE}`,
  render(storedParameters, office) {
    const parameters = JSON.parse(storedParameters) as P
    return letter(messages.letters.greeting(parameters.name), paragraphs(parameters), action?.(parameters, office))
  },
})

/** A letter in plain text and in HTML from the same words. */
function letter(greeting: string, paragraphs: string[], action?: Action): MailBody {
  const text = [greeting, ...paragraphs, ...(action ? [`${action.label}: ${action.href}`] : []), SIGNATURE].join('\n\n')
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escapeHtml(action.href)}" style="background:#4f46e5;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>` +
      `<p style="color:#64748b;font-size:13px">${escapeHtml(messages.letters.ifNoButton(action.href))}</p>`
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:32px 16px;background:#f5f6fa;font-family:system-ui,sans-serif;color:#0f172a"><div style="max-width:520px;margin:0 auto;background:#fff;border-radius:12px;padding:32px"><p>${escapeHtml(greeting)}</p>${paragraphs
    .map((paragraph) => `<p style="line-height:1.5">${escapeHtml(paragraph)}</p>`)
    .join('')}${button ?? ''}<p style="color:#64748b">${SIGNATURE}</p></div></body></html>`
  return { text, html }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
