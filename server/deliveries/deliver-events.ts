import type { Tx } from '../db/connect.ts'
import type { RecordedEvent } from '../events.ts'
import type { DeliveryContext, Rule } from './mail-rule.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { rules } from './rules.ts'

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
