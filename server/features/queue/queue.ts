import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import type { QueueCount, QueueRow, WaitingDealer, WaitingPayment } from '#contract/queue/queue.ts'
import type { queueEndpoints } from '#contract/queue/queue-endpoints.ts'
import { type QueueKind, queueKindsOf } from '#contract/queue/queue-values.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { forbidden } from '../../http/errors.ts'
import { pagedList } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { rupeesOrNull } from '../cases/case-mapping.ts'
import { countSignUps, listSignUps } from '../clients/queries.ts'
import { countPendingPayments, listPendingPayments } from '../payments/pending-payments.ts'
import { countExpiringPapers, listExpiringPapers } from './expiring-papers.ts'
import type { QueueFigures } from './figures.ts'
import { countOverdueBills, listOverdueBills } from './overdue-bills.ts'
import { countPapersToCheck, listPapersToCheck } from './papers-to-check.ts'
import { countWaitingCases, listQueuedLateFiles, listWaitingCases } from './waiting-cases.ts'

type RowsInput = Input<typeof queueEndpoints.rows>

/**
 * `POST /queue/rows`: the work of a kind, the longest wait first, an employee's own only. 403 for a
 * kind that the role does not have.
 */
export async function listQueueRows(db: Db, ctx: Context, input: RowsInput): Promise<Paged<QueueRow[]>> {
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
  const { data, meta } = await listPendingPayments(db, ctx, page)
  const rows = data.map((payment) => ({
    ...payment,
    kind: 'paymentsToCheck' as const,
    waitsSince: payment.PaymentDate,
    lacking: missingOf(payment),
  }))
  return pagedList(rows, meta.total, page)
}

const missingOf = ({ Mode, utr }: PendingPayment): string[] =>
  Mode === 'UPI' && utr === null ? [messages.fields.utr] : []

async function listDealers(db: Db, page: RowsInput): Promise<Paged<WaitingDealer[]>> {
  const { rows, total } = await listSignUps(db, page)
  const dealers = rows.map(({ client, signedUpAt }) => ({
    ...client,
    kind: 'dealersToAccept' as const,
    waitsSince: signedUpAt,
    lacking: [],
  }))
  return pagedList(dealers, total, page)
}

/** `GET /queue/counts`: the work that waits, by kind, exact. For an employee, of own cases. */
export async function getQueueCounts(db: Db, ctx: Context): Promise<QueueCount[]> {
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
