import type { ExpiryType } from '#contract/cases/expiry.ts'
import { showDay } from '#contract/dates.ts'
import { languageInForce } from '#contract/languages/in-force.ts'
import { messages } from '#contract/messages.ts'
import type { DigestLine } from '../../events.ts'
import { letterTemplate } from './letter.ts'

interface DigestParameters {
  name: string
  lines: readonly DigestLine[]
  /** The number of expiries beyond the lines. */
  more: number
}

/** How an owner calls a paper, in the language in force. */
function paperOf(kind: ExpiryType): string {
  const { en, hi, label } = messages.reminders.papers[kind]
  return { en, hi, mr: label }[languageInForce()]
}

export const reminderDigest = letterTemplate<DigestParameters>({
  name: 'reminder-digest',
  subject: ({ lines, more }) => messages.reminders.digestSubject(lines.length + more),
  paragraphs: ({ lines, more }) => [
    messages.reminders.digestIntro,
    ...lines.map(({ vehicleNo, kind, expiryDate, hasEnded }) => {
      const { digestLine, digestEndedLine } = messages.reminders
      return (hasEnded ? digestEndedLine : digestLine)(vehicleNo, paperOf(kind), showDay(expiryDate))
    }),
    ...(more > 0 ? [messages.reminders.digestMore(more)] : []),
  ],
  action: (_parameters, { publicUrl }) => ({
    label: messages.reminders.digestOpen,
    href: `${publicUrl}/client/vehicles`,
  }),
})
