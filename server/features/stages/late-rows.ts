import { LATE_FILES_SHOWN, type StageRow } from '#contract/stages/stage.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { findLateFiles } from './late-files.ts'
import { filesById } from './stage-rows.ts'

/** Returns the files that are late by the most days, the latest first (contract-trade section 5: the home's board). */
export async function listLateFiles(db: Db, ctx: Context): Promise<StageRow[]> {
  const { ids } = await findLateFiles(db, ctx, { order: 'daysOver', limit: LATE_FILES_SHOWN, offset: 0 })
  return filesById(db, ctx, ids)
}
