import type { Tx } from '../db/connect.ts'
import {
  type BackupsOld,
  type BillDunned,
  type CaseUnassigned,
  type CommentWritten,
  changesOf,
  type DigestDue,
  type Entry,
  type EventName,
  type LawsBroken,
  type PasswordSet,
  type RecordedEvent,
  type WebhookFailed,
} from '../history/events.ts'
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
import {
  billData,
  caseData,
  clientData,
  commentData,
  paperData,
  paymentData,
  reminderData,
  requestData,
} from './event-data.ts'
import { activeWebhooks, eventRule } from './event-rule.ts'
import { reminderToGateway } from './gateway-rule.ts'
import { mintOneTimeLink } from './links.ts'
import { mailRule } from './mail-rule.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import type { ActiveWebhook, DeliveryContext, Rule } from './rule.ts'
import {
  accountGuessed,
  type LinkReason,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  passwordLink,
  twoFactorReset,
} from './templates/account-letters.ts'
import {
  type BillTemplate,
  billDueSoon,
  billDunned,
  billOverdue,
  billRaised,
  caseUnassigned,
  paymentVerified,
  penaltyWaived,
  reminderDigest,
} from './templates/client-letters.ts'
import type { MailTemplate } from './templates/letter.ts'
import { backupsOld, lawsBroken, webhookFailed } from './templates/office-letters.ts'

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

/** Returns whether an entry moves the status of its subject to this one. */
const movesTo = (entry: Entry, status: string): boolean => changesOf(entry).status?.to === status

/** A case becomes paid by a payment that is verified, or on credit. */
const casePaid = eventRule('case.paid', { when: (event: Entry) => movesTo(event, 'paid'), present: caseData })

/** Tells a user of a passkey that was added or removed, by its name. */
const passkeyRule = (template: typeof passkeyAdded, side: 'from' | 'to') =>
  mailRule({
    audience: theUser,
    template,
    parameters: ({ name }, event: Entry) => ({ name, passkey: String(changesOf(event).passkey?.[side] ?? '') }),
  })

/** Returns a rule that mails every active superadmin the facts of a notice. */
const superadminRule = <E extends LawsBroken | BackupsOld | WebhookFailed>(
  template: MailTemplate<{ name: string } & E['facts']>,
) =>
  mailRule({
    audience: activeSuperadmins,
    template,
    parameters: ({ name }, { facts }: E): { name: string } & E['facts'] => ({ name, ...facts }),
  })

const nameOnly = ({ name }: Recipient) => ({ name })

/**
 * The letters and webhooks of each event: audience, channel and template. Notifications are in
 * server/notifications/rules.ts. `record` (server/history/history.ts) applies both in the transaction of the event.
 */
