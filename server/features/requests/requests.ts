import { v7 as newId } from 'uuid'
import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { isLacking } from '#contract/papers/paper-values.ts'
import { type DealerRequest, MAX_OPEN_REQUESTS } from '#contract/requests/request.ts'
import type { requestEndpoints } from '#contract/requests/request-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict } from '../../http/errors.ts'
import { countRows } from '../../http/listing.ts'
import { createCase } from '../cases/create-case.ts'
import { lockCase } from '../cases/scope.ts'
import { lockOwnClient } from '../clients/lock-client.ts'
import { attachmentsOfRequests } from '../papers/attachments-of.ts'
import { papersOfCase } from '../papers/checklist.ts'
import { isNamedBy, notePaper } from '../papers/papers.ts'
import { getRequest } from './list-requests.ts'
import { lockOpenRequest } from './scope.ts'

/**
 * Sends a request of the actor's firm to the office (contract-trade section 7); it is open. 409 beyond the number of open
 * requests of a firm.
 */
export async function sendRequest(
  tx: Tx,
  ctx: Context,
  { vehicleNo, services, note }: Input<typeof requestEndpoints.create>,
): Promise<DealerRequest> {
  const { userId } = ctx.actor
  const clientId = await lockOwnClient(tx, ctx.actor)
  const open = tx.selectFrom('requests').where('client_id', '=', clientId).where('status', '=', 'open')
  if ((await countRows(open)) >= MAX_OPEN_REQUESTS) throw conflict(messages.requests.tooManyOpen)
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
 * Creates a case, and accepts the request that it names (contract-trade section 7): the request names the case from
 * then on, and its files are those of the case, which only staff see until it is assigned. Of two people at once one
 * makes a case. 404 for an unknown request, 409 for one that is not open; then the refusals of `createCase`.
 */
export async function createCaseOfRequest(
  tx: Tx,
  ctx: Context,
  { requestId, ...form }: Input<Create>,
): Promise<EndpointData<Create>> {
  if (!requestId) return createCase(tx, ctx, form)
  const request = await lockOpenRequest(tx, ctx.actor, requestId)
  const madeOf = { fromRequestOf: { from: null, to: request.firm_name } }
  const made = await createCase(tx, ctx, form, madeOf)
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
    const paper = paperOf(service_paper_id)
    const changes = {
      attachment: { from: null, to: name },
      ...(paper && { paper: { from: null, to: paper.name } }),
    }
    return { subject: 'case' as const, id: caseId, action: 'file added' as const, changes }
  })
  await record(tx, ctx, ...added)
  const received = new Set(files.map(({ service_paper_id }) => paperOf(service_paper_id)))
  for (const paper of received)
    if (paper && isLacking(paper.state)) await notePaper(tx, ctx, stored, paper, { state: 'received', note: null })
}

/** Declines an open request, else 409; its dealer reads the reason. */
export async function declineRequest(
  tx: Tx,
  ctx: Context,
  { id, reason }: Input<typeof requestEndpoints.decline>,
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
