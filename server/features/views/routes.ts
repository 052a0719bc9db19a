import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { maskAadhaarIn } from '#contract/aadhaar.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { Listing } from '#contract/fields.ts'

import type { StaffRole } from '#contract/roles.ts'
import { adminLists, isAdminList, type ListName } from '#contract/views/list-names.ts'
import { viewQuery } from '#contract/views/list-queries.ts'
import type { View } from '#contract/views/view.ts'
import { viewEndpoints as calls } from '#contract/views/view-endpoints.ts'
import type { Actor } from '../../context/actor.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { lockRow } from '../../db/rows.ts'
import { badRequest, conflict, forbidden, notFound } from '../../http/errors.ts'
import { countRows, pageOfFew } from '../../http/listing.ts'
import { command, type Paged, query, type Route } from '../../http/route.ts'
import { validate } from '../../http/validate.ts'

/** Selects the views that the actor may see: the own ones, and the shared ones of the lists of its role. */
function visibleViews(db: Db, { role, userId }: Actor) {
  const views = db
    .selectFrom('saved_views')
    .where((eb) => eb.or([eb('saved_views.user_id', '=', userId), eb('saved_views.is_shared', '=', true)]))
  return role === 'superadmin' ? views : views.where('saved_views.list', 'not in', adminLists)
}

type Calls = typeof calls

/** Maximum views of a person. */
const MAX_VIEWS = 100

/** Returns the caller's own views and the shared ones, by name. */
async function listViews(db: Db, { actor }: Context, listing: Listing): Promise<Paged<View[]>> {
  const rows = await viewRows(db, actor).orderBy('saved_views.name').orderBy('saved_views.id').execute()
  const views = rows.map((row) => presentView(actor, row))
  return pageOfFew(views, listing, ({ name }) => [name])
}

/**
 * Saves a view. Views are personal notes and have no history. 403 for a list or a sharing that is not the actor's, 400 for a
 * query that the list does not take, 409 beyond the most views of a person.
 */
