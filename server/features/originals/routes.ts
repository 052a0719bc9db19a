import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import { originalEndpoints as calls, type Original, type OriginalMove } from '#contract/originals/original.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'
import { readPage, whereContains } from '../../http/listing.ts'
import { command, query, type Route } from '../../http/route.ts'
import { getVisibleCase } from '../cases/scope.ts'
import { fileAddress } from '../files/file-address.ts'
import { handOver, receiveOriginal, undoMove } from './move-original.ts'
import { isOverdue, originalRows, presentOriginal } from './present.ts'
import { visibleOriginals } from './scope.ts'

/** `GET /original/all`: searched by case, plate and the name of who holds it. */
async function listOriginals(db: Db, ctx: Context, input: Input<typeof calls.all>) {
  const { heldBy, employeeId, kind, before } = input
  const rows = originalRows(db, ctx)
    .$if(heldBy === 'us', (found) => found.where('last_move.holder', 'in', ['office', 'employee']))
    .$if(heldBy !== undefined && heldBy !== 'us', (found) =>
      found.where('last_move.holder', '=', heldBy as Exclude<typeof heldBy, 'us'> & string),
    )
    .$if(employeeId !== undefined, (found) => found.where('last_move.employee_id', '=', employeeId ?? null))
    .$if(kind !== undefined, (found) => found.where('originals.kind', '=', kind as NonNullable<typeof kind>))
    .$if(before !== null, (found) =>
      found.where(sql<boolean>`(last_move.moved_at at time zone 'Asia/Kolkata')::date <= ${before}::date`),
    )
    .$if(input.isOverdue === true, (found) => found.where(isOverdue(ctx.today)))
    .$call(
      whereContains(
        input.search,
        sql`concat_ws(E'\n', cases.case_no, cases.vehicle_no, last_move.handed_to, originals.note,
          nullif(concat_ws(' ', runner.first_name, runner.last_name), ''))`,
      ),
    )
  const page = await readPage(rows, input, {
    by: { since: 'last_move.moved_at', vehicleNo: 'cases.vehicle_no' },
    first: 'last_move.moved_at',
    ties: ['last_move.seq'],
    key: 'originals.id',
  })
  return page.map((row) => presentOriginal(ctx, row))
}

/** `GET /original/case/{caseId}`. 404 for a case that the actor may not see. */
async function originalsOfCase(db: Db, ctx: Context, { caseId }: Input<typeof calls.ofCase>): Promise<Original[]> {
  await getVisibleCase(db, ctx.actor, caseId, ['id'])
  const rows = await originalRows(db, ctx)
    .where('originals.case_id', '=', caseId)
    .orderBy('originals.received_at')
    .orderBy('originals.id')
    .execute()
  return rows.map((row) => presentOriginal(ctx, row))
}

/** `GET /original/moves/{id}`. 404 for an original that the actor may not see. */
async function movesOfOriginal(db: Db, ctx: Context, { id }: Input<typeof calls.moves>): Promise<OriginalMove[]> {
  const found = await visibleOriginals(db, ctx.actor)
    .where('originals.id', '=', id)
    .select('originals.id')
    .executeTakeFirst()
  if (!found) throw notFound('originals.unknown')
  const rows = await db
    .selectFrom('original_moves')
    .innerJoin('users as mover', 'mover.id', 'original_moves.moved_by')
    .leftJoin('users as runner', 'runner.id', 'original_moves.employee_id')
    .leftJoin('signatures', 'signatures.move_id', 'original_moves.id')
    .select(['original_moves.id', 'moved_at as at', 'holder', 'handed_to', 'note', 'proof', 'slip_id', 'undoes'])
    .select(['mover.first_name as firstName', 'mover.last_name as lastName', 'signatures.key_id', 'signatures.sealed'])
    .select(sql<string>`concat_ws(' ', runner.first_name, runner.last_name)`.as('runner'))
    .where('original_id', '=', id)
    .orderBy('seq', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: { firstName: row.firstName, lastName: row.lastName },
    holder: row.holder,
    holderName: row.handed_to ?? (row.runner || null),
    note: row.note,
    proof: row.proof,
    signature:
      row.key_id !== null && row.sealed !== null
        ? ctx.keys.decrypt('signature', row.id, { key_id: row.key_id, sealed: row.sealed })
        : null,
    photoUrl: row.slip_id && fileAddress(ctx.keys, row.slip_id, ctx.now),
    isUndo: row.undoes !== null,
  }))
}

const listRunners = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', sql<string>`concat_ws(' ', first_name, last_name)`.as('name')])
    .where('role', '=', 'employee')
    .where('is_active', '=', true)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute()

export const originalRoutes: Route[] = [
  query(calls.all, listOriginals),
  query(calls.ofCase, originalsOfCase),
  query(calls.moves, movesOfOriginal),
  query(calls.runners, listRunners),
  command(calls.receive, receiveOriginal),
  command(calls.handOver, handOver),
  command(calls.undo, undoMove),
]
