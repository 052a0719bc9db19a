import { showInstant } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import type { BackupsOld, LawsBroken, WebhookFailed } from '../../history/events.ts'
import { letterTemplate, opens } from './letter.ts'

/** Informs a superadmin that the last good backups are older than twice their intervals. */
export const backupsOld = letterTemplate<{ name: string } & BackupsOld['facts']>({
  name: 'backups-old',
  subject: () => t.letters('backupOldSubject'),
  paragraphs: ({ backups }) => [
    ...backups.flatMap(({ target, goodAt, failure }) => [
      goodAt === null
        ? t.letters('backupNever', { target })
        : t.letters('backupOld', { target, when: showInstant(goodAt) }),
      ...(failure === null ? [] : [t.letters('backupFailure', { reason: failure })]),
    ]),
    t.letters('backupOldAdvice'),
  ],
  action: opens('/superadmin/Profile', () => t.letters('seeWarnings')),
})

/** Informs a superadmin that the hourly audit found broken laws of the ledger. */
export const lawsBroken = letterTemplate<{ name: string } & LawsBroken['facts']>({
  name: 'laws-broken',
  subject: () => t.board('ledgerBroken'),
  paragraphs: ({ laws }) => [
    t.letters('ledgerBroken'),
    ...laws.map(({ law, broken }) => t.letters('brokenLaw', { law, broken })),
    t.letters('ledgerBrokenAdvice'),
  ],
  action: opens('/superadmin', () => t.letters('seeOfficeFigures')),
})

/** Informs a superadmin that a webhook does not take events any more, or wants none. */
export const webhookFailed = letterTemplate<{ name: string } & WebhookFailed['facts']>({
  name: 'webhook-failed',
  subject: () => t.letters('webhookFailedSubject'),
  paragraphs: ({ url, isGone }) => [
    isGone ? t.letters('webhookGone', { url }) : t.letters('webhookGivenUp', { url }),
    t.letters('webhookFailedAdvice'),
  ],
  action: opens('/superadmin/integrations', () => t.letters('seeIntegrations')),
})
