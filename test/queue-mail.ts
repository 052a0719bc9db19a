import type { Database } from '#server/db/connect.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { type NewDelivery, queueDeliveries } from '#server/deliveries/queue-deliveries.ts'
import { passwordChanged } from '#server/deliveries/templates/account-letters.ts'
import type { Keys } from '#server/security/keys.ts'

interface Outbox {
  database: Pick<Database, 'db'>
  keys: Keys
}

/** Returns a delivery without an event. */
export const sampleMail = (recipient: string, over: Partial<NewDelivery> = {}): NewDelivery => ({
  channel: 'mail',
  template: passwordChanged.name,
  recipient,
  subject: 'A mail',
  parameters: JSON.stringify({ name: 'Asha' }),
  entryId: null,
  ...over,
})

/** Queues deliveries outside of a command. */
export const queueMails = ({ database, keys }: Outbox, now: Date, ...mails: NewDelivery[]): Promise<void> =>
  inTransaction(database.db, (tx) => queueDeliveries(tx, { keys, now }, mails))
