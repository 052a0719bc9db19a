import type { Channel, Delivery } from './channel.ts'
import { mailChannel } from './mail.ts'
import { webhookChannel } from './webhook.ts'

/** Every channel of the table of deliveries. */
export const channels: Readonly<Record<Delivery['channel'], Channel>> = {
  mail: mailChannel,
  webhook: webhookChannel,
}
