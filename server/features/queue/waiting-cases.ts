import { type RawBuilder, sql } from 'kysely'
import { caseRules, missingForVerify } from '#contract/cases/case-actions.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { addDays, type Day, dayStart } from '#contract/dates.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { LATE_AFTER_DAYS, openStatuses, type QueueFilter, type WaitingCase } from '#contract/queue/queue.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { pagedList, pageWindow, slice } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { hasStatus } from '../cases/case-orders.ts'
import { casePageQuery } from '../cases/case-page-query.ts'
import { listCases } from '../cases/list-cases.ts'
import { presentRow } from '../cases/present.ts'
import { visibleCases } from '../cases/scope.ts'
import type { QueueFigures } from './figures.ts'

type CaseKind = WaitingCase['kind']

const isDraft = hasStatus(caseRules.verify.from)
const isReady = hasStatus(caseRules.assign.from)
const isRejected = hasStatus(['rejected'])
/** Late files are a condition of their own, see {@link isLate}. */
const statusesOf = {
  toVerify: caseRules.verify.from,
  toAssign: caseRules.assign.from,
  rejectedToFix: ['rejected'],
} as const

/** Returns the condition for an open case that was created more than 7 IST days ago. */
const isLate = (today: Day) =>
  sql<boolean>`${hasStatus(openStatuses)} and cases.created_at < ${dayStart(addDays(today, -LATE_AFTER_DAYS)).toISOString()}`

/**
 * Counts the cases of every kind that wait, each by the index of its own statuses; amounts in paise. A
 * superadmin sees the cases of the office, an employee own ones.
 */
export async function countWaitingCases(db: Db, { actor, today }: Context): Promise<Record<CaseKind, QueueFigures>> {
  const waitsSince = sql.ref('cases.waits_since')
  const figures = (condition: RawBuilder<boolean>, since: RawBuilder<unknown>, amount = sql`null::bigint`) =>
    visibleCases(db, actor)
      .where(condition)
      .select(
        sql<QueueFigures>`json_build_object('count', count(*), 'oldestAt', min(${since}), 'amount', ${amount})`.as(
          'of',
        ),
      )
      .$asScalar()
      .$notNull()
  const totals = sql`coalesce(sum(cases.total_amount), 0)`
  return db
    .selectNoFrom([
      figures(isDraft, waitsSince).as('toVerify'),
      figures(isReady, waitsSince, totals).as('toAssign'),
      figures(isLate(today), sql.ref('cases.created_at')).as('lateFiles'),
      figures(isRejected, waitsSince).as('rejectedToFix'),
    ])
    .executeTakeFirstOrThrow()
}

/** Returns the cases of a kind as rows, the longest wait first. */
export async function listWaitingCases(
  db: Db,
  ctx: Context,
  { kind, ...page }: QueueFilter & { kind: CaseKind },
): Promise<Paged<WaitingCase[]>> {
  const { data, meta } =
    kind === 'lateFiles'
      ? await listLateFiles(db, ctx, page)
      : await listCases(db, ctx, { statuses: statusesOf[kind], sort: 'waitsSince', ...page })
  const rows = data.map((row) => ({
    ...row,
    kind,
    waitsSince: (kind === 'lateFiles' ? null : row.waitsSince) ?? row.createdAt,
    lacking: missingOf(ctx.actor.role, row),
  }))
  return pagedList(rows, meta.total, page)
}

/** A late file waits since its creation, whatever its status. */
async function listLateFiles(db: Db, { actor, today }: Context, page: Omit<QueueFilter, 'kind'>) {
  const late = visibleCases(db, actor).where(isLate(today))
  const { total } = await late.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const order = [sql`cases.created_at`, sql`cases.id`].map((by) => ({ by, descending: false }))
  const rows = await casePageQuery(db, late, order, pageWindow(slice(page), total), true).execute()
  return pagedList(
    rows.map((row) => presentRow(actor, row)),
    total,
    page,
  )
}

/** Returns the labels of what a case lacks for its next step, or the reason of its rejection. */
function missingOf(role: Role, row: CaseRow): string[] {
  if (row.status === 'rejected') return row.rejectionRemarks ? [row.rejectionRemarks] : []
  if (row.status === 'assigned')
    return row.payment === null || row.payment.status === 'failed' ? [messages.activity.kindPayment] : []
  if (row.status === 'ready' || !missingForVerify(role, row)) return []
  return [role === 'superadmin' ? messages.caseFields.appointmentDate : messages.queue.appointmentOrApplication]
}
