import type { Tx } from '../db/connect.ts'
import type { Event, RecordedEvent } from '../history/events.ts'
import type { Recipient } from './audiences.ts'
import type { NewDelivery } from './queue-deliveries.ts'
import type { DeliveryContext, Rule } from './rule.ts'
import type { MailTemplate } from './templates/letter.ts'

interface MailRule<E extends Event, To extends Recipient, P> {
  /** Filters the events; all of them by default. */
  when?(event: E): boolean
  audience(tx: Tx, events: readonly RecordedEvent<E>[]): Promise<To[]>
  template: MailTemplate<P>
  /** Returns the parameters of the template; also creates tokens, such as that of a link. */
  parameters(recipient: To, event: E, tx: Tx, ctx: DeliveryContext): P | Promise<P>
  /** Returns the key by which a delivery is created at most once. */
  dedupeKey?(event: E): string
}

export const mailRule = <P, To extends Recipient, E extends Event = Event>({
  when = () => true,
  audience,
  template,
  parameters,
  dedupeKey,
}: MailRule<E, To, P>): Rule => ({
  async prepare(tx, ctx, events: readonly RecordedEvent<E>[]) {
    const selected = events.filter(({ event }) => when(event))
    if (selected.length === 0) return []
    const recipients = Map.groupBy(await audience(tx, selected), ({ about }) => about)
    const deliveries: NewDelivery[] = []
    for (const { event, entryId } of selected)
      for (const recipient of recipients.get(event.id) ?? []) {
        const values = await parameters(recipient, event, tx, ctx)
        deliveries.push({
          channel: 'mail',
          template: template.name,
          ...(template.isUrgent && { isUrgent: true }),
          recipient: recipient.email,
          subject: () => template.subject(values),
          parameters: JSON.stringify(values),
          ...(dedupeKey && { dedupeKey: dedupeKey(event) }),
          entryId,
        })
      }
    return deliveries
  },
})
