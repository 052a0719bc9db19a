import { showInstant } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { BackupsOld, LawsBroken, WebhookFailed } from '../../events.ts'
import { letterTemplate, opens } from './letter.ts'

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
  action: opens('/superadmin/Profile', () => messages.letters.seeWarnings),
})

/** Informs a superadmin that the hourly audit found broken laws of the ledger. */
export const lawsBroken = letterTemplate<{ name: string } & LawsBroken['facts']>({
  name: 'laws-broken',
  subject: () => messages.board.ledgerBroken,
  paragraphs: ({ laws }) => [
    messages.letters.ledgerBroken,
    ...laws.map(({ law, broken }) => messages.letters.brokenLaw(law, broken)),
    messages.letters.ledgerBrokenAdvice,
  ],
  action: opens('/superadmin', () => messages.letters.seeOfficeFigures),
})

/** Informs a superadmin that a webhook does not take events any more, or wants none. */
export const webhookFailed = letterTemplate<{ name: string } & WebhookFailed['facts']>({
  name: 'webhook-failed',
  subject: () => messages.letters.webhookFailedSubject,
  paragraphs: ({ url, isGone }) => [
    isGone ? messages.letters.webhookGone(url) : messages.letters.webhookGivenUp(url),
    messages.letters.webhookFailedAdvice,
  ],
  action: opens('/superadmin/integrations', () => messages.letters.seeIntegrations),
})
