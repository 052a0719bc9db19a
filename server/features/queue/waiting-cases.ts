import { type RawBuilder, sql } from 'kysely'
import { caseRules, missingForVerify } from '#contract/cases/case-actions.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { Role } from '#contract/endpoint.ts'
import type { LateFile, QueueFilter, WaitingCase } from '#contract/queue/queue.ts'
import { t } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import type { Paged } from '../../http/route.ts'
import { hasStatus, type ListedCases } from '../cases/list/case-query.ts'
import { listCases } from '../cases/list/list-cases.ts'
import { visibleCases } from '../cases/scope.ts'
import { countLateFiles } from '../stages/late-files.ts'
import { listStages } from '../stages/stage-rows.ts'

/** How much work of a kind waits; the amount in paise, null where the work is not about money. */
export interface QueueFigures {
  count: number
  oldestAt: string | null
  amount: number | null
}

type CaseKind = Exclude<WaitingCase['kind'], 'lateFiles'>

const isDraft = hasStatus(caseRules.verify.from)
const isReady = hasStatus(caseRules.assign.from)
const isOpenRejected = sql<boolean>`${hasStatus(['rejected'])} and cases.closed_at is null`
const queryOf: Record<CaseKind, Pick<ListedCases, 'statuses' | 'isOpen'>> = {
  toVerify: { statuses: caseRules.verify.from },
  toAssign: { statuses: caseRules.assign.from },
  rejectedToFix: { statuses: ['rejected'], isOpen: true },
}

/**
 * Counts the cases of every kind that wait, each by the index of its own statuses; amounts in paise. A
 * superadmin sees the cases of the office, an employee own ones.
 */
export async function countWaitingCases(db: Db, ctx: Context): Promise<Record<WaitingCase['kind'], QueueFigures>> {
  const waitsSince = sql.ref('cases.waits_since')
  const figures = (condition: RawBuilder<boolean>, amount = sql`null::bigint`) =>
    visibleCases(db, ctx.actor)
      .where(condition)
      .select(
        sql<QueueFigures>`json_build_object('count', count(*), 'oldestAt', min(${waitsSince}), 'amount', ${amount})`.as(
          'of',
        ),
      )
      .$asScalar()
      .$notNull()
  const totals = sql`coalesce(sum(cases.total_amount), 0)`
  const waiting = await db
    .selectNoFrom([
      figures(isDraft).as('toVerify'),
      figures(isReady, totals).as('toAssign'),
      figures(isOpenRejected).as('rejectedToFix'),
    ])
    .executeTakeFirstOrThrow()
  return { ...waiting, lateFiles: { ...(await countLateFiles(db, ctx)), amount: null } }
}

/** Returns the cases of a kind as rows, the longest wait first. */
export async function listWaitingCases(
  db: Db,
  ctx: Context,
  { kind, ...page }: QueueFilter & { kind: CaseKind },
): Promise<Paged<WaitingCase[]>> {
  const cases = await listCases(db, ctx, { ...queryOf[kind], sort: 'waitsSince', ...page })
  return cases.map((row) => ({
    ...row,
    kind,
    waitsSince: row.waitsSince ?? row.createdAt,
    lacking: missingOf(ctx.actor.role, row),
  }))
}

/** Returns the late files as rows, the longest in its stage first. */
export async function listQueuedLateFiles(
  db: Db,
  ctx: Context,
  { kind: _, ...page }: QueueFilter,
): Promise<Paged<LateFile[]>> {
  const files = await listStages(db, ctx, { ...page, isLate: true })
  return files.map((row) => ({
    ...row,
    kind: 'lateFiles',
    waitsSince: row.stageSince,
    lacking: missingOf(ctx.actor.role, row),
  }))
}

/** Returns the labels of what a case lacks for its next step, or the reason of its rejection. */
function missingOf(role: Role, row: CaseRow): string[] {
  if (row.status === 'rejected') return row.rejectionRemarks ? [row.rejectionRemarks] : []
  if (row.status === 'assigned')
    return row.payment === null || row.payment.status === 'failed' ? [t.activity('kindPayment')] : []
  if (row.status === 'ready' || !missingForVerify(role, row)) return []
  return [role === 'superadmin' ? t.caseFields('appointmentDate') : t.queue('appointmentOrApplication')]
}
