import type { Input } from '#contract/endpoint.ts'
import type { referenceEndpoints } from '#contract/reference/reference.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import { recordSetting } from '../../history/history.ts'

const UPI = 'upi'

/** Returns the UPI id that clients pay to, empty while none is set. */
export async function getUpi(db: Db) {
  const row = await db.selectFrom('settings').select('value').where('name', '=', UPI).executeTakeFirst()
  return { upi: row?.value ?? '' }
}

export async function updateUpi(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.updateUpi>) {
  const { upi } = input
  await waitForLock(tx, 'settings')
  const before = await getUpi(tx)
  const updated_at = ctx.now.toISOString()
  await tx
    .insertInto('settings')
    .values({ name: UPI, value: upi, updated_at })
    .onConflict((at) => at.column('name').doUpdateSet({ value: upi, updated_at }))
    .execute()
  const changes = { upi: { from: before.upi, to: upi } }
  await recordSetting(tx, ctx, 'upi', changes)
  return { upi }
}
