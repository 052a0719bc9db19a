import type { Tx } from '../db/connect.ts'
import type {
  BackupsOld,
  CaseUnassigned,
  DigestDue,
  EventName,
  LawsBroken,
  PasswordSet,
  RecordedEvent,
} from '../events.ts'
import {
  activeSuperadmins,
  clientOfBill,
  clientOfReceipt,
  type Events,
  ownerOfClient,
  type Recipient,
  theClient,
  theUser,
  theUserWithoutPassword,
  type UserRecipient,
  usersOfFormerClient,
} from './audiences.ts'
import { type DeliveryContext, mailRule, type Rule } from './mail-rule.ts'
import { mintOneTimeLink } from './one-time-link.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import {
  accountGuessed,
  type LinkReason,
  passwordChanged,
  passwordLink,
  twoFactorReset,
} from './templates/account-letters.ts'
import { backupsOld } from './templates/backup-letters.ts'
import { type BillTemplate, billDueSoon, billOverdue, billRaised, penaltyWaived } from './templates/bill-letters.ts'
import { caseUnassigned } from './templates/case-letters.ts'
import { lawsBroken } from './templates/ledger-letters.ts'
import { paymentVerified } from './templates/payment-letters.ts'
import { reminderDigest } from './templates/reminder-letters.ts'
import { reminderWebhook } from './webhook-rule.ts'

const linkRule = (reason: LinkReason, audience: (tx: Tx, events: Events) => Promise<UserRecipient[]>) =>
  mailRule({
    audience,
    template: passwordLink,
    parameters: async ({ name, userId }, _event, tx, { now }) => ({
      name,
      reason,
      token: await mintOneTimeLink(tx, now, userId, reason),
    }),
  })

/** Returns a rule that mails the client of a bill, once per bill and template. */
const billRule = (template: BillTemplate) =>
  mailRule({
    audience: clientOfBill,
    template,
    parameters: ({ name, month, year, dueDate, total, penalty }) => ({ name, month, year, dueDate, total, penalty }),
    dedupeKey: ({ subject, id, action }) => `${subject} ${id} ${action}`,
  })

const nameOnly = ({ name }: Recipient) => ({ name })

/**
 * The only place where an event causes deliveries: for each event its audience, channel and template.
 * `record` (server/history.ts) applies it in the transaction of the event.
 */
export const rules = {
  'user created': [linkRule('invited', theUserWithoutPassword)],
  'client verified': [linkRule('verified', ownerOfClient)],
  'user password link sent': [linkRule('reset', theUser)],
  'user password set': [
    mailRule({
      // The first password of an account causes no mail.
      when: ({ facts }: PasswordSet) => facts.hadPassword,
      audience: theUser,
      template: passwordChanged,
      parameters: nameOnly,
    }),
  ],
  'user password changed': [mailRule({ audience: theUser, template: passwordChanged, parameters: nameOnly })],
  'user two-factor reset': [mailRule({ audience: theUser, template: twoFactorReset, parameters: nameOnly })],
  'notice account guessed at': [mailRule({ audience: theUser, template: accountGuessed, parameters: nameOnly })],
  'case unassigned': [
    mailRule({
      audience: (tx: Tx, events: readonly RecordedEvent<CaseUnassigned>[]) => usersOfFormerClient(tx, events),
      template: caseUnassigned,
      parameters: ({ name, caseNo, vehicleNo, amount }) => ({ name, caseNo, vehicleNo, amount }),
    }),
  ],
  'bill raised': [billRule(billRaised)],
  'bill reminded': [billRule(billDueSoon)],
  'bill overdue': [billRule(billOverdue)],
  'bill penalty waived': [billRule(penaltyWaived)],
  'payment verified': [
    mailRule({
      audience: clientOfReceipt,
      template: paymentVerified,
      parameters: ({ name, receiptNo, amount, mode }) => ({ name, receiptNo, amount, mode }),
      dedupeKey: ({ subject, id, action }) => `${subject} ${id} ${action}`,
    }),
  ],
  'notice reminder due': [reminderWebhook],
  'notice digest due': [
    mailRule({
      audience: theClient,
      template: reminderDigest,
      parameters: ({ name }, { facts: { lines, more } }: DigestDue) => ({ name, lines, more }),
      dedupeKey: ({ facts: { dedupeKey } }: DigestDue) => dedupeKey,
    }),
  ],
  'notice laws broken': [
    mailRule({
      audience: activeSuperadmins,
      template: lawsBroken,
      parameters: ({ name }, { facts: { laws } }: LawsBroken) => ({ name, laws }),
    }),
  ],
  'notice backups old': [
    mailRule({
      audience: activeSuperadmins,
      template: backupsOld,
      parameters: ({ name }, { facts: { backups } }: BackupsOld) => ({ name, backups }),
    }),
  ],
} as const satisfies Partial<Record<EventName, readonly Rule[]>>

const rulesByName = new Map<string, readonly Rule[]>(Object.entries(rules))

/**
 * Queues the deliveries that the rules derive from events, in the transaction that records the events.
 * Most events have no rule and cost nothing.
 */
export async function deliverEvents(tx: Tx, ctx: DeliveryContext, events: readonly RecordedEvent[]): Promise<void> {
  const byName = Map.groupBy(events, ({ event }) => `${event.subject} ${event.action}`)
  for (const [name, namedEvents] of byName)
    for (const rule of rulesByName.get(name) ?? [])
      await queueDeliveries(tx, ctx, await rule.prepare(tx, ctx, namedEvents))
}
