import type { Input } from '#contract/endpoint.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'
import type { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { reminderBands } from '#contract/reminders/reminder-values.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { pagedList, slice } from '../../http/listing.ts'
import { Paged } from '../../http/route.ts'
import { countBands, dueExpiries } from './due-expiries.ts'
import { remindersOf } from './reminder-rows.ts'

/**
 * `POST /reminder/worklist`: what ends or has ended of the vehicles that the actor may see, soonest first;
 * `meta.bands` counts each band under all other filters (contract-trade section 6).
 */
export async function listReminders(
  db: Db,
  ctx: Context,
  input: Input<typeof reminderEndpoints.worklist>,
): Promise<Paged<Reminder[]>> {
  const { band, ...filter } = input
  const { limit, offset } = slice(input)
  const page = await dueExpiries(db, ctx, filter, band)
    .select(['due.vehicle_id', 'due.kind'])
    .orderBy('due.expiry_date')
    .orderBy('due.vehicle_id')
    .orderBy('due.kind')
    .limit(limit)
    .offset(offset)
    .modifyFront(forceCustomPlan)
    .execute()
  const rows = await remindersOf(db, ctx, ctx.actor, page)
  const bands = await countBands(db, ctx, filter)
  const total = band ? bands[band] : reminderBands.reduce((sum, each) => sum + bands[each], 0)
  const { data, meta } = pagedList(rows, total, input)
  return new Paged(data, { ...meta, bands })
}
