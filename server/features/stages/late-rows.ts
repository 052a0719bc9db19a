import { sql } from 'kysely'
import { LATE_FILES_SHOWN, type StageRow } from '#contract/stages/stage.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { casePageQuery } from '../cases/case-page-query.ts'
import { visibleCases } from '../cases/scope.ts'
import { filesWithLimit } from './late-files.ts'
import { longestFirst, presentFiles } from './stage-rows.ts'

/** Returns the files that are late by the most days, the latest first (contract-trade section 5: the home's board). */
export async function listLateFiles(db: Db, ctx: Context): Promise<StageRow[]> {
  const { rows: late } = await sql<{ id: string }>`
    select id from ${filesWithLimit(ctx)} as files where is_late
    order by stage_since - late_before, id limit ${LATE_FILES_SHOWN}`.execute(db)
  if (late.length === 0) return []
  const ids = late.map(({ id }) => id)
  const cases = visibleCases(db, ctx.actor).where(sql<boolean>`cases.id = any(${ids}::uuid[])`)
  const window = { limit: ids.length, skipped: 0, backwards: false }
  const rows = await presentFiles(db, ctx, await casePageQuery(db, cases, longestFirst, window, true).execute())
  const rowById = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowById.get(id) ?? [])
}
