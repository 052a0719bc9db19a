import type { Tx } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'

/** Locks a service, so that its papers change one at a time. 404 for an unknown code. */
export async function lockService(tx: Tx, code: string) {
  const service = await tx.selectFrom('services').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()
  if (!service) throw notFound()
  return service
}
