import { type SqlBool, sql } from 'kysely'
import type { TextName } from '#contract/texts/translate.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { badRequest } from '../../http/errors.ts'
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

/** The condition that an upload proves something that stays: a payment, a hand-over of an original, or an expense. */
export const isProof = sql<SqlBool>`(exists (select from payments where proof_id = uploads.id)
  or exists (select from original_moves where slip_id = uploads.id)
  or exists (select from cash_entries where photo_id = uploads.id))`

/**
 * Returns the id of a photo that an entry of a book names, or null without one. 400 unless it is an upload of the user's own,
 * by an address that this office signed, which proves nothing yet.
 */
export async function getPhoto(
  tx: Tx,
  { actor, keys, config }: Context,
  url: string | null,
  { field, message }: { field: string; message: TextName },
): Promise<string | null> {
  if (url === null) return null
  const id = uploadIdOfAddress(keys, config.PUBLIC_URL, url)
  const upload =
    id &&
    (await tx
      .selectFrom('uploads')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .where(sql<SqlBool>`not ${isProof}`)
      .forKeyShare()
      .executeTakeFirst())
  if (!upload) throw badRequest({ [field]: message })
  return upload.id
}
