import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { DuplicateRow } from './present.ts'

/**
 * Returns, for each payment, the other payments, not failed, with the same UTR or the same image as
 * proof. They cause a warning for the superadmin and no refusal, because a UTR may be mistyped.
 */
export async function duplicatesOf(db: Db, paymentIds: string[]): Promise<Map<string, DuplicateRow[]>> {
  if (paymentIds.length === 0) return new Map()
  const { rows } = await sql<DuplicateRow>`
    with same as (
      select payments.id as payment_id, other.id, true as same_utr, false as same_proof
      from payments join payments as other on other.utr = payments.utr
      where payments.id = any(${paymentIds}::uuid[])
      union all
      select payments.id, other.id, false, true
      from payments
      join uploads on uploads.id = payments.proof_id
      join uploads as copy on copy.sha256 = uploads.sha256
      join payments as other on other.proof_id = copy.id
      where payments.id = any(${paymentIds}::uuid[])
    )
    select same.payment_id, other.id, users.first_name || ' ' || users.last_name as by_name, other.amount,
      other.payment_date, bool_or(same_utr) as same_utr, bool_or(same_proof) as same_proof
    from same join payments as other on other.id = same.id join users on users.id = other.paid_by
    where other.id <> same.payment_id and other.status <> 'failed'
    group by same.payment_id, other.id, users.id
    order by other.payment_date, other.id`.execute(db)
  return Map.groupBy(rows, (row) => row.payment_id)
}
