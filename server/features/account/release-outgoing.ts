import { OUTGOING_IS_PAUSED } from '#contract/account/warning-codes.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { OUTGOING_PAUSED } from '../../deliveries/outgoing-pause.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../../history.ts'
import { conflict } from '../../http/errors.ts'

/** The id of this setting in the history, which identifies every subject by an id. */
const SUBJECT = '00000000-0000-7000-8000-000000000005'

/** Lets mails and webhooks out of a restored office; what waits goes out then. 409 while nothing is held back. */
export async function releaseOutgoing({ database, warnings }: Deps, ctx: Context): Promise<null> {
  await inTransaction(database.db, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('settings').where('name', '=', OUTGOING_PAUSED).executeTakeFirst()
    if (numDeletedRows === 0n) throw conflict(messages.warnings.outgoingNotPaused)
    const changes = { outgoingPaused: { from: true, to: false } }
    await record(tx, ctx, { subject: 'setting', id: SUBJECT, action: 'edited', changes })
  })
  warnings.withdraw(OUTGOING_IS_PAUSED)
  return null
}
