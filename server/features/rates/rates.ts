import { toRupees } from '#contract/money.ts'
import type { Rate } from '#contract/rates/rate.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import type { Db } from '../../db/connect.ts'

/** Returns the rows of the rate card in its order, in rupees (contract-trade section 9). */
export async function listRates(db: Db): Promise<Rate[]> {
  const rows = await db
    .selectFrom('rates')
    .leftJoin('rtos', 'rtos.id', 'rto_id')
    .select(['service_code', 'display_name', 'client_id', 'receipt_amount', 'other_charges', 'admin_charges'])
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    service: row.service_code as ServiceCode,
    toRTO: row.display_name,
    clientId: row.client_id,
    receiptAmount: toRupees(row.receipt_amount),
    otherCharges: toRupees(row.other_charges),
    adminCharges: toRupees(row.admin_charges),
  }))
}
