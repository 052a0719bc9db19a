import type { SelectQueryBuilder } from 'kysely'
import { adminLists } from '#contract/views/list-names.ts'
import type { Actor } from '../../actor.ts'
import type { Db } from '../../db/connect.ts'
import type { DB } from '../../db/schema.generated.ts'

/** Selects the views that the actor may see: the own ones, and the shared ones of the lists of its role. */
export function visibleViews(db: Db, { role, userId }: Actor): SelectQueryBuilder<DB, 'saved_views', object> {
  const views = db
    .selectFrom('saved_views')
    .where((eb) => eb.or([eb('saved_views.user_id', '=', userId), eb('saved_views.is_shared', '=', true)]))
  return role === 'superadmin' ? views : views.where('saved_views.list', 'not in', adminLists)
}