const rules = {
  'case created': [eventRule('case.created', { present: caseData })],
  'case edited': [eventRule('case.updated', { present: caseData })],
  'case expiry changed': [eventRule('case.updated', { present: caseData })],
  'case verified': [eventRule('case.verified', { present: caseData })],
  'case assigned': [eventRule('case.assigned', { present: caseData })],
  'case rejected': [eventRule('case.rejected', { present: caseData })],
  'case reopened': [eventRule('case.reopened', { present: caseData })],
  'case stage changed': [eventRule('case.stage_changed', { present: caseData })],
  'case paper changed': [eventRule('paper.changed', { present: paperData })],
  'case payment made': [casePaid],
  'case payment verified': [casePaid],
  'payment made': [
    // One on credit waits for nobody.
    eventRule('payment.waiting', { when: (event: Entry) => movesTo(event, 'paid'), present: paymentData }),
  ],
  'payment verified': [
    mailRule({
      audience: clientOfReceipt,
      template: paymentVerified,
      parameters: ({ name, receiptNo, amount, mode }) => ({ name, receiptNo, amount, mode }),
      dedupeKey: ({ subject, id, action }) => `${subject} ${id} ${action}`,
    }),
    eventRule('payment.verified', { present: paymentData }),
  ],
  'payment rejected': [eventRule('payment.rejected', { present: paymentData })],
  'bill payment verified': [eventRule('bill.paid', { present: billData })],
  'client signed up': [eventRule('client.signed_up', { present: clientData })],
  'notice comment written': [
    eventRule('comment.created', {
      when: ({ facts }: CommentWritten) => !facts.isInternal,
      present: commentData,
      orderedWith: ({ caseId }) => caseId,
    }),
  ],
  'request sent': [eventRule('request.created', { present: requestData })],
  'user created': [linkRule('invited', theUserWithoutPassword)],
  'client verified': [linkRule('verified', ownerOfClient), eventRule('client.verified', { present: clientData })],
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
  'user passkey added': [passkeyRule(passkeyAdded, 'to')],
  'user passkey removed': [passkeyRule(passkeyRemoved, 'from')],
  'notice account guessed at': [mailRule({ audience: theUser, template: accountGuessed, parameters: nameOnly })],
  'case unassigned': [
    mailRule({
      audience: (tx: Tx, events: readonly RecordedEvent<CaseUnassigned>[]) => usersOfFormerClient(tx, events),
      template: caseUnassigned,
      parameters: ({ name, caseNo, vehicleNo, amount }) => ({ name, caseNo, vehicleNo, amount }),
    }),
    eventRule('case.unassigned', { present: caseData }),
  ],
  'bill raised': [billRule(billRaised), eventRule('bill.raised', { present: billData })],
  'bill reminded': [billRule(billDueSoon)],
  'bill overdue': [billRule(billOverdue)],
  'bill overdue reminder sent': [
    mailRule({
      audience: clientOfBill,
      template: billDunned,
      parameters: ({ name, month, year, dueDate, total, penalty, billNo, clientId }, { facts }: BillDunned) => ({
        ...{ name, month, year, dueDate, total, penalty, billNo, clientId },
        ...facts,
      }),
      dedupeKey: ({ subject, id, action, facts: { day } }: BillDunned) => `${subject} ${id} ${action} ${day}`,
    }),
  ],
  'bill penalty waived': [billRule(penaltyWaived)],
  'notice reminder due': [reminderToGateway, eventRule('reminder.due', { present: reminderData })],
  'notice digest due': [
    mailRule({
      audience: theClient,
      template: reminderDigest,
      parameters: ({ name }, { facts: { lines, more } }: DigestDue) => ({ name, lines, more }),
      dedupeKey: ({ facts: { dedupeKey } }: DigestDue) => dedupeKey,
    }),
  ],
  'notice laws broken': [superadminRule<LawsBroken>(lawsBroken)],
  'notice backups old': [superadminRule<BackupsOld>(backupsOld)],
  'notice webhook failed': [superadminRule<WebhookFailed>(webhookFailed)],
} as const satisfies Partial<Record<EventName, readonly Rule[]>>

const rulesByName = new Map<string, readonly Rule[]>(Object.entries(rules))

/**
 * Queues the deliveries that the rules derive from events, in the transaction that records the events. Events without
 * a rule cost nothing; for others the webhooks that are on are read once, unless the caller passes them.
 */
export async function deliverEvents(
  tx: Tx,
  ctx: Omit<DeliveryContext, 'webhooks'>,
  events: readonly RecordedEvent[],
  known?: ActiveWebhook[],
): Promise<void> {
  let webhooks = known && Promise.resolve(known)
  const context: DeliveryContext = {
    now: ctx.now,
    keys: ctx.keys,
    webhooks() {
      webhooks ??= activeWebhooks(tx).execute()
      return webhooks
    },
  }
  const byName = Map.groupBy(events, ({ event }) => `${event.subject} ${event.action}`)
  for (const [name, namedEvents] of byName)
    for (const rule of rulesByName.get(name) ?? [])
      await queueDeliveries(tx, ctx, await rule.prepare(tx, context, namedEvents))
}
