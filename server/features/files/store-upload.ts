import { createHash, randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, HttpError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { fileAddress } from './file-address.ts'
import { reencodeAsJpeg } from './reencode-image.ts'

/**
 * Stores an image (contract section 3): decoded and cleaned, first as a file and then as a row, so
 * that no row lacks its file. 400 without a file or for a broken image, 413 too large, 415 not an
 * image, 503 too many at once.
 */
export const storeUpload = (deps: Deps, request: RequestContext<typeof fileEndpoints.upload>) =>
  request.file(async (original) => {
    if (!original) throw badRequest({ file: messages.upload.noFile })
    return keep(deps, request, original, await reencodeAsJpeg(deps, original, request.actor.userId))
  })

async function keep({ database, files }: Deps, { actor, now, keys, log }: Context, original: Buffer, image: Buffer) {
  const key = `${randomBytes(16).toString('hex')}.jpg`
  await putFile({ files, log }, key, image)

  const row = {
    id: newId(),
    user_id: actor.userId,
    file_key: key,
    bytes: image.length,
    // The hash of the original bytes, which detects that a proof is sent twice.
    sha256: createHash('sha256').update(original).digest(),
    created_at: now.toISOString(),
  }
  let mayBeCommitted = false
  try {
    await inTransaction(database.db, async (tx) => {
      mayBeCommitted = false
      await tx.insertInto('uploads').values(row).execute()
      mayBeCommitted = true
    })
  } catch (error) {
    // When only the answer to the commit was lost, the row may exist; a superfluous file does no harm.
    if (!mayBeCommitted) await files.remove(key).catch(() => {})
    throw error
  }
  return { url: fileAddress(keys, row.id, now) }
}

/**
 * Stores the file; a full disk stays an error of its own (507), an unreachable store is 503 and worth
 * a retry.
 */
async function putFile({ files, log }: Pick<Deps, 'files' | 'log'>, key: string, bytes: Buffer): Promise<void> {
  try {
    await files.put(key, bytes)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error
    log.error({ err: error }, 'a file could not be stored')
    throw new HttpError(503, messages.general.unavailable, { retryAfter: 5 })
  }
}
