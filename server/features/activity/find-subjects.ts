import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import { type ActivityKind, activityKinds } from '#contract/activity/activity-actions.ts'
import type { Db } from '../../db/connect.ts'
import type { DB } from '../../db/schema.generated.ts'
import { likeAnywhere } from '../../http/listing.ts'

/** A text that matches more subjects of a kind than this is too unspecific as a filter. */
const MOST = 500

type Finder = (db: Db, pattern: string) => Promise<{ id: string }[]>

/** Selects clients by firm, name or e-mail. */
const clientsLike = (db: Db, pattern: string) =>
  db
    .selectFrom('clients')
    .select('id')
    .where(sql<SqlBool>`concat_ws(' ', firm_name, first_name, last_name, email) ilike ${pattern}`)
    .limit(MOST)

/**
 * How the subjects of each kind are found by text: by their own names, and bills and payments by the
 * client's.
 */
const finders: Record<Exclude<ActivityKind, 'setting'>, Finder> = {
  case: (db, pattern) =>
    db
      .selectFrom('cases')
      .select('id')
      .where('search_text', 'like', sql<string>`upper(${pattern})`)
      .limit(MOST)
      .execute(),
  payment: (db, pattern) =>
    db
      .selectFrom('payments')
      .select('id')
      .where('client_id', 'in', clientsLike(db, pattern))
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute(),
  bill: (db, pattern) =>
    db.selectFrom('bills').select('id').where('client_id', 'in', clientsLike(db, pattern)).limit(MOST).execute(),
  client: (db, pattern) => clientsLike(db, pattern).execute(),
  user: (db, pattern) =>
    db
      .selectFrom('users')
      .select('id')
      .where(sql<SqlBool>`concat_ws(' ', first_name, last_name, email, employee_code) ilike ${pattern}`)
      .limit(MOST)
      .execute(),
  branch: (db, pattern) =>
    db
      .selectFrom('branches')
      .select('id')
      .where(sql<SqlBool>`concat_ws(' ', name, branch_code) ilike ${pattern}`)
      .limit(MOST)
      .execute(),
  firm: (db, pattern) => db.selectFrom('firms').select('id').where('name', 'ilike', pattern).limit(MOST).execute(),
  rto: (db, pattern) =>
    db.selectFrom('rtos').select('id').where('display_name', 'ilike', pattern).limit(MOST).execute(),
  document: (db, pattern) =>
    db.selectFrom('documents').select('id').where('name', 'ilike', pattern).limit(MOST).execute(),
  mail: (db, pattern) =>
    db.selectFrom('deliveries').select('id').where('recipient', 'ilike', pattern).limit(MOST).execute(),
}

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
    const rows = await finders[one](db, pattern)
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
