import { originals } from '#contract/messages.ts'
import { jobContext } from '../context.ts'
import type { Tx } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { addPenalty, findClientsToBill, findDueBills, lockBill, remindOfBill } from '../features/bills/due-bills.ts'
import { raiseBills } from '../features/bills/raise-bills.ts'

/**
 * Raises every missing bill, sends reminders of due bills, and adds the penalties of overdue bills (contract 4.6, 4.7).
 * Depends on the stored data and not on its last run, so it catches up after any pause, and any number of processes may
 * run it at once (docs/decisions/0007). Does nothing while the clock is wrong. Returns the numbers of each.
 */
export async function runMonthEnd(deps: Deps): Promise<{ raised: number; reminded: number; penalised: number }> {
  const ctx = jobContext(deps)
  const { today } = ctx
  const { db } = deps.database
  let [raised, reminded, penalised] = [0, 0, 0]
  const isTrusted = (await deps.clockGuard.compare()) === null
  deps.metrics.clockTrusted(isTrusted)
  if (isTrusted) deps.warnings.withdraw('clock-not-trusted')
  else deps.warnings.raise('clock-not-trusted', originals.warnings.clockNotTrusted)
  if (!isTrusted) return { raised, reminded, penalised }
  await each(deps, await findClientsToBill(db, today), async (tx, clientId) => {
    const count = await raiseBills(tx, ctx, clientId)
    return () => {
      raised += count
    }
  })
  await each(deps, await findDueBills(db, ctx), async (tx, billId) => {
    const bill = await lockBill(tx, billId)
    const isReminded = await remindOfBill(tx, ctx, bill)
    const isPenalised = (await addPenalty(tx, ctx, bill)).penalised_at !== bill.penalised_at
    return () => {
      reminded += Number(isReminded)
      penalised += Number(isPenalised)
    }
  })
  if (raised + reminded + penalised > 0) deps.log.info({ raised, reminded, penalised }, 'bills')
  return { raised, reminded, penalised }
}

/** Runs each item in a transaction of its own: an error for one client must not affect the others. */
async function each(deps: Deps, ids: string[], act: (tx: Tx, id: string) => Promise<() => void>): Promise<void> {
  for (const id of ids) {
    try {
      const count = await inTransaction(deps.database.db, (tx) => act(tx, id))
      count()
    } catch (error) {
      deps.log.error({ err: error, id }, 'the bills of a client could not be handled')
    }
  }
}
