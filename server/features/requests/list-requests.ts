import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { DealerRequest } from '#contract/requests/request.ts'
import type { requestEndpoints } from '#contract/requests/request-endpoints.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'
import { containing, readPage } from '../../http/listing.ts'
import { Paged } from '../../http/route.ts'
import { attachmentsOfRequests, presentAttachment } from '../papers/attachments-of.ts'
import { visibleRequests } from './scope.ts'

const withNames = (db: Db, { actor }: Context) =>
  visibleRequests(db, actor)
    .innerJoin('clients', 'clients.id', 'requests.client_id')
    .innerJoin('users', 'users.id', 'requests.user_id')
    .leftJoin('cases', 'cases.id', 'requests.case_id')

/** Returns requests, the oldest first unless the newest are asked for first; a client gets those of its firm. */
export async function listRequests(db: Db, ctx: Context, input: Input<typeof requestEndpoints.all>) {
  const asked = withNames(db, ctx)
    .$if(input.status !== undefined, (query) => query.where('requests.status', '=', input.status ?? 'open'))
    .$call(containing(input.search, sql`concat_ws(' ', requests.vehicle_no, clients.firm_name, case_no)`))
  const by = { at: 'requests.seq' }
  const { data, meta } = await readPage(selectColumns(asked), input, { by, first: 'requests.seq' })
  return new Paged(await presentRequests(db, ctx, data), meta)
}

/** Returns one request as answers show it. */
export async function getRequest(db: Db, ctx: Context, id: string): Promise<DealerRequest> {
  const rows = await selectColumns(withNames(db, ctx).where('requests.id', '=', id)).execute()
  const [request] = await presentRequests(db, ctx, rows)
  if (!request) throw notFound(messages.requests.unknown)
  return request
}

const selectColumns = (requests: ReturnType<typeof withNames>) =>
  requests.select([
    'requests.id',
    'requests.created_at',
    'requests.status',
    'requests.vehicle_no',
    'requests.services',
    'requests.note',
    'requests.reason',
    'cases.case_no',
    'clients.firm_name',
    'users.first_name',
    'users.last_name',
  ])

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectColumns>['execute']>>[number]

async function presentRequests(db: Db, ctx: Context, rows: readonly RequestRow[]): Promise<DealerRequest[]> {
  const files = await attachmentsOfRequests(
    db,
    rows.map(({ id }) => id),
  )
  const filesByRequest = Map.groupBy(files, ({ request_id }) => request_id)
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    status: row.status,
    vehicleNo: row.vehicle_no,
    services: row.services as ServiceCode[],
    note: row.note,
    reason: row.reason,
    CaseNo: row.case_no,
    attachments: (filesByRequest.get(row.id) ?? []).map((file) => presentAttachment(ctx, file, file.service_paper_id)),
    firmName: row.firm_name,
    by: { firstName: row.first_name, lastName: row.last_name },
  }))
}
