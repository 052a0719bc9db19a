import type { Selectable } from 'kysely'
import { HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import type { SentTo } from '../adapters/mail.ts'
import type { Context } from '../context/context.ts'
import type { Deps } from '../context/deps.ts'
import type { Tx } from '../db/connect.ts'
import type { Deliveries } from '../db/schema.generated.ts'

/** A row of the outbox. */
export type Delivery = Selectable<Deliveries>

/** The waits after the first, second … failed attempt of a mail, in ms. */
export const MAIL_BACK_OFF: readonly number[] = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR]

/** Deliveries of a channel that are sent apart from its others, so that a slow receiver delays no other one. */
export interface DeliveryQueue {
  name: string
  atOnce: number
  /** The webhook of its deliveries, which are sent in the order of their subjects. */
  webhookId?: string
}

export interface Failure {
  /** The kind of failure, for logs and the superadmin; without personal data. */
  reason: string
  responseStatus?: number | undefined
  /** True where no further attempt is made. */
  isFinal?: boolean
}

/** What an attempt changes in its delivery. */
export interface AttemptChanges {
  state: 'sent' | 'waiting' | 'dead'
  sent_at?: string
  sent_to?: SentTo
  due_at?: string
  last_error: string | null
  response_status: number | null
}

export interface DeliveryChannel {
  name: Delivery['channel']
  /**
   * The templates that this version can render for the channel and that may be sent now. A delivery with another
   * template waits, for its time or for a process that can.
   */
  templates(now: Date): readonly string[]
  /** The waits after the first, second … failed attempt, in ms; after the last one the delivery is dead. */
  backOff: readonly number[]
  queues(deps: Deps): Promise<readonly DeliveryQueue[]>
  /**
   * Resolves once the next server has accepted the delivery, or it is on disk; rejects otherwise,
   * which causes a retry. Returns which of the two.
   */
  send(deps: Deps, delivery: Delivery): Promise<{ sentTo: SentTo; responseStatus?: number }>
  failureOf(error: unknown): Failure
  /** Notes what an attempt says about its receiver, in the transaction that stores the outcome. */
  noteOutcome?(tx: Tx, ctx: Context<null>, delivery: Delivery, changes: AttemptChanges): Promise<void>
}
