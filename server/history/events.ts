import type { ActivityAction, ActivityKind } from '#contract/activity-actions.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import type { Day } from '#contract/dates.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'

/** Old and new value per field; personal values are encrypted. */
export type Changes = Record<string, { from: unknown; to: unknown }>

/** A user set a password by a link: the first one of an account, or a new one. */
export interface PasswordSet {
  subject: 'user'
  id: string
  action: 'password set'
  /** For the rules of deliveries only; not stored. */
  facts: { hadPassword: boolean }
}

/** A case was taken back from the client of an assignment. */
export interface CaseUnassigned {
  subject: 'case'
  id: string
  action: 'unassigned'
  changes: Changes
  /** For the rules of deliveries only; not stored. */
  facts: { assignmentId: string }
}

/** The client of a bill is reminded that it is overdue. */
export interface BillDunned {
  subject: 'bill'
  id: string
  action: 'overdue reminder sent'
  changes: Changes
  /** For the mail: how late the bill is, when that was judged, and the first day of the statement; null without one. */
  facts: { day: number; judgedAt: string; statementFrom: Day | null }
}

/** An entry of the history whose event has facts. */
type EntryWithFacts = PasswordSet | CaseUnassigned | BillDunned

/** The actions of a kind whose event has no facts. */
type PlainAction<Kind extends ActivityKind> = Exclude<
  ActivityAction<Kind>,
  Extract<EntryWithFacts, { subject: Kind }>['action']
>

/** An event that the history stores. */
export type Entry =
  | {
      [Kind in ActivityKind]: { subject: Kind; id: string; action: PlainAction<Kind>; changes?: Changes }
    }[ActivityKind]
  | EntryWithFacts

/** Returns changes with other values, old and new ones alike. */
export const mapChanges = (changes: Changes, map: (value: unknown, name: string) => unknown): Changes =>
  Object.fromEntries(
    Object.entries(changes).map(([name, { from, to }]) => [name, { from: map(from, name), to: map(to, name) }]),
  )

/** Returns what an entry changes; nothing where it has no fields. */
export const changesOf = (entry: Entry): Changes => ('changes' in entry ? entry.changes : undefined) ?? {}

/** Somebody guesses passwords of the account of the user `id`. */
interface AccountGuessed {
  subject: 'notice'
  id: string
  action: 'account guessed at'
}

/** The audit found broken laws of the ledger. */
export interface LawsBroken {
  subject: 'notice'
  id: 'ledger'
  action: 'laws broken'
  facts: { laws: readonly { law: string; broken: number }[] }
}

/** The last good backups are older than twice their intervals. */
export interface BackupsOld {
  subject: 'notice'
  id: 'backup'
  action: 'backups old'
  facts: { backups: readonly { target: string; goodAt: string | null; failure: string | null }[] }
}

/** A paper of the vehicle `id` is due for an automatic reminder. */
export interface ReminderDue {
  subject: 'notice'
  id: string
  action: 'reminder due'
  /** `hasGateway` says whether the webhook of reminders is set. */
  facts: { reminder: Reminder; hasGateway: boolean }
}

/** An expiring paper, without its owner. */
export interface DigestLine {
  vehicleNo: string
  kind: ExpiryType
  expiryDate: Day
  /** Whether it was past when the mail was queued. */
  hasEnded?: boolean
}

/** The client `id` has vehicles that are due; `dedupeKey` is the key by which its mail is queued once. */
export interface DigestDue {
  subject: 'notice'
  id: string
  action: 'digest due'
  facts: { lines: readonly DigestLine[]; more: number; dedupeKey: string }
}

/** A comment on a case was written. */
export interface CommentWritten {
  subject: 'notice'
  id: string
  action: 'comment written'
  facts: { isInternal: boolean }
}

/** The webhook `id` was given up for an event, or switched off because it answered 410; recorded once a day. */
export interface WebhookFailed {
  subject: 'notice'
  id: string
  action: 'webhook failed'
  facts: { url: string; isGone: boolean }
}

/** An event that the portal itself notices. It causes deliveries like an entry, and is not stored in the history. */
export type NoticeEvent =
  | AccountGuessed
  | LawsBroken
  | BackupsOld
  | ReminderDue
  | DigestDue
  | CommentWritten
  | WebhookFailed

export type Event = Entry | NoticeEvent

/** The name of an event, by which rules select it. */
export type EventName =
  | { [Kind in ActivityKind]: `${Kind} ${ActivityAction<Kind>}` }[ActivityKind]
  | `${NoticeEvent['subject']} ${NoticeEvent['action']}`

/** An event and its entry of the history; null for a notice. */
export interface RecordedEvent<E extends Event = Event> {
  event: E
  entryId: string | null
}
