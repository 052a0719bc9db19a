import type { Db } from '../../db/connect.ts'
import type { Changes } from '../../events.ts'

/** Returns the names of the financiers whose ids occur in some changes of cases; an office has some dozens of them. */
export async function firmNames(db: Db, changes: readonly Changes[]): Promise<Map<unknown, string>> {
  const ids = changes.flatMap(({ hptId, hpaId }) => [hptId?.from, hptId?.to, hpaId?.from, hpaId?.to])
  if (ids.every((id) => !id)) return new Map()
  const firms = await db.selectFrom('firms').select(['id', 'name']).execute()
  return new Map(firms.map(({ id, name }) => [id, name]))
}
