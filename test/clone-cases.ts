import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { WholeDb } from '#server/db/connect.ts'
import type { MadeCase } from '#test/factories.ts'

let count = 0
/** The rows of an insert: PostgreSQL takes 65,535 parameters. */
const AT_ONCE = 500

/**
 * Copies an assigned case with its history many times, in few statements; for tests that need
 * thousands of cases, which would take minutes by the product's calls.
 */
export async function cloneAssigned(db: WholeDb, model: MadeCase, copies: number): Promise<MadeCase[]> {
  const clones = Array.from({ length: copies }, () => {
    count += 1
    return { ...model, id: newId(), assignmentId: newId(), CaseNo: `VR-8${String(count).padStart(6, '0')}` }
  })
  const stored = await db.selectFrom('cases').selectAll().where('id', '=', model.id).executeTakeFirstOrThrow()
  const { total_amount: _total, search_text: _text, services: _services, ...columns } = stored
  const assignment = await db
    .selectFrom('case_assignments')
    .selectAll()
    .where('id', '=', model.assignmentId)
    .executeTakeFirstOrThrow()
  const history = await db.selectFrom('history').selectAll().where('subject_id', '=', model.id).orderBy('seq').execute()
  for (let from = 0; from < copies; from += AT_ONCE)
    await db
      .insertInto('cases')
      .values(clones.slice(from, from + AT_ONCE).map(({ id, CaseNo }) => ({ ...columns, id, case_no: CaseNo })))
      .execute()
  await db
    .insertInto('case_assignments')
    .values(
      clones.map(({ id, assignmentId, CaseNo }) => ({ ...assignment, id: assignmentId, case_id: id, case_no: CaseNo })),
    )
    .execute()
  await db
    .insertInto('history')
    .values(
      clones.flatMap(({ id }) =>
        history.map(({ seq: _seq, ...entry }) => ({
          ...entry,
          id: newId(),
          subject_id: id,
          changes: sql<string>`${JSON.stringify(entry.changes)}::jsonb`,
        })),
      ),
    )
    .execute()
  return clones
}
