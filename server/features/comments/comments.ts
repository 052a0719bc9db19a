import { v7 as newId } from 'uuid'
import { WHOLE_LIST } from '#contract/api.ts'
import type { Comment } from '#contract/comments/comment.ts'
import type { commentEndpoints } from '#contract/comments/comment-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { badRequest, forbidden, notFound } from '../../http/errors.ts'
import { signal } from '../../notifications/live-channel.ts'
import { notify } from '../../notifications/notify.ts'
import { casesInNews } from '../../notifications/rules.ts'
import { visibleCases } from '../cases/scope.ts'

/** Returns the comments on a case, oldest first, without the office's own for a client. 404 when the actor may not see the case. */
export async function listComments(
  db: Db,
  { actor }: Context,
  { caseId }: Input<typeof commentEndpoints.ofCase>,
): Promise<Comment[]> {
  const visible = await visibleCases(db, actor).select('cases.id').where('cases.id', '=', caseId).executeTakeFirst()
  if (!visible) throw notFound(messages.cases.noValidCaseId)
  const newest = await db
    .selectFrom('case_comments')
    .innerJoin('users', 'users.id', 'case_comments.user_id')
    .select(['case_comments.id', 'text', 'is_internal', 'case_comments.created_at', 'first_name', 'last_name', 'role'])
    .where('case_id', '=', caseId)
    .$if(actor.role === 'client', (query) => query.where('is_internal', '=', false))
    .orderBy('case_comments.seq', 'desc')
    .limit(WHOLE_LIST)
    .execute()
  return newest.reverse().map((row) => ({
    id: row.id,
    at: row.created_at,
    by: { firstName: row.first_name, lastName: row.last_name, role: row.role },
    text: row.text,
    isInternal: row.is_internal,
  }))
}

/** Adds a comment, in any status of the case. 403 for an internal one of a client, 400 where staff do not say for whom it is. */
export async function addComment(tx: Tx, ctx: Context, input: Input<typeof commentEndpoints.add>): Promise<Comment[]> {
  const { actor, now } = ctx
  const { caseId, text, isInternal } = input
  const isOfClient = actor.role === 'client'
  if (isOfClient && isInternal) throw forbidden(messages.comments.notInternal)
  if (!isOfClient && isInternal === undefined) throw badRequest({ isInternal: messages.comments.audienceRequired })
  const visible = await visibleCases(tx, actor).select('cases.id').where('cases.id', '=', caseId).executeTakeFirst()
  if (!visible) throw notFound(messages.cases.noValidCaseId)
  const id = newId()
  await tx
    .insertInto('case_comments')
    .values({
      id,
      case_id: caseId,
      user_id: actor.userId,
      text,
      is_internal: isInternal ?? false,
      created_at: now.toISOString(),
    })
    .execute()
  const facts = { isInternal: isInternal ?? false }
  await record(tx, ctx, { subject: 'notice', id, action: 'comment written', facts })
  await tellOfComment(tx, ctx, caseId, text, isInternal ?? false)
  return listComments(tx, ctx, { caseId })
}

/** Tells the others of the case of a comment, and whom it names; the dealer never of an internal one. */
async function tellOfComment(tx: Tx, ctx: Context, caseId: string, text: string, isInternal: boolean): Promise<void> {
  const ofCase = (await casesInNews(tx, [caseId])).get(caseId)
  if (ofCase) await notify(tx, ctx, { ...ofCase, event: 'comment', text, ...(isInternal && { clientId: null }) })
  await signal(tx, { kind: 'changed', subject: 'case', ids: [caseId], isInternal })
}
