import type { Delivery, DeliveryChannel } from './channel.ts'
import { eventChannel } from './event.ts'
import { mailChannel } from './mail.ts'
import { pushChannel } from './push.ts'
import { webhookChannel } from './webhook.ts'

export const channels: Readonly<Record<Delivery['channel'], DeliveryChannel>> = {
  mail: mailChannel,
  webhook: webhookChannel,
  event: eventChannel,
  push: pushChannel,
}
