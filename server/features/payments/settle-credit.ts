import { sql } from 'kysely'
import type { Tx } from '../../db/connect.ts'

/**
 * Lowers a client's used credit by the charges (paise) of a bill that is settled, and by so much of them as was paid by
 * an override also what may exceed the limit. The caller has locked the client.
 */
export async function settleCredit(
  tx: Tx,
  { billId, clientId, charges }: { billId: string; clientId: string; charges: number },
): Promise<void> {
  const byOverride = sql<number>`(
    select coalesce(sum(amount), 0)::bigint from payments join credit_overrides on payment_id = payments.id
    where billed_in = ${billId})`
  await tx
    .updateTable('clients')
    .set((eb) => ({
      utilized_credit: eb('utilized_credit', '-', charges),
      credit_beyond_limit: eb('credit_beyond_limit', '-', byOverride),
    }))
    .where('id', '=', clientId)
    .execute()
}
