import { showInstant } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { BackupsOld } from '../../events.ts'
import { letterTemplate } from './letter.ts'

/** Informs a superadmin that the last good backups are older than twice their intervals. */
export const backupsOld = letterTemplate<{ name: string } & BackupsOld['facts']>({
  name: 'backups-old',
  subject: () => messages.letters.backupOldSubject,
  paragraphs: ({ backups }) => [
    ...backups.flatMap(({ target, goodAt, failure }) => [
      goodAt === null ? messages.letters.backupNever(target) : messages.letters.backupOld(target, showInstant(goodAt)),
      ...(failure === null ? [] : [messages.letters.backupFailure(failure)]),
    ]),
    messages.letters.backupOldAdvice,
  ],
  action: (_parameters, { publicUrl }) => ({
    label: messages.letters.seeWarnings,
    href: `${publicUrl}/superadmin/Profile`,
  }),
})
