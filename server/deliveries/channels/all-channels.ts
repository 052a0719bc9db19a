import type { Channel, Delivery } from './channel.ts'
import { mailChannel } from './mail.ts'

/** Every channel that the table of deliveries allows. */
export const channels: Readonly<Record<Delivery['channel'], Channel>> = { mail: mailChannel }
