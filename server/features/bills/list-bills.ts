import { type SqlBool, sql } from 'kysely'
import type { billEndpoints } from '#contract/bills/bill-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { countRows, likeAnywhere, pagedList, slice, sortOf } from '../../http/listing.ts'
import { presentBillOfClient, presentBillRow } from './present.ts'
import { languageOfClient, reminderTexts } from './reminder-texts.ts'
import { requireClientId, visibleBills } from './scope.ts'

const columns = { dueDate: 'due_date', totalAmount: 'total', status: 'status' } as const

/** `GET /bill/client/{id}`: a client's bills, newest first; searched by month (`Oct 2026`), status or number. */
export async function listBills(db: Db, { actor }: Context, input: Input<typeof billEndpoints.ofClient>) {
  const clientId = await requireClientId(db, actor, input.id)
  const { search } = input
  const bills = visibleBills(db, actor)
    .where('bills.client_id', '=', clientId)
    .$if(Boolean(search), (from) =>
      from.where(
        sql<SqlBool>`to_char(bill_date, 'FMMonth YYYY Mon YYYY ') || concat_ws(' ', status, bill_no) ilike ${likeAnywhere(search ?? '')}`,
      ),
    )
  const { limit, offset } = slice(input)
  const { column, direction } = sortOf(input.sort, columns, { column: columns.dueDate, direction: 'desc' })
  const rows = await bills
    .select(['id', 'bill_no', 'year', 'month', 'status', 'total', 'bill_date', 'due_date'])
    .orderBy(column, direction)
    .orderBy('due_date', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const total = await countRows(bills)
  return pagedList(rows.map(presentBillRow), total, input)
}

const columnsOfMonth = {
  firmName: 'clients.firm_name',
  dueDate: 'bills.due_date',
  totalAmount: 'bills.total',
  status: 'bills.status',
} as const

/** `POST /bill/all`: the bills of a month of all clients; searched by client, status and number. */
export async function listBillsOfMonth(db: Db, ctx: Context, input: Input<typeof billEndpoints.ofMonth>) {
  const { month, year, search } = input
  const bills = visibleBills(db, ctx.actor)
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
  const { column, direction } = sortOf(input.sort, columnsOfMonth, {
    column: columnsOfMonth.firmName,
    direction: 'asc',
  })
  const rows = await bills
    .selectAll('bills')
    .select(['clients.firm_name', 'clients.first_name', 'clients.last_name', 'clients.mobile_no'])
    .select(languageOfClient(sql.ref('clients.id')).as('language'))
    .orderBy(column, direction)
    .orderBy('bills.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { ofBill } = await reminderTexts(db, ctx)
  const shown = rows.map((row) => ({ ...presentBillOfClient(row), reminderText: ofBill(row, row) }))
  return pagedList(shown, await countRows(bills), input)
}
