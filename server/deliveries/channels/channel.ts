import type { Selectable } from 'kysely'
import type { SentTo } from '../../adapters/mail.ts'
import type { Deliveries } from '../../db/schema.generated.ts'
import type { Deps } from '../../deps.ts'

/** A row of the outbox. */
export type Delivery = Selectable<Deliveries>

export interface DeliveryChannel {
  name: Delivery['channel']
  /**
   * The templates that this version can render for the channel. A delivery with another template waits
   * for a process that can.
   */
  templates: readonly string[]
  atOnce: number
  /**
   * Resolves once the next server has accepted the delivery, or it is on disk; rejects otherwise,
   * which causes a retry. Returns which of the two.
   */
  send(deps: Deps, delivery: Delivery): Promise<SentTo>
  /** Returns the kind of failure, for logs and the superadmin; without personal data. */
  reasonOf(error: unknown): string
}
