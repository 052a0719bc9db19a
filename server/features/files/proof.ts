import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { uploadIdOfAddress } from './file-address.ts'

/**
 * The upload that a payment names as its proof: one of this very user, by an address that this office signed, else null.
 * A payment that failed keeps its proof: used is used.
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
    // Held until the payment is made, so that it is not cleared away meanwhile (server/jobs/cleanup.ts).
    .forKeyShare('uploads')
    .executeTakeFirst()
  return upload ? { id: upload.id, isUsed: upload.payment_id !== null } : null
}
