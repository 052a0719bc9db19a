import { t } from '#contract/texts.ts'
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
  subject: ({ title, text }) => t.notifications('mailSubject', { title, text }),
  paragraphs: ({ title, text }) => [t.notifications('mailSubject', { title, text }), t.notifications('mailWhy')],
  action: ({ link }, { publicUrl }) => ({ label: t.notifications('open'), href: `${publicUrl}${link ?? ''}` }),
  unsubscribe: ({ unsubscribe }) => unsubscribe,
})

/** Tells a user of the events of a day. */
export const notificationDigest = letterTemplate<Reader & { lines: readonly Line[]; more: number }>({
  name: 'notification-digest',
  subject: ({ lines, more }) => t.notifications('digestSubject', { count: lines.length + more }),
  paragraphs: ({ lines, more }) => [
    t.notifications('digestIntro'),
    ...lines.map(({ title, text }) => t.notifications('digestLine', { title, text })),
    ...(more > 0 ? [t.notifications('digestMore', { more })] : []),
    t.notifications('mailWhy'),
  ],
  action: (_parameters, { publicUrl }) => ({ label: t.notifications('open'), href: publicUrl }),
  unsubscribe: ({ unsubscribe }) => unsubscribe,
})
