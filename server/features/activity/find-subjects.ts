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
): Promise<((of: OfHistory) => ExpressionWrapper<DB, 'history', SqlBool>) | null> {
  const pattern = likeAnywhere(search)
  const found: { kind: ActivityKind; ids: string[] }[] = []
  for (const one of kind ? [kind] : activityKinds) {
    if (one === 'setting') continue
    const rows = await subjects[one].find(db, pattern)
    if (rows.length > 0) found.push({ kind: one, ids: rows.map(({ id }) => id) })
  }
  if (found.length === 0) return null
  return (of) =>
    of.or(
      found.map((one) =>
        of.and([of('subject_type', '=', one.kind), of('subject_id', '=', sql<string>`any(${one.ids}::uuid[])`)]),
      ),
    )
}
