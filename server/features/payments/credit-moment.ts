import { dayStart, nextDay } from '#contract/dates.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'

/**
 * The moment of a CREDIT payment: that at which it gets hold of the client, and never in a month that
 * is billed already. A request that began before midnight, or on a machine whose clock is slow, so
 * falls into the next bill and never between two (contract 4.6). The client is locked.
 */
export async function creditMoment(tx: Tx, { clock }: Pick<Context, 'clock'>, clientId: string): Promise<Date> {
  const now = clock.now()
  const last = await tx
    .selectFrom('bills')
    .select((of) => of.fn.max('bill_date').as('day'))
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  const earliest = last?.day ? dayStart(nextDay(last.day)) : now
  return new Date(Math.max(earliest.getTime(), now.getTime()))
}
