import {
  accountGuessed,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  passwordLink,
  twoFactorReset,
} from './account-letters.ts'
import {
  billDueSoon,
  billDunned,
  billOverdue,
  billRaised,
  caseUnassigned,
  paymentVerified,
  penaltyWaived,
  reminderDigest,
} from './client-letters.ts'
import type { MailBody, MailTemplate } from './letter.ts'
import { notificationDigest, notificationLetter } from './notification-letters.ts'
import { backupsOld, lawsBroken, webhookFailed } from './office-letters.ts'

type Renderer = Pick<MailTemplate<unknown>, 'name' | 'render'>

/** A mail that was rendered when it was queued, as versions before templates did (migration 0020). */
export const renderedMail: Renderer = { name: 'rendered', render: (storedMail) => JSON.parse(storedMail) as MailBody }

const templates: Renderer[] = [
  renderedMail,
  passwordLink,
  passwordChanged,
  twoFactorReset,
  passkeyAdded,
  passkeyRemoved,
  accountGuessed,
  billRaised,
  billDueSoon,
  billOverdue,
  billDunned,
  penaltyWaived,
  caseUnassigned,
  paymentVerified,
  lawsBroken,
  reminderDigest,
  backupsOld,
  webhookFailed,
  notificationLetter,
  notificationDigest,
]

export const mailTemplates: ReadonlyMap<string, Renderer> = new Map(
  templates.map((template) => [template.name, template]),
)
