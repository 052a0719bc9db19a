import type { Selectable } from 'kysely'
import type { Deliveries } from '../../db/schema.generated.ts'
import type { Deps } from '../../deps.ts'

/** A row of the outbox. */
export type Delivery = Selectable<Deliveries>

/** A way by which deliveries leave. */
export interface Channel {
  name: Delivery['channel']
  /** The templates that this version can write for it. A delivery with another one waits for a process that can. */
  templates: readonly string[]
  /** Resolves once the delivery is with the next server, or on disk; rejects when it is not, and is then tried again. */
  send(deps: Deps, delivery: Delivery): Promise<void>
  /** The kind of failure, for logs and the superadmin; nothing personal. */
  reasonOf(error: unknown): string
}
