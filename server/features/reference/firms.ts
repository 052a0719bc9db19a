import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import type { Listing } from '#contract/fields.ts'

import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import type { Firm, referenceEndpoints } from '#contract/reference/reference.ts'
import { nameKey } from '#contract/text.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { lockRow } from '../../db/rows.ts'
import type { Firms } from '../../db/schema.generated.ts'
import type { Changes } from '../../history/events.ts'
import { changesBetween, record, recordEdit } from '../../history/history.ts'
import { conflict } from '../../http/errors.ts'
import { readPage, whereContains } from '../../http/listing.ts'
import { lookAlikes } from './look-alikes.ts'
import { switchActive } from './switch-active.ts'

const presentFirm = (row: Selectable<Firms>, looksLike?: string): Firm => ({
  id: row.id,
  name: row.name,
  isActive: row.is_active,
  ...(looksLike !== undefined && { looksLike }),
})

/** Returns financiers by name; the superadmin's list of all also has the older name that looks the same. */
export async function listFirms(db: Db, selection: 'all' | 'active', listing: Listing) {
  const matches = db
    .selectFrom('firms')
    .$if(selection === 'active', (query) => query.where('is_active', '=', true))
    .$call(whereContains(listing.search, sql.ref('name')))
    .selectAll()
  const page = await readPage(matches, listing, { by: { name: 'name' }, first: 'name', ties: ['id'] })
  const lookAlike = selection === 'all' ? await lookAlikeFirms(db) : null
  return page.map((row) => presentFirm(row, lookAlike?.get(row.id)))
}

const lookAlikeFirms = async (db: Db) =>
  lookAlikes(await db.selectFrom('firms').select(['id', 'name']).orderBy('created_at').orderBy('id').execute())

/** Adds a financier; 409 for a name in use, compared without letter case, width and invisible characters. */
export async function createFirm(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.createFirm>) {
  const row = await tx
    .insertInto('firms')
    .values({
      id: newId(),
      name: input.name,
      name_key: nameKey(input.name),
      created_at: ctx.now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(tx, ctx, { subject: 'firm', id: row.id, action: 'created' })
  return presentFirm(row)
}

/**
 * Corrects the name of a financier, on older cases as well, because they refer to it. 404 unknown; 409
 * for the one named NA and for a name in use.
 */
export async function editFirm(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.editFirm>) {
  const { id, name } = input
  const before = await lockRow(tx, 'firms', id)
  if (before.name === NOT_FINANCED) throw conflict('firm.naKeepsName', { name: 'firm.naKeepsName' })
  const row = await tx
    .updateTable('firms')
    .set({ name, name_key: nameKey(name) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const changes = changesBetween(presentFirm(before), presentFirm(row))
  await recordEdit(tx, ctx, { subject: 'firm', id, action: 'edited', changes })
  return presentFirm(row)
}

/** Activates or deactivates a financier; the one named NA stays active. */
export async function toggleFirm(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.toggleFirm>) {
  const { firmId } = input
  const firm = await tx.selectFrom('firms').select('name').where('id', '=', firmId).executeTakeFirst()
  if (firm?.name === NOT_FINANCED) throw conflict('firm.naStays')
  return switchActive(tx, ctx, 'firms', firmId)
}

/** Returns the names of the financiers whose ids occur in some changes of cases; an office has some dozens of them. */
export async function firmNames(db: Db, changes: readonly Changes[]): Promise<Map<unknown, string>> {
  const ids = changes.flatMap(({ hptId, hpaId }) => [hptId?.from, hptId?.to, hpaId?.from, hpaId?.to])
  if (ids.every((id) => !id)) return new Map()
  const firms = await db.selectFrom('firms').select(['id', 'name']).execute()
  return new Map(firms.map(({ id, name }) => [id, name]))
}
