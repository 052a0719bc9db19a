import { sql } from 'kysely'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { toRupees } from '#contract/money.ts'
import type { rateEndpoints } from '#contract/rates/rate-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'
import { findClientId } from '../clients/queries.ts'

type Suggest = typeof rateEndpoints.suggest

interface Sums {
  receipt: number | null
  other: number | null
  admin: number | null
}

/**
 * Returns the charges of a case by the rate card, in rupees (contract-trade section 9): each service by its best row,
 * where client and RTO beats client beats RTO beats neither, and their sums. A service without a row adds nothing; without
 * any row the charges are null. An RTO that the office does not have matches the rows for every RTO. 404 for an unknown
 * client.
 */
export async function suggestCharges(
  db: Db,
  { actor }: Context,
  { services, toRTO, clientId }: Input<Suggest>,
): Promise<EndpointData<Suggest>> {
  const client = clientId === null ? null : await findClientId(db, clientId)
  if (clientId !== null && client === null) throw notFound(messages.rates.unknownDealer)
  const { rows } = await sql<Sums>`
    with asked as (
      select id from rtos where rto_code_key(display_name) = rto_code_key(${toRTO}) order by code_copy limit 1
    ), best as (
      select distinct on (service_code) receipt_amount, other_charges, admin_charges from rates
      where service_code = any(${services}::text[])
        and (rto_id is null or rto_id = (select id from asked))
        and (client_id is null or client_id = ${client}::uuid)
      order by service_code, client_id nulls last, rto_id nulls last
    )
    select sum(receipt_amount)::bigint as receipt, sum(other_charges)::bigint as other, sum(admin_charges)::bigint as admin
    from best`.execute(db)
  const { receipt, other, admin } = rows[0] ?? { receipt: null, other: null, admin: null }
  return {
    receiptAmount: inRupees(receipt),
    otherCharges: inRupees(other),
    ...(actor.role === 'superadmin' && { adminCharges: inRupees(admin) }),
  }
}

const inRupees = (paise: number | null) => (paise === null ? null : toRupees(paise))
