import { sql } from 'kysely'
import type { Listing } from '#contract/fields.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { containing, readPage } from '../../http/listing.ts'
import { lookAlikes } from './look-alikes.ts'
import { presentBranch, presentFirm, presentRto } from './present.ts'

type Which = 'all' | 'active'

/** Returns branches by name: all, or the active ones. */
export async function listBranches(db: Db, selection: Which, listing: Listing) {
  const matches = db
    .selectFrom('branches')
    .$if(selection === 'active', (query) => query.where('is_active', '=', true))
    .$call(containing(listing.search, sql`concat_ws(' ', name, city, branch_code)`))
    .selectAll()
  const by = { name: 'name', city: 'city', branchCode: 'branch_code' }
  const page = await readPage(matches, listing, { by, first: 'name', ties: ['id'], codes: ['branch_code'] })
  return page.map(presentBranch)
}

/** Returns financiers by name; the superadmin's list of all also has the older name that looks the same. */
export async function listFirms(db: Db, selection: Which, listing: Listing) {
  const matches = db
    .selectFrom('firms')
    .$if(selection === 'active', (query) => query.where('is_active', '=', true))
    .$call(containing(listing.search, sql.ref('name')))
    .selectAll()
  const page = await readPage(matches, listing, { by: { name: 'name' }, first: 'name', ties: ['id'] })
  const lookAlike = selection === 'all' ? await lookAlikeFirms(db) : null
  return page.map((row) => presentFirm(row, lookAlike?.get(row.id)))
}

const lookAlikeFirms = async (db: Db) =>
  lookAlikes(await db.selectFrom('firms').select(['id', 'name']).orderBy('created_at').orderBy('id').execute())

/**
 * Returns RTOs by code: all, with the proposer of one that waits to be confirmed, or the active ones, among which only its
 * proposer finds it.
 */
export async function listRtos(db: Db, { actor }: Context, selection: Which, listing: Listing) {
  const matches = db
    .selectFrom('rtos')
    .$if(selection === 'active', (query) =>
      query
        .where('is_active', '=', true)
        .where((eb) => eb.or([eb('proposed_by', 'is', null), eb('proposed_by', '=', actor.userId)])),
    )
    .$call(containing(listing.search, sql.ref('display_name')))
    .selectAll()
  const by = { rtoCode: 'rto_code', city: 'city' }
  const page = await readPage(matches, listing, { by, first: 'rto_code', ties: ['id'] })
  const names = selection === 'all' ? await namesOfProposers(db) : null
  return page.map((row) => presentRto(row, names?.get(row.proposed_by ?? '')))
}

async function namesOfProposers(db: Db): Promise<Map<string, { firstName: string; lastName: string }>> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', (eb) => eb.selectFrom('rtos').select('proposed_by').where('proposed_by', 'is not', null))
    .execute()
  return new Map(users.map(({ id, first_name, last_name }) => [id, { firstName: first_name, lastName: last_name }]))
}
