import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Db } from '../../db/connect.ts'
import { batchLoader } from '../../db/fast/batch-loader.ts'
import { assignmentOfCase } from './case-assignment.ts'
import { visibleCases } from './scope.ts'

/** What says which cases an actor may see. */
export type Scope = Pick<Actor, 'role' | 'userId' | 'clientId'>

/** The name of a firm of the outer query's `cases` row. By subquery: PostgreSQL would join it by hashing all firms. */
const firmName = (db: Db, column: 'cases.hpt_id' | 'cases.hpa_id') =>
  db.selectFrom('firms').select('firms.name').where('firms.id', '=', sql.ref<string>(column)).$asScalar().$notNull()

/** Reads the cases that an actor may see. By `in`: for `any()` PostgreSQL plans the joins anew each time. */
const selectCases = (db: Db, actor: Scope, column: 'id' | 'case_no', values: readonly string[]) =>
  visibleCases(db, actor)
    .where(`cases.${column}`, 'in', values)
    .innerJoin('users as creator', 'creator.id', 'cases.created_by')
    .leftJoinLateral(assignmentOfCase(db), (join) => join.onTrue())
    .selectAll(['cases', 'assigned'])
    .select([
      'creator.first_name as creator_first_name',
      'creator.last_name as creator_last_name',
      'creator.employee_code as creator_employee_code',
      firmName(db, 'cases.hpt_id').as('hpt_name'),
      firmName(db, 'cases.hpa_id').as('hpa_name'),
    ])
    .execute()

export type FoundCase = Awaited<ReturnType<typeof selectCases>>[number]

/** A case that an actor opens. */
interface Opening {
  actor: Scope
  column: 'id' | 'case_no'
  value: string
}

/** Opening a case is the most frequent read: cases that one user opens at the same moment share a statement. */
const findOpened = batchLoader(async (db: Db, openings: readonly Opening[]) => {
  const found = new Map<Opening, FoundCase | undefined>()
  const groups = Map.groupBy(openings, ({ actor, column }) => [actor.userId, column].join(' '))
  await Promise.all(
    [...groups.values()].map(async (group) => {
      const [{ actor, column }] = group as [Opening, ...Opening[]] // a group is never empty
      const rows = await selectCases(db, actor, column, [...new Set(group.map(({ value }) => value))])
      const byValue = new Map(rows.map((row) => [row[column], row]))
      for (const opening of group) found.set(opening, byValue.get(opening.value))
    }),
  )
  return openings.map((opening) => found.get(opening))
})

/** The case of an id or a CaseNo; undefined when it is not the actor's. */
export const findCase = (db: Db, actor: Scope, idOrNo: string): Promise<FoundCase | undefined> =>
  findOpened(db, { actor, column: idOrNo.startsWith('VR-') ? 'case_no' : 'id', value: idOrNo })
