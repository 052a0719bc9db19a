import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import { type ActivityKind, actionsOf, activityKinds, activityLabels } from '#contract/activity/activity-actions.ts'
import type { Db } from '../../db/connect.ts'
import type { DB } from '../../db/schema.generated.ts'
import { likeAnywhere } from '../../http/listing.ts'
import { subjects } from './subjects.ts'

type OfHistory = ExpressionBuilder<DB, 'history'>

type Condition = (eb: OfHistory) => ExpressionWrapper<DB, 'history', SqlBool>

/**
 * Returns the condition that restricts the history to entries with a text: of its subject (CaseNo, plate, person, firm),
 * of its action or kind, or the name of the actor; null when there is none. Subjects and actors are looked up first, at
 * most 500 per kind, so that the history is read by its indexes. `isNarrow` tells that only subjects match.
 */
export async function entriesMatchingText(
  db: Db,
  search: string,
  kind: ActivityKind | undefined,
): Promise<{ condition: Condition; isNarrow: boolean } | null> {
  const pattern = likeAnywhere(search)
  const found: { kind: ActivityKind; ids: string[] }[] = []
  for (const subjectKind of kind ? [kind] : activityKinds) {
    if (subjectKind === 'setting') continue
    const rows = await subjects[subjectKind].find(db, pattern)
    if (rows.length > 0) found.push({ kind: subjectKind, ids: rows.map(({ id }) => id) })
  }
  const actors = (await subjects.user.find(db, pattern)).map(({ id }) => id)
  const text = search.toLowerCase()
  const actions = actionsOf(kind).filter((action) => action.toLowerCase().includes(text))
  const kinds = activityKinds.filter((one) => activityLabels[one].toLowerCase().includes(text))
  const isNarrow = actors.length + actions.length + kinds.length === 0
  if (found.length === 0 && isNarrow) return null
  const condition: Condition = (eb) =>
    eb.or([
      ...found.map((match) =>
        eb.and([eb('subject_type', '=', match.kind), eb('subject_id', '=', sql<string>`any(${match.ids}::uuid[])`)]),
      ),
      ...(actors.length > 0 ? [eb('actor_id', '=', sql<string>`any(${actors}::uuid[])`)] : []),
      ...(actions.length > 0 ? [eb('action', 'in', actions)] : []),
      ...(kinds.length > 0 ? [eb('subject_type', 'in', kinds)] : []),
    ])
  return { condition, isNarrow }
}
