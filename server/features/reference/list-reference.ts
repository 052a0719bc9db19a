import { sql } from 'kysely'
import type { Listing } from '#contract/fields.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { countRows, likeAnywhere, pagedList, slice, sortOf } from '../../http/listing.ts'
import { lookAlikes } from './look-alikes.ts'
import { presentBranch, presentFirm, presentRto } from './present.ts'

type Which = 'all' | 'active'

/** Returns branches by name: all, or the active ones. */
export async function listBranches(db: Db, selection: Which, listing: Listing) {
  const { limit, offset } = slice(listing)
  const { column, direction } = sortOf(
    listing.sort,
    { name: 'name', city: 'city', branchCode: 'branch_code' },
    { column: 'name', direction: 'asc' },
  )
  const matches = db
    .selectFrom('branches')
    .$if(selection === 'active', (query) => query.where('is_active', '=', true))
    .$if(Boolean(listing.search), (query) =>
      query.where(sql<boolean>`concat_ws(' ', name, city, branch_code) ilike ${likeAnywhere(listing.search ?? '')}`),
    )
  const rows = await matches
    .selectAll()
    // Length first: BR1000 comes after BR999.
    .$if(column === 'branch_code', (query) => query.orderBy(sql`length(branch_code)`, direction))
    .orderBy(column, direction)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const total = await countRows(matches)
  return pagedList(rows.map(presentBranch), total, listing)
}

/** Returns financiers by name; the superadmin's list of all also has the older name that looks the same. */
export async function listFirms(db: Db, selection: Which, listing: Listing) {
  const { limit, offset } = slice(listing)
  const { column, direction } = sortOf(listing.sort, { name: 'name' }, { column: 'name', direction: 'asc' })
  const matches = db
    .selectFrom('firms')
    .$if(selection === 'active', (query) => query.where('is_active', '=', true))
    .$if(Boolean(listing.search), (query) => query.where('name', 'ilike', likeAnywhere(listing.search ?? '')))
  const rows = await matches.selectAll().orderBy(column, direction).orderBy('id').limit(limit).offset(offset).execute()
  const total = await countRows(matches)
  const lookAlike = selection === 'all' ? await lookAlikeFirms(db) : null
  return pagedList(
    rows.map((row) => presentFirm(row, lookAlike?.get(row.id))),
    total,
    listing,
  )
}

const lookAlikeFirms = async (db: Db) =>
  lookAlikes(await db.selectFrom('firms').select(['id', 'name']).orderBy('created_at').orderBy('id').execute())

/**
 * Returns RTOs by code: all, with the proposer of one that waits to be confirmed, or the active ones, among which only its
 * proposer finds it.
 */
export async function listRtos(db: Db, { actor }: Context, selection: Which, listing: Listing) {
  const { limit, offset } = slice(listing)
  const { column, direction } = sortOf(
    listing.sort,
    { rtoCode: 'rto_code', city: 'city' },
    { column: 'rto_code', direction: 'asc' },
  )
  const matches = db
    .selectFrom('rtos')
    .$if(selection === 'active', (query) =>
      query
        .where('is_active', '=', true)
        .where((eb) => eb.or([eb('proposed_by', 'is', null), eb('proposed_by', '=', actor.userId)])),
    )
    .$if(Boolean(listing.search), (query) => query.where('display_name', 'ilike', likeAnywhere(listing.search ?? '')))
  const rows = await matches.selectAll().orderBy(column, direction).orderBy('id').limit(limit).offset(offset).execute()
  const total = await countRows(matches)
  const names = selection === 'all' ? await namesOfProposers(db) : null
  return pagedList(
    rows.map((row) => presentRto(row, names?.get(row.proposed_by ?? ''))),
    total,
    listing,
  )
}

async function namesOfProposers(db: Db): Promise<Map<string, { firstName: string; lastName: string }>> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', (eb) => eb.selectFrom('rtos').select('proposed_by').where('proposed_by', 'is not', null))
    .execute()
  return new Map(users.map(({ id, first_name, last_name }) => [id, { firstName: first_name, lastName: last_name }]))
}
