import { messages } from '#contract/messages.ts'
import { letterTemplate } from './letter.ts'

/** What happened, in words. */
interface Line {
  title: string
  text: string
}

interface Reader {
  name: string
  /** The path that turns these mails off. */
  unsubscribe?: string
}

/** Tells a user of one event, at once. */
export const notificationLetter = letterTemplate<Line & Reader & { link: string | null }>({
  name: 'notification',
  subject: ({ title, text }) => messages.notifications.mailSubject(title, text),
  paragraphs: ({ title, text }) => [messages.notifications.mailSubject(title, text), messages.notifications.mailWhy],
  action: ({ link }, { publicUrl }) => ({ label: messages.notifications.open, href: `${publicUrl}${link ?? ''}` }),
  unsubscribe: ({ unsubscribe }) => unsubscribe,
})

/** Tells a user of the events of a day. */
export const notificationDigest = letterTemplate<Reader & { lines: readonly Line[]; more: number }>({
  name: 'notification-digest',
  subject: ({ lines, more }) => messages.notifications.digestSubject(lines.length + more),
  paragraphs: ({ lines, more }) => [
    messages.notifications.digestIntro,
    ...lines.map(({ title, text }) => messages.notifications.digestLine(title, text)),
    ...(more > 0 ? [messages.notifications.digestMore(more)] : []),
    messages.notifications.mailWhy,
  ],
  action: (_parameters, { publicUrl }) => ({ label: messages.notifications.open, href: publicUrl }),
  unsubscribe: ({ unsubscribe }) => unsubscribe,
})
