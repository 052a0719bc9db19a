import { sql } from 'kysely'
import { MAX_PAYMENT, MAX_RUPEES, toPaise } from '#contract/money.ts'
import type { Tx } from '../../db/connect.ts'

/** What no bill carries yet of an adjustment, in paise. */
export interface Uncarried {
  id: string
  at: string
  rest: number
}

/** The most that a bill comes to, in paise: with a penalty, one payment still pays it. */
const MOST = toPaise(MAX_PAYMENT - MAX_RUPEES)

/** Returns what is left of a client's adjustments, in their order. The caller has locked the client. */
export async function findUncarried(tx: Tx, clientId: string): Promise<Uncarried[]> {
  const { rows } = await sql<Uncarried>`
    select * from (
      select id, made_at as at, amount - coalesce(
        (select sum(amount) from bill_adjustments where adjustment_id = adjustments.id), 0)::bigint as rest, seq
      from adjustments where client_id = ${clientId}
    ) as adjusted where rest <> 0 order by seq`.execute(tx)
  return rows
}

/**
 * Returns the part of each adjustment that a bill of these charges (paise) carries: first those that the client owes, then
 * those in its favour, down to a bill of 0. What does not fit is left for the next bill.
 */
export function partsOfBill(charges: number, uncarried: readonly Uncarried[]): { id: string; amount: number }[] {
  let total = charges
  const owed = uncarried.filter(({ rest }) => rest > 0)
  const inFavour = uncarried.filter(({ rest }) => rest < 0)
  return [...owed, ...inFavour].flatMap(({ id, rest }) => {
    const amount = rest > 0 ? Math.min(rest, MOST - total) : Math.max(rest, -total)
    total += amount
    return amount === 0 ? [] : [{ id, amount }]
  })
}
