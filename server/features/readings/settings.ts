import type { Input } from '#contract/endpoint.ts'
import type { ReadingSettings, readingEndpoints } from '#contract/readings/reading.ts'
import { type PaperKind, paperKinds } from '#contract/readings/reading-values.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import { changesBetween, recordSetting } from '../../history/history.ts'

/** Returns whether papers are read, and of which kinds; on, and all of them, until it is chosen. */
export async function getReadingSettings(db: Db | Tx): Promise<ReadingSettings> {
  const row = await db.selectFrom('reading_settings').select(['is_on', 'kinds']).executeTakeFirst()
  return row ? { isOn: row.is_on, kinds: row.kinds as PaperKind[] } : { isOn: true, kinds: [...paperKinds] }
}

/** Switches the reading of papers on or off, or chooses the kinds; what is left out stays. */
export async function editReadingSettings(
  tx: Tx,
  ctx: Context,
  { isOn, kinds }: Input<typeof readingEndpoints.editSettings>,
): Promise<ReadingSettings> {
  await waitForLock(tx, 'settings')
  const before = await getReadingSettings(tx)
  const after = { isOn: isOn ?? before.isOn, kinds: kinds ?? before.kinds }
  const row = { is_on: after.isOn, kinds: after.kinds, updated_at: ctx.now.toISOString() }
  await tx
    .insertInto('reading_settings')
    .values(row)
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute()
  await recordSetting(tx, ctx, 'readings', changesBetween(recorded(before), recorded(after)))
  return after
}

const recorded = ({ isOn, kinds }: ReadingSettings) => ({ papersAreRead: isOn, readKinds: kinds.join(', ') })
