import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import type { QueueRow, WaitingDealer, WaitingPayment } from '#contract/queue/queue.ts'
import type { queueEndpoints } from '#contract/queue/queue-endpoints.ts'
import { queueKindsOf } from '#contract/queue/queue-values.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { forbidden } from '../../http/errors.ts'
import { pagedList } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { listSignUps } from '../clients/sign-ups.ts'
import { listPendingPayments } from '../payments/pending-payments.ts'
import { listExpiringPapers } from './expiring-papers.ts'
import { listOverdueBills } from './overdue-bills.ts'
import { listLateFiles, listWaitingCases } from './waiting-cases.ts'

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
      return listLateFiles(db, ctx, input)
    case 'expiringThisWeek':
      return listExpiringPapers(db, ctx, input)
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
