import { sql } from 'kysely'
import type { PaperToCheck, QueueFilter } from '#contract/queue/queue.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { pagedList, slice } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { visibleCases } from '../cases/scope.ts'
import { papersOfCases } from '../papers/checklist.ts'
import type { QueueFigures } from './figures.ts'

/** The name of the paper of an attachment, by which services share papers. */
const nameKey = sql<string>`coalesce(service_papers.name_key, case_papers.name_key)`

/** The papers to look at: on the checklist of a case that is not closed, with files of the dealer that nobody of the office has seen. */
const papersToCheck = (db: Db, { actor }: Context) =>
  visibleCases(db, actor)
    .innerJoin('attachments', (join) =>
      join.onRef('attachments.case_id', '=', 'cases.id').on('attachments.to_check', '=', true),
    )
    .leftJoin('service_papers', 'service_papers.id', 'attachments.service_paper_id')
    .leftJoin('case_papers', 'case_papers.id', 'attachments.case_paper_id')
    .where('cases.closed_at', 'is', null)
    .where(
      sql<boolean>`(exists (select from service_papers listed where listed.name_key = ${nameKey} and listed.is_active
          and listed.service_code = any(cases.services))
        or exists (select from case_papers own where own.case_id = cases.id and own.name_key = ${nameKey}))`,
    )
    .select((eb) => [
      'cases.id as case_id',
      nameKey.as('name_key'),
      eb.fn.min('attachments.created_at').as('waits_since'),
      eb.fn.countAll<number>().as('files'),
    ])
    .groupBy(['cases.id', nameKey])

export async function countPapersToCheck(db: Db, ctx: Context): Promise<QueueFigures> {
  const figures = await db
    .selectFrom(papersToCheck(db, ctx).as('papers'))
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('papers.waits_since').as('oldestAt')])
    .executeTakeFirstOrThrow()
  return { ...figures, amount: null }
}

/** Returns the papers to look at as rows, the longest wait first. */
export async function listPapersToCheck(db: Db, ctx: Context, page: QueueFilter): Promise<Paged<PaperToCheck[]>> {
  const { limit, offset } = slice(page)
  const rows = await db
    .selectFrom(papersToCheck(db, ctx).as('papers'))
    .innerJoin('cases', 'cases.id', 'papers.case_id')
    .selectAll('papers')
    .select(['cases.case_no', 'cases.status', 'cases.vehicle_no', 'cases.firm_name', 'cases.services'])
    .orderBy('papers.waits_since')
    .orderBy('papers.case_id')
    .orderBy('papers.name_key')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await countPapersToCheck(db, ctx)
  const papers = await papersOfCases(
    db,
    rows.map(({ case_id: id, services }) => ({ id, services })),
  )
  const presented = rows.flatMap((row): PaperToCheck[] => {
    const paper = papers.get(row.case_id)?.find((one) => one.nameKey === row.name_key)
    if (!paper) return []
    return [
      {
        kind: 'papersToCheck',
        caseId: row.case_id,
        CaseNo: row.case_no,
        status: row.status,
        vehicleNo: row.vehicle_no,
        firmName: row.firm_name,
        paperId: paper.paperId,
        name: paper.name,
        state: paper.state,
        files: row.files,
        waitsSince: row.waits_since,
        lacking: [],
      },
    ]
  })
  return pagedList(presented, count, page)
}
