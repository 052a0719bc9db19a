import { type SqlBool, sql } from 'kysely'
import type { billEndpoints } from '#contract/bills/bill-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { countRows, likeAnywhere, pagedList, slice, sortOf } from '../../http/listing.ts'
import { presentBillOfClient } from './present.ts'
import { visibleBills } from './scope.ts'

const columns = {
  firmName: 'clients.firm_name',
  dueDate: 'bills.due_date',
  totalAmount: 'bills.total',
  status: 'bills.status',
} as const

/** `POST /bill/all`: the bills of a month of all clients; searched by client, status and number. */
export async function listBillsOfMonth(db: Db, { actor }: Context, input: Input<typeof billEndpoints.ofMonth>) {
  const { month, year, search } = input
  const bills = visibleBills(db, actor)
    .innerJoin('clients', 'clients.id', 'bills.client_id')
    .where('bills.year', '=', year)
    .where('bills.month', '=', month)
    .$if(Boolean(search), (from) =>
      from.where(
        sql<SqlBool>`concat_ws(' ', firm_name, first_name, last_name, mobile_no, status, bill_no)
          ilike ${likeAnywhere(search ?? '')}`,
      ),
    )
  const { limit, offset } = slice(input)
  const { column, direction } = sortOf(input.sort, columns, { column: columns.firmName, direction: 'asc' })
  const rows = await bills
    .selectAll('bills')
    .select(['clients.firm_name', 'clients.first_name', 'clients.last_name', 'clients.mobile_no'])
    .orderBy(column, direction)
    .orderBy('bills.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return pagedList(rows.map(presentBillOfClient), await countRows(bills), input)
}
