import type { Context } from '../context/context.ts'
import type { Tx } from '../db/connect.ts'
import type { RecordedEvent } from '../history/events.ts'
import type { NewDelivery } from './queue-deliveries.ts'

/** A webhook that is switched on, and the types that it asks for. */
export interface ActiveWebhook {
  id: string
  events: readonly string[]
}

/** The part of the context that rules need. */
export type DeliveryContext = Pick<Context, 'now' | 'keys'> & {
  /** Reads the webhooks that are switched on, once for all rules. */
  webhooks(): Promise<ActiveWebhook[]>
}

/** Turns events of one name into deliveries, in the transaction that records them. */
export interface Rule {
  prepare(tx: Tx, ctx: DeliveryContext, events: readonly RecordedEvent[]): Promise<NewDelivery[]>
}
