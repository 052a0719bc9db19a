import { dayStart, nextDay } from '#contract/dates.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'

/**
 * Returns the instant of a CREDIT payment: that of the lock on the client, and never in a month that
 * is billed already. So a request that began before midnight, or on a machine with a slow clock, is
 * part of the next bill and never missing from both (contract 4.6). The caller has locked the client.
 */
export async function creditMoment(tx: Tx, { clock }: Pick<Context, 'clock'>, clientId: string): Promise<Date> {
  const now = clock.now()
  const last = await tx
    .selectFrom('bills')
    .select((eb) => eb.fn.max('bill_date').as('day'))
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  const earliest = last?.day ? dayStart(nextDay(last.day)) : now
  return new Date(Math.max(earliest.getTime(), now.getTime()))
}
