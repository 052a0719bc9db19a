import type { QueueCount } from '#contract/queue/queue.ts'
import { type QueueKind, queueKindsOf } from '#contract/queue/queue-values.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { rupeesOrNull } from '../cases/case-mapping.ts'
import { countSignUps } from '../clients/sign-ups.ts'
import { countPendingPayments } from '../payments/pending-payments.ts'
import { countExpiringPapers } from './expiring-papers.ts'
import type { QueueFigures } from './figures.ts'
import { countOverdueBills } from './overdue-bills.ts'
import { countWaitingCases } from './waiting-cases.ts'

/** `GET /queue/counts`: the work that waits, by kind, exact. An employee's is that of own cases. */
export async function getQueueCounts(db: Db, ctx: Context): Promise<QueueCount[]> {
  const [cases, expiringThisWeek, rest] = await Promise.all([
    countWaitingCases(db, ctx),
    countExpiringPapers(db, ctx),
    ctx.actor.role === 'superadmin' ? countForSuperadmin(db, ctx) : {},
  ])
  const figures: Partial<Record<QueueKind, QueueFigures>> = { ...cases, expiringThisWeek, ...rest }
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
