import { sql } from 'kysely'
import { daysBetween, officeDay } from '#contract/dates.ts'
import { HOUR } from '#contract/durations.ts'
import type { Original } from '#contract/originals/original.ts'
import { type OriginalHolder, OVERDUE_DAYS } from '#contract/originals/original-values.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { visibleOriginals } from './scope.ts'

/** Whether we still hold an original although its file has been done for too long; `today` is an IST day. */
export const isOverdue = (today: string) => sql<boolean>`(last_move.holder in ('office', 'employee')
  and (cases.stage = 'handedOver' or cases.closed_at is not null)
  and (coalesce(cases.closed_at, cases.stage_since) at time zone 'Asia/Kolkata')::date < ${today}::date - ${OVERDUE_DAYS}::int)`

/** The originals that the actor may see, with the columns of their answer. */
export const originalRows = (db: Db, { actor, today }: Pick<Context, 'actor' | 'today'>) =>
  visibleOriginals(db, actor)
    .leftJoin('users as runner', 'runner.id', 'last_move.employee_id')
    .select([
      'originals.id',
      'originals.kind',
      'originals.note',
      'originals.case_id as caseId',
      'originals.given_by',
      'originals.name',
      'originals.received_at',
      'cases.case_no',
      'cases.vehicle_no',
      'cases.created_by',
      'last_move.id as move_id',
      'last_move.holder',
      'last_move.proof',
      'last_move.moved_at',
      'last_move.moved_by',
      'last_move.undoes',
      sql<string | null>`coalesce(last_move.handed_to, concat_ws(' ', runner.first_name, runner.last_name))`.as(
        'holder_name',
      ),
      isOverdue(today).as('is_overdue'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof originalRows>['execute']>>[number]

/** Whether the actor may take the last entry of an original back: the own of the last hour, as superadmin any; no undo. */
export const isUndoable = (
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  { moved_by, moved_at, undoes }: Pick<Row, 'moved_by' | 'moved_at' | 'undoes'>,
): boolean =>
  undoes === null &&
  (actor.role === 'superadmin' || (moved_by === actor.userId && now.getTime() - Date.parse(moved_at) <= HOUR))

/** A row as its reader sees it: a dealer gets what lies with whom, and no more. */
export function presentOriginal(ctx: Pick<Context, 'actor' | 'now' | 'today'>, row: Row): Original {
  const { actor, today } = ctx
  const seenByAll = {
    id: row.id,
    kind: row.kind,
    caseId: row.caseId,
    CaseNo: row.case_no,
    vehicleNo: row.vehicle_no,
    holder: row.holder as OriginalHolder,
    holderName: row.holder_name || null,
    since: row.moved_at,
    daysHeld: daysBetween(officeDay(new Date(row.moved_at)), today),
  }
  if (actor.role === 'client') return seenByAll
  return {
    ...seenByAll,
    note: row.note,
    from: row.given_by,
    giver: row.name,
    receivedAt: row.received_at,
    proof: row.proof,
    isOverdue: row.is_overdue,
    opensCase: actor.role === 'superadmin' || row.created_by === actor.userId,
    lastMoveId: row.move_id,
    isUndoable: isUndoable(ctx, row),
  }
}