async function createView(tx: Tx, ctx: Context, input: Input<Calls['create']>): Promise<EndpointData<Calls['create']>> {
  const { actor } = ctx
  const { list, name, hiddenColumns = null, isShared = false } = input
  const now = ctx.now.toISOString()
  requireList(actor, list)
  if (isShared) requireSharing(actor)
  const query = queryOf(list, input.query)
  // Two views of one person at once are counted one after the other.
  await lockRow(tx, 'users', actor.userId)
  const count = await countRows(tx.selectFrom('saved_views').where('user_id', '=', actor.userId))
  if (count >= MAX_VIEWS) throw conflict('views.tooMany')
  const id = newId()
  await tx
    .insertInto('saved_views')
    .values({
      id,
      user_id: actor.userId,
      list,
      name,
      query,
      hidden_columns: hiddenColumns,
      is_shared: isShared,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return getView(tx, actor, id)
}

/**
 * Changes an own view; parts that are left out stay. 404 for a view that the actor may not see, 403 for a shared one
 * of another person, 400 for another list. A view that is no longer shared is no longer the start view of others or
 * of a role.
 */
async function editView(tx: Tx, ctx: Context, input: Input<Calls['edit']>): Promise<EndpointData<Calls['edit']>> {
  const { actor, now } = ctx
  const { id, list, name, isShared } = input
  const stored = await lockOwnView(tx, actor, id)
  if (list !== undefined && list !== stored.list) throw badRequest({ list: 'views.listStays' })
  if (isShared) requireSharing(actor)
  await tx
    .updateTable('saved_views')
    .set({
      name,
      query: input.query && queryOf(stored.list as ListName, input.query),
      hidden_columns: input.hiddenColumns,
      is_shared: isShared,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute()
  if (isShared === false) {
    await tx.deleteFrom('start_views').where('view_id', '=', id).where('user_id', '<>', actor.userId).execute()
    await tx.deleteFrom('role_start_views').where('view_id', '=', id).execute()
  }
  return getView(tx, actor, id)
}

/** Deletes an own view, with which then no list begins. 404 and 403 as for a change. */
async function deleteView(tx: Tx, { actor }: Context, { id }: Input<Calls['remove']>): Promise<null> {
  await lockOwnView(tx, actor, id)
  await tx.deleteFrom('saved_views').where('id', '=', id).execute()
  return null
}

/**
 * Sets or clears the view with which the actor's list begins, or with `role` the lists of all who have chosen none. 404 for a
 * view that the actor may not see or of another list; of a role 403 for employees, 409 for a view that is not shared.
 */
async function setStartView(tx: Tx, { actor }: Context, { list, viewId, role }: Input<Calls['start']>): Promise<null> {
  requireList(actor, list)
  if (role && actor.role !== 'superadmin') throw forbidden()
  const view = viewId === null ? null : await lockStartView(tx, actor, list, viewId)
  if (role) {
    if (view && !view.is_shared) throw conflict('views.shareFirst')
    await setStartOfRole(tx, role, list, viewId)
    return null
  }
  // "No view" is a choice as well: the list then begins with all rows, even if the role has a start view.
  await tx
    .insertInto('start_views')
    .values({ user_id: actor.userId, list, view_id: viewId })
    .onConflict((on) => on.columns(['user_id', 'list']).doUpdateSet({ view_id: viewId }))
    .execute()
  return null
}

async function setStartOfRole(tx: Tx, role: StaffRole, list: ListName, viewId: string | null): Promise<void> {
  if (viewId === null)
    await tx.deleteFrom('role_start_views').where('role', '=', role).where('list', '=', list).execute()
  else
    await tx
      .insertInto('role_start_views')
      .values({ role, list, view_id: viewId })
      .onConflict((on) => on.columns(['role', 'list']).doUpdateSet({ view_id: viewId }))
      .execute()
}

/** Keeps a view of the list from being deleted or unshared meanwhile. 404 for one that the actor may not see. */
async function lockStartView(tx: Tx, actor: Actor, list: ListName, id: string) {
  const view = await visibleViews(tx, actor)
    .select('saved_views.is_shared')
    .where('saved_views.id', '=', id)
    .where('saved_views.list', '=', list)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => notFound())
  return view
}

const viewRows = (db: Db, actor: Actor) =>
  visibleViews(db, actor)
    .innerJoin('users', 'users.id', 'saved_views.user_id')
    .leftJoin('start_views', (join) =>
      join.onRef('start_views.list', '=', 'saved_views.list').on('start_views.user_id', '=', actor.userId),
    )
    .select((eb) => [
      'saved_views.id',
      'saved_views.user_id',
      'saved_views.list',
      'saved_views.name',
      'saved_views.query',
      'saved_views.hidden_columns',
      'saved_views.is_shared',
      'start_views.user_id as has_chosen',
      'start_views.view_id as start_id',
      eb
        .selectFrom('role_start_views')
        .select(({ fn }) => fn.agg<StaffRole[] | null>('array_agg', ['role']).orderBy('role').as('roles'))
        .whereRef('view_id', '=', 'saved_views.id')
        .as('start_of'),
      'users.first_name',
      'users.last_name',
    ])

type ViewRow = Awaited<ReturnType<ReturnType<typeof viewRows>['execute']>>[number]

const presentView = ({ userId, role }: Actor, row: ViewRow): View => ({
  id: row.id,
  list: row.list as ListName,
  name: row.name,
  query: row.query as View['query'],
  hiddenColumns: row.hidden_columns,
  isShared: row.is_shared,
  isMine: row.user_id === userId,
  isStart: row.has_chosen ? row.start_id === row.id : (row.start_of ?? []).some((one) => one === role),
  startOf: row.start_of ?? [],
  by: { firstName: row.first_name, lastName: row.last_name },
})

async function getView(db: Db, actor: Actor, id: string): Promise<View> {
  return presentView(actor, await viewRows(db, actor).where('saved_views.id', '=', id).executeTakeFirstOrThrow())
}

/** Locks an own view. 404 for one that the actor may not see, 403 for one that another person shares. */
async function lockOwnView(tx: Tx, actor: Actor, id: string) {
  const view = await visibleViews(tx, actor)
    .select(['saved_views.user_id', 'saved_views.list'])
    .where('saved_views.id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound())
  if (view.user_id !== actor.userId) throw forbidden('views.notYours')
  return view
}

function requireList({ role }: Actor, list: ListName): void {
  if (role !== 'superadmin' && isAdminList(list)) throw forbidden()
}

function requireSharing({ role }: Actor): void {
  if (role !== 'superadmin') throw forbidden('views.notShared')
}

/** Returns a query as the list's own call understands it, without Aadhaar numbers. Throws 400 for one that the call refuses. */
function queryOf(list: ListName, query: Record<string, unknown>): string {
  const { query: valid } = validate(z.strictObject({ query: viewQuery(list) }), { query })
  return JSON.stringify(valid, (_key, value) => (typeof value === 'string' ? maskAadhaarIn(value) : value))
}

export const viewRoutes: Route[] = [
  query(calls.all, listViews),
  command(calls.create, createView),
  command(calls.edit, editView),
  command(calls.remove, deleteView),
  command(calls.start, setStartView),
]
