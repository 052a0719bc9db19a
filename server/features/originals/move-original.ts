import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import type { originalEndpoints as calls, Original, Signature } from '#contract/originals/original.ts'
import {
  type HandOverProof,
  isSigning,
  MAX_ORIGINALS,
  type OriginalHolder,
} from '#contract/originals/original-values.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history/history.ts'
import { badRequest, conflict, notFound } from '../../http/errors.ts'
import { countRows } from '../../http/listing.ts'
import { lockCase } from '../cases/scope.ts'
import { getPhoto } from '../files/proof.ts'
import { isUndoable, originalRows, presentOriginal } from './present.ts'
import { visibleOriginals } from './scope.ts'

/** Enters an original of a case. 404 for a case that the actor may not see, 400 for an unknown employee, 409 beyond 40. */
export async function receiveOriginal(tx: Tx, ctx: Context, input: Input<typeof calls.receive>): Promise<Original> {
  const { actor, now } = ctx
  const { id: caseId } = await lockCase(tx, actor, input.caseId)
  const employeeId = await getRunner(tx, input.employeeId)
  const present = tx.selectFrom('originals').where('case_id', '=', caseId)
  if ((await countRows(present)) >= MAX_ORIGINALS) throw conflict('originals.tooMany')
  const id = newId()
  await tx
    .insertInto('originals')
    .values({
      id,
      case_id: caseId,
      kind: input.kind,
      note: input.note,
      given_by: input.from,
      name: input.giver,
      client_id: await dealerOf(tx, caseId),
      received_at: now.toISOString(),
    })
    .execute()
  const holder = employeeId ? 'employee' : 'office'
  await append(tx, ctx, { id, caseId, kind: input.kind, from: null }, 'original received', { holder, employeeId })
  return readOriginal(tx, ctx, id)
}

/**
 * Hands an original on. 404 for one that the actor may not see; 409 if it has another last entry than the actor has seen, or
 * is there already; 400 for an unknown employee and a photo that is not the actor's own.
 */
export async function handOver(tx: Tx, ctx: Context, input: Input<typeof calls.handOver>): Promise<Original | null> {
  const { holder, handedTo, signature, note } = input
  const before = await lockOriginal(tx, ctx, input)
  const employeeId = await getRunner(tx, input.employeeId)
  if (!isSigning(holder) && before.holder === holder && before.employee_id === employeeId)
    throw conflict('originals.alreadyThere')
  const slipId = await getPhoto(tx, ctx, input.slipUrl, { field: 'slipUrl', message: 'originals.slipNotYours' })
  const proof: HandOverProof | null = signature ? 'drawn' : slipId ? 'photo' : input.isOnPaper ? 'paper' : null
  const moveId = await append(tx, ctx, { ...before, from: before.holder }, 'original handed over', {
    ...{ holder, employeeId, note, proof },
    handed_to: handedTo,
    slip_id: slipId,
  })
  if (signature) {
    const sealed = ctx.keys.encrypt('signature', moveId, pathOf(signature))
    await tx
      .insertInto('signatures')
      .values({ move_id: moveId, ...sealed })
      .execute()
  }
  return findOriginal(tx, ctx, before.id)
}

/**
 * Takes the last entry of an original back by a further one, which says what the one before said; the first entry by one that
 * says that it was a mistake. The same refusals, and 409 where the actor may not take it back.
 */
export async function undoMove(tx: Tx, ctx: Context, input: Input<typeof calls.undo>): Promise<Original | null> {
  const before = await lockOriginal(tx, ctx, input)
  if (!isUndoable(ctx, before)) throw conflict('originals.notUndoable')
  const [former] = await tx
    .selectFrom('original_moves')
    .select(['holder', 'employee_id as employeeId', 'handed_to', 'proof'])
    .where('original_id', '=', before.id)
    .where('id', '<>', before.move_id)
    .orderBy('seq', 'desc')
    .limit(1)
    .execute()
  const said = former ?? { holder: null, employeeId: null }
  await append(tx, ctx, { ...before, from: before.holder }, 'original entry taken back', {
    ...said,
    undoes: before.move_id,
  })
  return findOriginal(tx, ctx, before.id)
}

/** Locks an original, and returns it with its last entry. 409 unless that is the one that the actor has seen. */
async function lockOriginal(tx: Tx, { actor }: Context, { id, lastMoveId }: { id: string; lastMoveId: string }) {
  const visible = visibleOriginals(tx, actor).where('originals.id', '=', id)
  const found = await visible.select('originals.id').executeTakeFirst()
  if (!found) throw notFound('originals.unknown')
  await tx.selectFrom('originals').select('id').where('id', '=', id).forUpdate().execute()
  // A statement of its own, which sees what was committed before the lock.
  const locked = await visible
    .select(['originals.id', 'originals.case_id as caseId', 'originals.kind', 'last_move.id as move_id'])
    .select(['last_move.holder', 'last_move.employee_id', 'last_move.undoes', 'moved_by', 'moved_at'])
    .executeTakeFirst()
  if (!locked || locked.move_id !== lastMoveId) throw conflict('originals.movedMeanwhile')
  return locked
}

/** Returns the id of an active employee, or null where none is named; 400 for anybody else. */
async function getRunner(tx: Tx, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null
  const runner = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'employee')
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!runner) throw badRequest({ employeeId: 'originals.whichEmployee' })
  return runner.id
}

/** Returns the dealer to whom a case is assigned, or null. */
async function dealerOf(tx: Tx, caseId: string): Promise<string | null> {
  const assigned = await tx
    .selectFrom('case_assignments')
    .select('client_id')
    .where('case_id', '=', caseId)
    .executeTakeFirst()
  return assigned?.client_id ?? null
}

interface NewMove {
  holder: OriginalHolder | null
  employeeId: string | null
  handed_to?: string | null
  proof?: HandOverProof | null
  slip_id?: string | null
  note?: string | null
  undoes?: string
}

interface Moved {
  id: string
  caseId: string
  kind: string
  from: OriginalHolder | null
}

type MoveAction = 'original received' | 'original handed over' | 'original entry taken back'

/** Appends an entry to the register and to the history of the case, which names no person. Returns the id of the entry. */
async function append(tx: Tx, ctx: Context, moved: Moved, action: MoveAction, move: NewMove): Promise<string> {
  const { employeeId, ...columns } = move
  const id = newId()
  await tx
    .insertInto('original_moves')
    .values({
      ...columns,
      id,
      original_id: moved.id,
      employee_id: employeeId,
      client_id: await dealerOf(tx, moved.caseId),
      moved_by: ctx.actor.userId,
      moved_at: ctx.now.toISOString(),
    })
    .execute()
  await record(tx, ctx, {
    subject: 'case',
    id: moved.caseId,
    action,
    changes: {
      original: { from: null, to: moved.kind },
      originalHolder: { from: moved.from, to: columns.holder },
    },
  })
  return id
}

/** Writes the path of a signature from its points. */
const pathOf = (strokes: Signature): string =>
  strokes.map((points) => `M${points.map((point) => point.join()).join('L')}`).join('')

const findOriginal = async (tx: Tx, ctx: Context, id: string): Promise<Original | null> => {
  const row = await originalRows(tx, ctx).where('originals.id', '=', id).executeTakeFirst()
  return row ? presentOriginal(ctx, row) : null
}

async function readOriginal(tx: Tx, ctx: Context, id: string): Promise<Original> {
  return presentOriginal(ctx, await originalRows(tx, ctx).where('originals.id', '=', id).executeTakeFirstOrThrow())
}
