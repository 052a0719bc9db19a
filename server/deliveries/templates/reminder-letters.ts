import type { ExpiryType } from '#contract/cases/expiry.ts'
import { type Day, showDay } from '#contract/dates.ts'
import { languageInForce } from '#contract/languages/in-force.ts'
import { messages } from '#contract/messages.ts'
import { letterTemplate } from './letter.ts'

/** An expiring paper, without its owner. */
export interface DigestLine {
  vehicleNo: string
  kind: ExpiryType
  expiryDate: Day
  /** Whether it was past when the mail was queued. */
  hasEnded?: boolean
}

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
