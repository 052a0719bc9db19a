import { messages } from '#contract/messages.ts'
import type { requestEndpoints } from '#contract/requests/request-endpoints.ts'
import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../../history.ts'
import { badRequest, conflict, HttpError, notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireRoom, storeAttachment } from '../attachments/store-attachment.ts'
import { attachmentsOfRequests, presentAttachment } from '../papers/attachments-of.ts'
import { papersOfServices } from '../papers/checklist.ts'
import { lockOpenRequest, visibleRequests } from './scope.ts'

/**
 * Adds a file to an open request of the actor's firm, or to a paper of its services, by the rules of a case's files
 * (contract-trade sections 5 and 7). 400 without a file, 404 for a request of others or an unknown paper, 409 for a
 * request that is not open or has 60 files; then the refusals of `validateFile`.
 */
export async function uploadRequestFile(deps: Deps, request: RequestContext<typeof requestEndpoints.upload>) {
  const { db } = deps.database
  const found = await visibleRequests(db, request.actor)
    .select(['id', 'status', 'services'])
    .where('id', '=', request.input.id)
    .executeTakeFirstOrThrow(() => notFound(messages.requests.unknown))
  // Before the form is read; checked again under the lock.
  if (found.status !== 'open') throw conflict(messages.requests.notOpen)
  await requireRoom(db, 'request_id', found.id, messages.requests.tooManyFiles)
  return request.form(async ({ file, fields: { paperId } }) => {
    if (!file) throw badRequest({ file: messages.attachments.noFile })
    await requirePaper(db, found.services, paperId)
    return storeAttachment(deps, request, file, async (tx, row) => {
      const open = await lockOpenRequest(tx, request.actor, found.id)
      await requireRoom(tx, 'request_id', open.id, messages.requests.tooManyFiles)
      await tx
        .insertInto('attachments')
        .values({ ...row, request_id: open.id, service_paper_id: paperId ?? null, to_check: true })
        .execute()
      const changes = { attachment: { from: null, to: row.name } }
      await record(tx, request, { subject: 'request', id: open.id, action: 'file added', changes })
      const attachment = (await attachmentsOfRequests(tx, [open.id])).find(({ id }) => id === row.id)
      if (!attachment) throw new HttpError(500, messages.general.wrong)
      return presentAttachment(request, attachment, attachment.service_paper_id)
    })
  })
}

async function requirePaper(db: Db, services: readonly string[], paperId: string | undefined): Promise<void> {
  if (paperId === undefined) return
  const papers = await papersOfServices(db, services)
  if (!papers.some(({ id }) => id === paperId)) throw notFound(messages.papers.unknown)
}
