import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history.ts'
import { conflict, detailedConflict, notFound } from '../../http/errors.ts'
import { presentRto } from './present.ts'
import { renameInCases } from './rename-in-cases.ts'
import { rtoOfCode } from './save-rto.ts'

type Calls = typeof referenceEndpoints

/**
 * Adds an RTO that only the cases of this employee may name until a superadmin confirms it. 409 for a code that is there
 * in another spelling, also switched off or proposed by somebody else.
 */
export async function proposeRto(tx: Tx, ctx: Context, { rtoCode, city }: Input<Calls['proposeRto']>) {
  const known = await rtoOfCode(tx, rtoCode)
  if (known) {
    const text = messages.rto.isThere(known.display_name)
    throw detailedConflict(messages.rto.codeInUse, text, { rtoCode: text })
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
 * Replaces a proposed RTO by another one, in the cases that name it, too. 404 if one of them is unknown; 409 if the first
 * is not proposed or the second is.
 */
export async function mergeRto(tx: Tx, ctx: Context, { id, into }: Input<Calls['mergeRto']>) {
  const proposal = await lockProposal(tx, id)
  const target = await tx.selectFrom('rtos').selectAll().where('id', '=', into).forUpdate().executeTakeFirst()
  if (!target) throw notFound()
  if (target.proposed_by !== null) throw conflict(messages.rto.mergesIntoConfirmed)
  await renameInCases(tx, ctx, proposal, target.display_name)
  await tx.deleteFrom('rtos').where('id', '=', id).execute()
  const changes = changesBetween({ proposal: proposal.display_name }, { proposal: target.display_name })
  await record(tx, ctx, { subject: 'rto', id: target.id, action: 'merged', changes })
  return presentRto(target)
}

async function lockProposal(tx: Tx, id: string) {
  const row = await tx.selectFrom('rtos').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  const { proposed_by } = row
  if (proposed_by === null) throw conflict(messages.rto.notProposed)
  return { ...row, proposed_by }
}
