import { sql } from 'kysely'
import { dayStart } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import {
  queueEndpoints as calls,
  type ExpiringPaper,
  type PaperToCheck,
  type QueueCount,
  type QueueFilter,
  type QueueRow,
  type WaitingDealer,
  type WaitingPayment,
} from '#contract/queue/queue.ts'
import { type QueueKind, queueKindsOf } from '#contract/queue/queue-values.ts'
import { t } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { isBehind } from '../../http/cursor.ts'
import { forbidden } from '../../http/errors.ts'
import { nextKey, pagedList, slice } from '../../http/listing.ts'
import { type Paged, query, type Route } from '../../http/route.ts'
import { rupeesOrNull } from '../cases/case-mapping.ts'
import { visibleCases } from '../cases/scope.ts'
import { countSignUps, listSignUps } from '../clients/queries.ts'
import { papersOfCases } from '../papers/checklist.ts'
import { countPendingPayments, listPendingPayments } from '../payments/listed-payments.ts'
import { countBands, dueExpiries } from '../reminders/due-expiries.ts'
import { listReminders } from '../reminders/worklist.ts'
import { countOverdueBills, listOverdueBills } from './overdue-bills.ts'
import { countWaitingCases, listQueuedLateFiles, listWaitingCases, type QueueFigures } from './waiting-cases.ts'

type RowsInput = Input<typeof calls.rows>

/**
 * `POST /queue/rows`: the work of a kind, the longest wait first, an employee's own only. 403 for a
 * kind that the role does not have.
 */
async function listQueueRows(db: Db, ctx: Context, input: RowsInput): Promise<Paged<QueueRow[]>> {
  const { kind } = input
  if (!queueKindsOf(ctx.actor.role).includes(kind)) throw forbidden()
  switch (kind) {
    case 'paymentsToCheck':
      return listPayments(db, ctx, input)
    case 'dealersToAccept':
      return listDealers(db, input)
    case 'overdueBills':
      return listOverdueBills(db, ctx, input)
    case 'lateFiles':
      return listQueuedLateFiles(db, ctx, input)
    case 'expiringThisWeek':
      return listExpiringPapers(db, ctx, input)
    case 'papersToCheck':
      return listPapersToCheck(db, ctx, input)
    default:
      return listWaitingCases(db, ctx, { ...input, kind })
  }
}

async function listPayments(db: Db, ctx: Context, { kind: _, ...page }: RowsInput): Promise<Paged<WaitingPayment[]>> {
  const payments = await listPendingPayments(db, ctx, page)
  return payments.map((payment) => ({
    ...payment,
    kind: 'paymentsToCheck',
    waitsSince: payment.PaymentDate,
    lacking: missingOf(payment),
  }))
}

const missingOf = ({ Mode, utr }: PendingPayment): string[] => (Mode === 'UPI' && utr === null ? [t.fields('utr')] : [])

async function listDealers(db: Db, page: RowsInput): Promise<Paged<WaitingDealer[]>> {
  const signUps = await listSignUps(db, page)
  return signUps.map(({ client, signedUpAt }) => ({
    ...client,
    kind: 'dealersToAccept',
    waitsSince: signedUpAt,
    lacking: [],
  }))
}

/** `GET /queue/counts`: the work that waits, by kind, exact. For an employee, of own cases. */
async function getQueueCounts(db: Db, ctx: Context): Promise<QueueCount[]> {
  const [cases, expiringThisWeek, papersToCheck, rest] = await Promise.all([
    countWaitingCases(db, ctx),
    countExpiringPapers(db, ctx),
    countPapersToCheck(db, ctx),
    ctx.actor.role === 'superadmin' ? countForSuperadmin(db, ctx) : {},
  ])
  const figures: Partial<Record<QueueKind, QueueFigures>> = { ...cases, expiringThisWeek, papersToCheck, ...rest }
  return queueKindsOf(ctx.actor.role).map((kind) => {
    const { count = 0, oldestAt = null, amount = null } = figures[kind] ?? {}
    return { kind, count, oldestAt: oldestAt && new Date(oldestAt).toISOString(), amount: rupeesOrNull(amount) }
  })
}

async function countForSuperadmin(db: Db, ctx: Context) {
  const [paymentsToCheck, dealersToAccept, overdueBills] = await Promise.all([
    countPendingPayments(db),
    countSignUps(db),
    countOverdueBills(db, ctx),
  ])
  return { paymentsToCheck, dealersToAccept, overdueBills }
}

const BAND = 'week'
const startOf = (day: string): string => dayStart(day).toISOString()

/** Counts the reminders of the week, as their worklist does. Oldest is the beginning of the day of the soonest one. */
async function countExpiringPapers(db: Db, ctx: Context): Promise<QueueFigures> {
  const soonest = dueExpiries(db, ctx, {}, BAND)
    .select('due.expiry_date')
    .orderBy('due.expiry_date')
    .limit(1)
    .modifyFront(forceCustomPlan)
  const [bands, first] = [await countBands(db, ctx, {}), await soonest.executeTakeFirst()]
  return { count: bands[BAND], oldestAt: first ? startOf(first.expiry_date) : null, amount: null }
}

/** Returns the reminders of the week as rows, the soonest first. */
async function listExpiringPapers(
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
      lacking: owner?.phoneNo ? [] : [t.caseFields('phoneNo')],
    }),
  )
  return pagedList(rows, meta.total, page, { next: meta.next })
}

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

async function countPapersToCheck(db: Db, ctx: Context): Promise<QueueFigures> {
  const figures = await db
    .selectFrom(papersToCheck(db, ctx).as('papers'))
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('papers.waits_since').as('oldestAt')])
    .executeTakeFirstOrThrow()
  return { ...figures, amount: null }
}

/** Returns the papers to look at as rows, the longest wait first. */
async function listPapersToCheck(db: Db, ctx: Context, page: QueueFilter): Promise<Paged<PaperToCheck[]>> {
  const { limit, offset } = slice(page)
  const rows = await db
    .selectFrom(papersToCheck(db, ctx).as('papers'))
    .innerJoin('cases', 'cases.id', 'papers.case_id')
    .selectAll('papers')
    .$call((papers) =>
      page.after === undefined
        ? papers.orderBy('papers.waits_since')
        : papers.where(isBehind(page.after, ['papers.case_id', 'papers.name_key'])),
    )
    .select(['cases.case_no', 'cases.status', 'cases.vehicle_no', 'cases.firm_name', 'cases.services'])
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
  const next = nextKey(rows, page, ({ case_id, name_key }) => [case_id, name_key])
  return pagedList(presented, count, page, { next })
}

export const queueRoutes: Route[] = [query(calls.counts, getQueueCounts), query(calls.rows, listQueueRows)]
