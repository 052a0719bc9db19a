import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import { isLacking } from '#contract/papers/paper-values.ts'
import { requestEndpoints as calls, type DealerRequest, MAX_OPEN_REQUESTS } from '#contract/requests/request.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history/history.ts'
import { badRequest, conflict, HttpError, notFound } from '../../http/errors.ts'
import { countRows, readPage, whereContains } from '../../http/listing.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { command, handler, Paged, query, type Route } from '../../http/route.ts'
import { requireRoom, storeAttachment } from '../attachments/store-attachment.ts'
import { createCase } from '../cases/create-case.ts'
import { lockCase } from '../cases/scope.ts'
import { lockOwnClient } from '../clients/lock-client.ts'
import { attachmentsOfRequests, presentAttachment } from '../papers/attachments-of.ts'
import { papersOfCase, papersOfServices } from '../papers/checklist.ts'
import { isNamedBy, notePaper } from '../papers/papers.ts'
import { lockOpenRequest, visibleRequests } from './scope.ts'

const withNames = (db: Db, { actor }: Context) =>
  visibleRequests(db, actor)
    .innerJoin('clients', 'clients.id', 'requests.client_id')
    .innerJoin('users', 'users.id', 'requests.user_id')
    .leftJoin('cases', 'cases.id', 'requests.case_id')

/** Returns requests, the oldest first unless the newest are asked for first; a client gets those of its firm. */
async function listRequests(db: Db, ctx: Context, input: Input<typeof calls.all>) {
  const asked = withNames(db, ctx)
    .$if(input.status !== undefined, (query) => query.where('requests.status', '=', input.status ?? 'open'))
    .$call(whereContains(input.search, sql`concat_ws(' ', requests.vehicle_no, clients.firm_name, case_no)`))
  const by = { at: 'requests.seq' }
  const { data, meta } = await readPage(selectColumns(asked), input, { by, first: 'requests.seq', key: 'requests.id' })
  return new Paged(await presentRequests(db, ctx, data), meta)
}

/** Returns one request as answers show it. */
async function getRequest(db: Db, ctx: Context, id: string): Promise<DealerRequest> {
  const rows = await selectColumns(withNames(db, ctx).where('requests.id', '=', id)).execute()
  const [request] = await presentRequests(db, ctx, rows)
  if (!request) throw notFound('requests.unknown')
  return request
}

