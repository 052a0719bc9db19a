import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import type { Listing } from '#contract/fields.ts'
import type { Branch, referenceEndpoints } from '#contract/reference/reference.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { lockRow } from '../../db/rows.ts'
import type { Branches } from '../../db/schema.generated.ts'
import { changesBetween, record, recordEdit } from '../../history/history.ts'
import { readPage, whereContains } from '../../http/listing.ts'

const presentBranch = (row: Selectable<Branches>): Branch => ({
  id: row.id,
  name: row.name,
  address1: row.address1,
  address2: row.address2,
  city: row.city,
  state: row.state,
  pincode: row.pincode,
  branchCode: row.branch_code,
  isActive: row.is_active,
})

/** Returns branches by name: all, or the active ones. */
export async function listBranches(db: Db, selection: 'all' | 'active', listing: Listing) {
  const matches = db
    .selectFrom('branches')
    .$if(selection === 'active', (query) => query.where('is_active', '=', true))
    .$call(whereContains(listing.search, sql`concat_ws(' ', name, city, branch_code)`))
    .selectAll()
  const by = { name: 'name', city: 'city', branchCode: 'branch_code' }
  const page = await readPage(matches, listing, { by, first: 'name', ties: ['id'], codes: ['branch_code'] })
  return page.map(presentBranch)
}

/** The next of the codes `BR001`, `BR002` …, after `BR999` `BR1000`. */
export const nextBranchCode = sql<string>`'BR' || to_char(nextval('branch_code_seq'), 'FM999999999000')`

/** Creates a branch with the next code. */
export async function createBranch(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.createBranch>) {
  const row = await tx
    .insertInto('branches')
    .values({
      ...input,
      id: newId(),
      branch_code: nextBranchCode,
      created_at: ctx.now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(tx, ctx, { subject: 'branch', id: row.id, action: 'created' })
  return presentBranch(row)
}

/** Corrects name and address of a branch; its code stays. 404 unknown. */
export async function editBranch(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.editBranch>) {
  const { id, name, address1, address2, city, state, pincode } = input
  const before = await lockRow(tx, 'branches', id)
  const row = await tx
    .updateTable('branches')
    .set({ name, address1, address2, city, state, pincode })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const changes = changesBetween(presentBranch(before), presentBranch(row))
  await recordEdit(tx, ctx, { subject: 'branch', id, action: 'edited', changes })
  return presentBranch(row)
}
