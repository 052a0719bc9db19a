import { jobContext } from '../context/context.ts'
import type { Deps } from '../context/deps.ts'
import type { Tx } from '../db/connect.ts'
import { lockRow } from '../db/rows.ts'
import { eachInTransaction } from '../db/transaction.ts'
import { addPenalty, findClientsToBill, findDueBills, remindOfBill } from '../features/bills/due-bills.ts'
import { raiseBills } from '../features/bills/raise-bills.ts'

/**
 * Raises every missing bill, sends reminders of due bills, and adds the penalties of overdue bills. Depends on the
 * stored data and not on its last run, so it catches up after any pause, and any number of processes may run it at once. Does nothing while the clock is wrong. Returns the numbers of each.
 */
export async function runMonthEnd(deps: Deps): Promise<{ raised: number; reminded: number; penalised: number }> {
  const ctx = jobContext(deps)
  const { today } = ctx
  const { db } = deps.database
  const isTrusted = (await deps.clockGuard.compare()) === null
  deps.metrics.clockTrusted(isTrusted)
  if (isTrusted) deps.warnings.withdraw('clock-not-trusted')
  else deps.warnings.raise('clock-not-trusted', 'warnings.clockNotTrusted')
  if (!isTrusted) return { raised: 0, reminded: 0, penalised: 0 }

  const failure = 'the bills of a client could not be handled'
  const clients = await findClientsToBill(db, today)
  const bills = await eachInTransaction(deps, clients, (tx, { id }) => raiseBills(tx, ctx, id), { failure })
  const judge = async (tx: Tx, { id }: { id: string }) => {
    const bill = await lockRow(tx, 'bills', id)
    const isReminded = await remindOfBill(tx, ctx, bill)
    return { isReminded, isPenalised: (await addPenalty(tx, ctx, bill)).penalised_at !== bill.penalised_at }
  }
  const judged = await eachInTransaction(deps, await findDueBills(db, ctx), judge, { failure })
  const counts = {
    raised: bills.reduce((sum, count) => sum + count, 0),
    reminded: judged.filter(({ isReminded }) => isReminded).length,
    penalised: judged.filter(({ isPenalised }) => isPenalised).length,
  }
  if (counts.raised + counts.reminded + counts.penalised > 0) deps.log.info(counts, 'bills')
  return counts
}
