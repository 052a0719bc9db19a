import { sql } from 'kysely'
import { caseStatuses, type Stage, stages } from '#contract/cases/case-values.ts'
import { officeDay } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'
import { LATE_FILES_SHOWN, type StageCount, type StageRow, type stageEndpoints } from '#contract/stages/stage.ts'
import { daysInStage, isLateInStage, longestDays } from '#contract/stages/stages.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { countRows, countUpTo, nextId, nextKey, pagedList, slice } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { type CasePageRow, casePageQuery } from '../cases/list/case-page.ts'
import { casesOfQuery } from '../cases/list/case-query.ts'
import { searchCases } from '../cases/list/case-text-filter.ts'
import { presentRow } from '../cases/present.ts'
import { visibleCases } from '../cases/scope.ts'
import { countLackingPapers } from '../papers/checklist.ts'
import { filesWithLimit, findLateFiles } from './late-files.ts'

type List = Input<typeof stageEndpoints.list>

const unrejected = caseStatuses.filter((status) => status !== 'rejected')

const isNewestFirst = (sort?: List['sort']) => sort === '-stageSince'

/** The order of the lists: the longest in its stage first, unless the newest are asked for. */
const orderOf = (sort?: List['sort']) =>
  [sql`cases.stage_since`, sql`cases.id`].map((by) => ({ by, descending: isNewestFirst(sort) }))

const byId = [{ by: sql`cases.id`, descending: false }]

/**
 * Returns the files that the actor may see by stage, the longest in its stage first, each with its
 * expected days and lacking papers. Rejected cases are in no stage.
 */
export async function listStages(db: Db, ctx: Context, input: List): Promise<Paged<StageRow[]>> {
  if (input.isLate) return listLate(db, ctx, input)
  const files = await filesOf(db, ctx, input)
  const total = await (input.search ? countUpTo(db, files.select('cases.id')) : countRows(files))
  const { after } = input
  const order = after === undefined ? orderOf(input.sort) : byId
  const page = await casePageQuery(db, files, order, { ...slice(input), after }).execute()
  return pagedList(await presentFiles(db, ctx, page), total, input, { next: nextKey(page, input, ({ id }) => [id]) })
}

async function listLate(db: Db, ctx: Context, input: List): Promise<Paged<StageRow[]>> {
  const { isLate: _, stage, page: _page, pageSize: _size, sort, after, ...others } = input
  const isNarrowed = Object.values(others).some((value) => value !== undefined)
  const among = isNarrowed ? (await filesOf(db, ctx, others)).select('cases.id') : undefined
  const order = { order: 'stageSince', descending: isNewestFirst(sort) } as const
  const { ids, total } = await findLateFiles(db, ctx, { stage, among, ...order, after, ...slice(input) })
  return pagedList(await filesById(db, ctx, ids), total, input, { next: nextId(ids, input) })
}

/** Returns files by their ids, in that order. */
export async function filesById(db: Db, ctx: Context, ids: readonly string[]): Promise<StageRow[]> {
  if (ids.length === 0) return []
  const cases = visibleCases(db, ctx.actor).where(sql<boolean>`cases.id = any(${ids}::uuid[])`)
  const rows = await presentFiles(
    db,
    ctx,
    await casePageQuery(db, cases, orderOf(), { limit: ids.length, offset: 0 }).execute(),
  )
  const rowById = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowById.get(id) ?? [])
}

/** Adds to cases how long they have been in their stage, whether that is too long, and their papers. */
async function presentFiles(db: Db, ctx: Context, page: readonly CasePageRow[]): Promise<StageRow[]> {
  const [lacking, expected] = [await countLackingPapers(db, page), await expectedDaysByService(db)]
  return page.map((row): StageRow => {
    const expectedDays = longestDays(row.services.flatMap((code) => expected.get(code) ?? []))
    const file = { stage: row.stage, since: officeDay(new Date(row.stage_since)), expectedDays }
    const papers = lacking.get(row.id)
    return {
      ...presentRow(ctx.actor, row),
      daysInStage: daysInStage(file, ctx.today),
      expectedDays,
      isLate: isLateInStage(file, ctx.today),
      required: papers?.required ?? 0,
      lacking: papers?.lacking.length ?? 0,
    }
  })
}

async function filesOf(
  db: Db,
  ctx: Context,
  { isLate, search, sort: _, after: __, ...facets }: Omit<List, 'page' | 'pageSize'>,
) {
  let files = (await casesOfQuery(db, ctx, facets)).where(sql<boolean>`cases.status <> 'rejected'`)
  if (search) files = (await searchCases(db, files, unrejected, search)).rows
  if (isLate === undefined) return files
  const late = sql`select id from ${filesWithLimit(ctx)} as files where is_late`
  return files.where(sql<boolean>`cases.id not in (${late})`)
}

async function expectedDaysByService(db: Db): Promise<Map<string, number>> {
  const services = await db.selectFrom('services').select(['code', 'expected_days']).execute()
  return new Map(services.map(({ code, expected_days }) => [code, expected_days]))
}

/** Returns the files that are late by the most days, the latest first, for the board of the home. */
export async function listLateFiles(db: Db, ctx: Context): Promise<StageRow[]> {
  const { ids } = await findLateFiles(db, ctx, { order: 'daysOver', limit: LATE_FILES_SHOWN, offset: 0 })
  return filesById(db, ctx, ids)
}

interface Counted {
  stage: Stage
  count: number
  late: number
  oldest: string | null
}

/** Returns how many files each stage holds, exact, and how many are late. Rejected cases are in none. */
export async function getStageCounts(db: Db, ctx: Context): Promise<StageCount[]> {
  const { actor, today } = ctx
  const handedOver = visibleCases(db, actor)
    .where(sql<boolean>`stage = 'handedOver' and status <> 'rejected'`)
    .select('stage_since')
  const { rows } = await sql<Counted>`
    select stage, count(*) as count, count(*) filter (where is_late) as late, min(stage_since) as oldest
    from ${filesWithLimit(ctx)} as files group by stage
    union all
    select 'handedOver', count(*), 0, min(stage_since) from (${handedOver}) as files`.execute(db)
  const counted = new Map(rows.map((row) => [row.stage, row]))
  return stages.map((stage) => {
    const { count = 0, late = 0, oldest: since = null } = counted.get(stage) ?? {}
    const oldestDays = since === null ? null : daysInStage({ since: officeDay(new Date(since)) }, today)
    return { stage, count, late, oldestDays }
  })
}
