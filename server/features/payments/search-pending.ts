import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { normalizePlate } from '#contract/cases/plate.ts'
import { CREDIT_BILL } from '#contract/payments/payment-values.ts'
import { likeAnywhere } from '../../http/listing.ts'
import { paysBill } from './pays-for-case.ts'

/**
 * Returns the condition that a payment under verification, joined with its payer and client, shows a text: payer,
 * phone, firm, mode, UTR, remark, the month of its bill, or the number or plate of a case that it pays for,
 * for a bill those that the bill charges. UTR, phone and plate match in any spelling.
 */
export function pendingTextMatches(search: string): RawBuilder<SqlBool> {
  const pattern = likeAnywhere(search)
  const bare = normalizePlate(search)
  const barePattern = likeAnywhere(bare)
  const numberIsLike = bare ? sql`or payments.utr like ${barePattern} or users.phone_no like ${barePattern}` : sql``
  const plateIsLike = bare ? sql`or translate(vehicle_no, ' -.', '') ilike ${barePattern}` : sql``
  return sql<SqlBool>`(
    concat_ws(E'\n', users.first_name || ' ' || users.last_name, users.phone_no, clients.firm_name, payments.mode,
      payments.utr, case when payments.bill_id is not null then ${CREDIT_BILL} end) ilike ${pattern}
    ${numberIsLike}
    or ${paysBill(pattern)}
    or exists (
      select from payments as paying
      join payment_assignments on payment_assignments.payment_id = paying.id
      join case_assignments on case_assignments.id = payment_assignments.assignment_id
      where (paying.id = payments.id or paying.billed_in = payments.bill_id)
        and (case_no ilike ${pattern} or vehicle_no ilike ${pattern} ${plateIsLike})))`
}
