import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { type Comment, commentEndpoints as calls } from '#contract/comments/comment.ts'
import type { Input } from '#contract/endpoint.ts'

import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { record } from '../../history/history.ts'
import { rowsBehind } from '../../http/cursor.ts'
import { badRequest, forbidden } from '../../http/errors.ts'
import { countRows, nextKey, pagedList, slice, whereContains } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { command, query, type Route } from '../../http/route.ts'
import { signal } from '../../notifications/live-channel.ts'
import { notify } from '../../notifications/notify.ts'
import { casesInNews } from '../../notifications/rules.ts'
import { getVisibleCase, lockCase } from '../cases/scope.ts'
import { isForActor } from '../cases/seen-by-dealer.ts'

/**
 * Returns the comments on a case, oldest first, for a client those of its own conversation; without a page at most the newest
 * ones. 404 when the actor may not see the case.
 */
async function listComments(
  db: Db,
  { actor }: Context,
  { caseId, ...listing }: Input<typeof calls.ofCase>,
): Promise<Paged<Comment[]>> {
  await getVisibleCase(db, actor, caseId, ['id'])
  const { search, sort, after } = listing
  const comments = db
    .selectFrom('case_comments')
    .innerJoin('users', 'users.id', 'case_comments.user_id')
    .where('case_id', '=', caseId)
    .$if(actor.role === 'client', (query) => query.where('is_internal', '=', false))
    .where(isForActor(actor, 'case_comments'))
    .$call(whereContains(search, sql.ref('text')))
  const total = await countRows(comments)
  const { limit, offset } = slice(listing)
  const isWhole = listing.page === undefined && listing.pageSize === undefined && after === undefined
  const rows = await comments
    .select(['case_comments.id', 'case_comments.created_at as at', 'text', 'is_internal as isInternal'])
    .select(['first_name as firstName', 'last_name as lastName', 'role'])
    .$call((query) =>
      after === undefined
        ? query.orderBy('case_comments.seq', sort === '-at' ? 'desc' : 'asc')
        : rowsBehind(query, after, ['case_comments.id']),
    )
    .limit(limit)
    .offset(isWhole && sort !== '-at' ? Math.max(0, total - limit) : offset)
    .execute()
  const page = rows.map(({ firstName, lastName, role, ...row }) => ({ ...row, by: { firstName, lastName, role } }))
  return pagedList(page, total, listing, { next: nextKey(rows, listing, ({ id }) => [id]) })
}

/**
 * Adds a comment, in any status of the case, and tells the others of it and whom it names; the dealer never of an internal
 * one. 403 for an internal one of a client, 400 where staff do not say for whom it is.
 */
async function addComment(tx: Tx, ctx: Context, input: Input<typeof calls.add>): Promise<Comment[]> {
  const { actor, now } = ctx
  const { caseId, text, isInternal } = input
  const isOfClient = actor.role === 'client'
  if (isOfClient && isInternal) throw forbidden('comments.notInternal')
  if (!isOfClient && isInternal === undefined) throw badRequest({ isInternal: 'comments.audienceRequired' })
  await lockCase(tx, actor, caseId)
  const id = newId()
  const ofCase = (await casesInNews(tx, [caseId])).get(caseId)
  await tx
    .insertInto('case_comments')
    .values({
      id,
      case_id: caseId,
      user_id: actor.userId,
      client_id: actor.clientId ?? ofCase?.clientId ?? null,
      text,
      is_internal: isInternal ?? false,
      created_at: now.toISOString(),
    })
    .execute()
  const facts = { isInternal: isInternal ?? false }
  await record(tx, ctx, { subject: 'notice', id, action: 'comment written', facts })
  if (ofCase) await notify(tx, ctx, { ...ofCase, event: 'comment', text, ...(isInternal && { clientId: null }) })
  await signal(tx, { kind: 'changed', subject: 'case', ids: [caseId], isInternal: isInternal ?? false })
  return (await listComments(tx, ctx, { caseId })).data
}

export const commentRoutes: Route[] = [query(calls.ofCase, listComments), command(calls.add, addComment)]
