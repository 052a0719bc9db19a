import { sql } from 'kysely'
import type { billEndpoints } from '#contract/bills/bill-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { containing, readPage } from '../../http/listing.ts'
import { presentBillOfClient, presentBillRow } from './present.ts'
import { languageOfClient, reminderTexts } from './reminder-texts.ts'
import { requireClientId, visibleBills } from './scope.ts'

/** `GET /bill/client/{id}`: a client's bills, newest first; searched by month (`Oct 2026`), status or number. */
export async function listBills(db: Db, { actor }: Context, input: Input<typeof billEndpoints.ofClient>) {
  const clientId = await requireClientId(db, actor, input.id)
  const text = sql`to_char(bill_date, 'FMMonth YYYY Mon YYYY ') || concat_ws(' ', status, bill_no)`
  const bills = visibleBills(db, actor)
    .where('bills.client_id', '=', clientId)
    .$call(containing(input.search, text))
    .select(['id', 'bill_no', 'year', 'month', 'status', 'total', 'bill_date', 'due_date'])
  const by = { dueDate: 'due_date', totalAmount: 'total', status: 'status' }
  const page = await readPage(bills, input, { by, first: '-due_date', ties: ['-due_date'] })
  return page.map(presentBillRow)
}

/** `POST /bill/all`: the bills of a month of all clients; searched by client, status and number. */
export async function listBillsOfMonth(db: Db, ctx: Context, input: Input<typeof billEndpoints.ofMonth>) {
  const { month, year, search } = input
  const text = sql`concat_ws(' ', firm_name, first_name, last_name, mobile_no, status, bill_no)`
  const bills = visibleBills(db, ctx.actor)
    .innerJoin('clients', 'clients.id', 'bills.client_id')
    .where('bills.year', '=', year)
    .where('bills.month', '=', month)
    .$call(containing(search, text))
    .selectAll('bills')
    .select(['clients.firm_name', 'clients.first_name', 'clients.last_name', 'clients.mobile_no'])
    .select(languageOfClient(sql.ref('clients.id')).as('language'))
  const by = {
    firmName: 'clients.firm_name',
    dueDate: 'bills.due_date',
    totalAmount: 'bills.total',
    status: 'bills.status',
  }
  const page = await readPage(bills, input, { by, first: 'clients.firm_name', ties: ['bills.id'] })
  const { ofBill } = await reminderTexts(db, ctx)
  return page.map((row) => ({ ...presentBillOfClient(row), reminderText: ofBill(row, row) }))
}
