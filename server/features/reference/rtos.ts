import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import type { Listing } from '#contract/fields.ts'
import type { Rto, referenceEndpoints } from '#contract/reference/reference.ts'
import { textKey } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { lockRow } from '../../db/rows.ts'
import type { Rtos } from '../../db/schema.generated.ts'
import { changesBetween, record, recordEdit } from '../../history/history.ts'
import { conflict, detailedConflict, notFound } from '../../http/errors.ts'
import { readPage, whereContains } from '../../http/listing.ts'

const presentRto = (row: Selectable<Rtos>, proposedBy?: Rto['proposedBy']): Rto => ({
  id: row.id,
  rtoCode: row.rto_code,
  city: row.city,
  displayName: row.display_name,
  isActive: row.is_active,
  ...(proposedBy && { proposedBy }),
})

/**
 * Returns RTOs by code: all, with the proposer of one that waits to be confirmed, or the active ones, among which only its
 * proposer finds it.
 */
export async function listRtos(db: Db, { actor }: Context, selection: 'all' | 'active', listing: Listing) {
  const matches = db
    .selectFrom('rtos')
    .$if(selection === 'active', (query) =>
      query
        .where('is_active', '=', true)
        .where((eb) => eb.or([eb('proposed_by', 'is', null), eb('proposed_by', '=', actor.userId)])),
    )
    .$call(whereContains(listing.search, sql.ref('display_name')))
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

/**
 * Adds an RTO; 409 for a code in use, compared without blanks, hyphens, dots and letter case.
 */
export async function createRto(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.createRto>) {
  await requireNewCode(tx, input.rtoCode)
  const row = await tx
    .insertInto('rtos')
    .values({ id: newId(), rto_code: input.rtoCode, city: input.city, created_at: ctx.now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(tx, ctx, { subject: 'rto', id: row.id, action: 'created' })
  return presentRto(row)
}

/** Changes an RTO. Existing cases keep the former name, but for those of a proposed RTO. 404 unknown; 409 for the code of another one. */
export async function updateRto(tx: Tx, ctx: Context, input: Input<typeof referenceEndpoints.updateRto>) {
  const { id } = input
  const before = await tx
    .selectFrom('rtos')
    .selectAll()
    .select(sql<boolean>`code_key = plate_key(${input.rtoCode})`.as('isSameCode'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound())
  if (!before.isSameCode) await requireNewCode(tx, input.rtoCode)
  const row = await tx
    .updateTable('rtos')
    .set({ rto_code: input.rtoCode, city: input.city })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { proposed_by, display_name } = before
  if (proposed_by !== null) await renameInCases(tx, ctx, { proposed_by, display_name }, row.display_name)
  const changes = changesBetween(presentRto(before), presentRto(row))
  await recordEdit(tx, ctx, { subject: 'rto', id, action: 'edited', changes })
  return presentRto(row)
}

/** Returns the RTO with this code, compared without blanks, hyphens, dots and letter case. */
const rtoOfCode = (tx: Tx, rtoCode: string) =>
  tx
    .selectFrom('rtos')
    .select(['id', 'display_name', 'is_active', 'proposed_by'])
    .where('code_key', '=', sql<string>`plate_key(${rtoCode})`)
    .executeTakeFirst()

/** Throws 409 for a code in use; the unique index decides between two new ones at once. */
async function requireNewCode(tx: Tx, rtoCode: string): Promise<void> {
  if (await rtoOfCode(tx, rtoCode)) throw conflict('rto.codeInUse', { rtoCode: 'rto.codeInUse' })
}

type Calls = typeof referenceEndpoints

/**
 * Adds an RTO that only the cases of this employee may name until a superadmin confirms it. 409 for a code that is there
 * in another spelling, also switched off or proposed by somebody else; the text says whether it is offered.
 */
export async function proposeRto(tx: Tx, ctx: Context, { rtoCode, city }: Input<Calls['proposeRto']>) {
  const known = await rtoOfCode(tx, rtoCode)
  if (known) {
    const { display_name: name, is_active: isActive, proposed_by: proposer } = known
    const isOffered = isActive && (proposer === null || proposer === ctx.actor.userId)
    const text = isOffered ? textKey('rto.isOffered', { name }) : textKey('rto.isThere', { name })
    throw detailedConflict('rto.codeInUse', text, { rtoCode: text })
  }
  const row = await tx
    .insertInto('rtos')
    .values({
      id: newId(),
      rto_code: rtoCode,
      city,
      created_at: ctx.now.toISOString(),
      proposed_by: ctx.actor.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(tx, ctx, { subject: 'rto', id: row.id, action: 'proposed' })
  return presentRto(row)
}

/** Makes a proposed RTO one of the office's. 404 unknown; 409 for one that is not proposed. */
export async function confirmRto(tx: Tx, ctx: Context, { id }: Input<Calls['confirmRto']>) {
  await lockProposal(tx, id)
  const row = await tx
    .updateTable('rtos')
    .set({ proposed_by: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(tx, ctx, { subject: 'rto', id, action: 'confirmed' })
  return presentRto(row)
}

/**
 * Replaces a proposed RTO by another one, also in the cases that name it. 404 if one of them is unknown; 409 if the
 * first is not proposed or the second is.
 */
export async function mergeRto(tx: Tx, ctx: Context, { id, into }: Input<Calls['mergeRto']>) {
  const proposal = await lockProposal(tx, id)
  const target = await lockRow(tx, 'rtos', into)
  if (target.proposed_by !== null) throw conflict('rto.mergesIntoConfirmed')
  await renameInCases(tx, ctx, proposal, target.display_name)
  await tx.deleteFrom('rtos').where('id', '=', id).execute()
  const changes = changesBetween({ proposal: proposal.display_name }, { proposal: target.display_name })
  await record(tx, ctx, { subject: 'rto', id: target.id, action: 'merged', changes })
  return presentRto(target)
}

async function lockProposal(tx: Tx, id: string) {
  const { proposed_by, ...row } = await tx
    .selectFrom('rtos')
    .selectAll()
    .where('id', '=', id)
    .forUpdate() // a case that names it is being made
    .executeTakeFirstOrThrow(() => notFound())
  if (proposed_by === null) throw conflict('rto.notProposed')
  return { ...row, proposed_by }
}

/** Gives a proposed RTO another name in the cases of its proposer, which are the only ones that can have it. */
async function renameInCases(
  tx: Tx,
  ctx: Context,
  proposal: { display_name: string; proposed_by: string },
  name: string,
): Promise<void> {
  const old = proposal.display_name
  const cases = await tx
    .selectFrom('cases')
    .select(['id', 'version', 'from_rto', 'to_rto'])
    .where('created_by', '=', proposal.proposed_by)
    .where((eb) => eb.or([eb('from_rto', '=', old), eb('to_rto', '=', old)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, version, ...before } of cases) {
    const after = {
      from_rto: before.from_rto === old ? name : before.from_rto,
      to_rto: before.to_rto === old ? name : before.to_rto,
    }
    await tx
      .updateTable('cases')
      .set({ ...after, version: version + 1, updated_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .execute()
    const changes = changesBetween(
      { fromRTO: before.from_rto, toRTO: before.to_rto },
      { fromRTO: after.from_rto, toRTO: after.to_rto },
    )
    await record(tx, ctx, { subject: 'case', id, action: 'edited', changes })
  }
}
