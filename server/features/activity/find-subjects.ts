import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import { type ActivityKind, activityKinds } from '#contract/activity/activity-actions.ts'
import type { Db } from '../../db/connect.ts'
import type { DB } from '../../db/schema.generated.ts'
import { likeAnywhere } from '../../http/listing.ts'
import { subjects } from './subjects.ts'

type OfHistory = ExpressionBuilder<DB, 'history'>

/**
 * Returns the condition that restricts the history to subjects with a text (CaseNo, plate, person,
 * firm); null when there is none. The subjects are looked up first, at most 500 per kind, so that the
 * history is read by its index and never scanned.
 */
export async function subjectsMatchingText(
  db: Db,
  search: string,
  kind: ActivityKind | undefined,
): Promise<((eb: OfHistory) => ExpressionWrapper<DB, 'history', SqlBool>) | null> {
  const pattern = likeAnywhere(search)
  const matches: { kind: ActivityKind; ids: string[] }[] = []
  for (const subjectKind of kind ? [kind] : activityKinds) {
    if (subjectKind === 'setting') continue
    const rows = await subjects[subjectKind].find(db, pattern)
    if (rows.length > 0) matches.push({ kind: subjectKind, ids: rows.map(({ id }) => id) })
  }
  if (matches.length === 0) return null
  return (eb) =>
    eb.or(
      matches.map((match) =>
        eb.and([eb('subject_type', '=', match.kind), eb('subject_id', '=', sql<string>`any(${match.ids}::uuid[])`)]),
      ),
    )
}
