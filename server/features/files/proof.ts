import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { uploadIdOfAddress } from './file-address.ts'

/**
 * Returns the upload that a payment names as its proof, or null: it must be the user's own, by an
 * address that this office signed. A failed payment keeps its proof, so that cannot be used again.
 */
export async function findProof(
  tx: Tx,
  { actor, keys, config }: Context,
  url: string | null,
): Promise<{ id: string; isUsed: boolean } | null> {
  const id = url && uploadIdOfAddress(keys, config.PUBLIC_URL, url)
  if (!id) return null
  const upload = await tx
    .selectFrom('uploads')
    .leftJoin('payments', 'payments.proof_id', 'uploads.id')
    .select(['uploads.id', 'payments.id as payment_id'])
    .where('uploads.id', '=', id)
    .where('uploads.user_id', '=', actor.userId)
    // Locked until the payment is stored, so that cleanup does not delete it meanwhile
    // (server/jobs/cleanup.ts).
    .forKeyShare('uploads')
    .executeTakeFirst()
  return upload ? { id: upload.id, isUsed: upload.payment_id !== null } : null
}
