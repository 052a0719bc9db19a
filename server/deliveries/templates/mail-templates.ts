import {
  accountGuessed,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  passwordLink,
  twoFactorReset,
} from './account-letters.ts'
import { backupsOld } from './backup-letters.ts'
import { billDueSoon, billDunned, billOverdue, billRaised, penaltyWaived } from './bill-letters.ts'
import { caseUnassigned } from './case-letters.ts'
import { lawsBroken } from './ledger-letters.ts'
import type { MailBody, MailTemplate } from './letter.ts'
import { notificationDigest, notificationLetter } from './notification-letters.ts'
import { paymentVerified } from './payment-letters.ts'
import { reminderDigest } from './reminder-letters.ts'
import { webhookFailed } from './webhook-letters.ts'

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