const selectColumns = (requests: ReturnType<typeof withNames>) =>
  requests.select([
    'requests.id',
    'requests.created_at as at',
    'requests.status',
    'requests.vehicle_no as vehicleNo',
    'requests.services',
    'requests.note',
    'requests.reason',
    'cases.case_no as CaseNo',
    'clients.firm_name as firmName',
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
  return rows.map(({ first_name: firstName, last_name: lastName, ...row }) => ({
    ...row,
    services: row.services as ServiceCode[],
    attachments: (filesByRequest.get(row.id) ?? []).map((file) => presentAttachment(ctx, file, file.service_paper_id)),
    by: { firstName, lastName },
  }))
}

/**
 * Sends a request of the actor's firm to the office; it is open. 409 beyond the number of open requests of a firm.
 */
async function sendRequest(
  tx: Tx,
  ctx: Context,
  { vehicleNo, services, note }: Input<typeof calls.create>,
): Promise<DealerRequest> {
  const { userId } = ctx.actor
  const clientId = await lockOwnClient(tx, ctx.actor)
  const open = tx.selectFrom('requests').where('client_id', '=', clientId).where('status', '=', 'open')
  if ((await countRows(open)) >= MAX_OPEN_REQUESTS) throw conflict('requests.tooManyOpen')
  const id = newId()
  await tx
    .insertInto('requests')
    .values({
      id,
      client_id: clientId,
      user_id: userId,
      vehicle_no: vehicleNo,
      services,
      note,
      created_at: ctx.now.toISOString(),
    })
    .execute()
  const changes = { status: { from: null, to: 'open' } }
  await record(tx, ctx, { subject: 'request', id, action: 'sent', changes })
  return getRequest(tx, ctx, id)
}

type Create = typeof caseEndpoints.create

/**
 * Creates a case, and accepts the request that it names: the request names the case from then on, and its files are
 * those of the case, which only staff see until it is assigned. Of two people at once one makes a case. 404 for an
 * unknown request, 409 for one that is not open; then the refusals of `createCase`.
 */
async function createCaseOfRequest(
  tx: Tx,
  ctx: Context,
  { requestId, ...form }: Input<Create>,
): Promise<EndpointData<Create>> {
  if (!requestId) return createCase(tx, ctx, form)
  const request = await lockOpenRequest(tx, ctx.actor, requestId)
  const made = await createCase(tx, ctx, form, { fromRequestOf: request.firm_name })
  await tx
    .updateTable('requests')
    .set({ status: 'accepted', case_id: made.id, decided_by: ctx.actor.userId, decided_at: ctx.now.toISOString() })
    .where('id', '=', request.id)
    .execute()
  const changes = { status: { from: 'open', to: 'accepted' }, CaseNo: { from: null, to: made.CaseNo } }
  await record(tx, ctx, { subject: 'request', id: request.id, action: 'accepted', changes })
  await moveFiles(tx, ctx, request.id, made.id)
  return made
}

/** Gives the files of a request to its case; a paper of the case for which one came counts as received. */
async function moveFiles(tx: Tx, ctx: Context, requestId: string, caseId: string): Promise<void> {
  const files = await attachmentsOfRequests(tx, [requestId])
  if (files.length === 0) return
  await tx
    .updateTable('attachments')
    .set({ case_id: caseId, request_id: null })
    .where('request_id', '=', requestId)
    .execute()
  const stored = await lockCase(tx, ctx.actor, caseId)
  const papers = await papersOfCase(tx, stored)
  const paperOf = (id: string | null) => papers.find((paper) => id !== null && isNamedBy(paper, id))
  const added = files.map(({ name, service_paper_id }) => {
    const changes = changesBetween({}, { attachment: name, paper: paperOf(service_paper_id)?.name })
    return { subject: 'case' as const, id: caseId, action: 'file added' as const, changes }
  })
  await record(tx, ctx, ...added)
  const received = new Set(files.map(({ service_paper_id }) => paperOf(service_paper_id)))
  for (const paper of received)
    if (paper && isLacking(paper.state)) await notePaper(tx, ctx, stored, paper, { state: 'received', note: null })
}

/** Declines an open request, else 409; its dealer reads the reason. */
async function declineRequest(
  tx: Tx,
  ctx: Context,
  { id, reason }: Input<typeof calls.decline>,
): Promise<DealerRequest> {
  const request = await lockOpenRequest(tx, ctx.actor, id)
  await tx
    .updateTable('requests')
    .set({ status: 'declined', reason, decided_by: ctx.actor.userId, decided_at: ctx.now.toISOString() })
    .where('id', '=', request.id)
    .execute()
  const changes = { status: { from: 'open', to: 'declined' } }
  await record(tx, ctx, { subject: 'request', id: request.id, action: 'declined', changes })
  return getRequest(tx, ctx, request.id)
}

/**
 * Adds a file to an open request of the actor's firm, or to a paper of its services, by the rules of a case's files. 400
 * without a file, 404 for a request of others or an unknown paper, 409 for a request that is not open or has 60 files; then the
 * refusals of `validateFile`.
 */
async function uploadRequestFile(deps: Deps, request: RequestContext<typeof calls.upload>) {
  const { db } = deps.database
  const find = () =>
    visibleRequests(db, request.actor)
      .select(['id', 'status', 'services'])
      .where('id', '=', request.input.id)
      .executeTakeFirstOrThrow(() => notFound('requests.unknown'))
  const requirePlace = async () => {
    const found = await find()
    if (found.status !== 'open') throw conflict('requests.notOpen')
    await requireRoom(db, request.actor, ['request_id', found.id], 'requests.tooManyFiles')
  }
  return request.form(async ({ file, fields: { paperId, password }, once }) => {
    if (!file) throw badRequest({ file: 'attachments.noFile' })
    const found = await find()
    await requirePaper(db, found.services, paperId)
    return storeAttachment(deps, request, { ...file, password }, (tx, row) =>
      once(tx, async () => {
        const open = await lockOpenRequest(tx, request.actor, found.id)
        await requireRoom(tx, request.actor, ['request_id', open.id], 'requests.tooManyFiles')
        await tx
          .insertInto('attachments')
          .values({ ...row, request_id: open.id, service_paper_id: paperId ?? null, to_check: true })
          .execute()
        const changes = { attachment: { from: null, to: row.name } }
        await record(tx, request, { subject: 'request', id: open.id, action: 'file added', changes })
        const attachment = (await attachmentsOfRequests(tx, [open.id])).find(({ id }) => id === row.id)
        if (!attachment) throw new HttpError(500, 'general.wrong')
        return presentAttachment(request, attachment, attachment.service_paper_id)
      }),
    )
  }, requirePlace)
}

async function requirePaper(db: Db, services: readonly string[], paperId: string | undefined): Promise<void> {
  if (paperId === undefined) return
  const papers = await papersOfServices(db, services)
  if (!papers.some(({ id }) => id === paperId)) throw notFound('papers.unknown')
}

/** The requests of dealers, and the new case, which accepts one. */
export const requestRoutes: Route[] = [
  command(calls.create, sendRequest),
  handler(calls.upload, uploadRequestFile),
  query(calls.all, listRequests),
  command(calls.decline, declineRequest),
  command(caseEndpoints.create, createCaseOfRequest),
]
