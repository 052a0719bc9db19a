import { dayStart } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { ExpiringPaper, QueueFilter } from '#contract/queue/queue.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { pagedList } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { countBands, dueExpiries } from '../reminders/due-expiries.ts'
import { listReminders } from '../reminders/worklist.ts'
import type { QueueFigures } from './figures.ts'

const BAND = 'week'
const startOf = (day: string): string => dayStart(day).toISOString()

/** Counts the reminders of the week, as their worklist does. Oldest is the beginning of the day of the soonest one. */
export async function countExpiringPapers(db: Db, ctx: Context): Promise<QueueFigures> {
  const soonest = dueExpiries(db, ctx, {}, BAND)
    .select('due.expiry_date')
    .orderBy('due.expiry_date')
    .limit(1)
    .modifyFront(forceCustomPlan)
  const [bands, first] = [await countBands(db, ctx, {}), await soonest.executeTakeFirst()]
  return { count: bands[BAND], oldestAt: first ? startOf(first.expiry_date) : null, amount: null }
}

/** Returns the reminders of the week as rows, the soonest first. */
export async function listExpiringPapers(
  db: Db,
  ctx: Context,
  { kind: _, ...page }: QueueFilter,
): Promise<Paged<ExpiringPaper[]>> {
  const { data, meta } = await listReminders(db, ctx, { ...page, band: BAND })
  const rows = data.map(
    ({ vehicleId, vehicleNo, kind, expiryDate, owner, firmName }): ExpiringPaper => ({
      kind: 'expiringThisWeek',
      vehicleId,
      vehicleNo,
      expiryType: kind,
      expiryDate,
      owner,
      firmName,
      waitsSince: startOf(expiryDate),
      lacking: owner?.phoneNo ? [] : [messages.caseFields.phoneNo],
    }),
  )
  return pagedList(rows, meta.total, page)
}
