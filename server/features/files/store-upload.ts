import { createHash, randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, HttpError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { fileAddress } from './file-address.ts'
import { toCleanJpeg } from './image.ts'

/**
 * Takes in an image (contract section 3): decoded, cleaned and kept as a file first, then as a row, so that no row is
 * ever without its file. 400 without a file or for a broken image, 413 too large, 415 not an image, 503 too many at once.
 */
export const storeUpload = (db: Db, call: RequestContext<typeof fileEndpoints.upload>) =>
  call.file(async (original) => {
    if (!original) throw badRequest({ file: messages.upload.noFile })
    return keep(db, call, original, await toCleanJpeg(call.deps, original, call.actor.userId))
  })

async function keep(db: Db, call: RequestContext<typeof fileEndpoints.upload>, original: Buffer, image: Buffer) {
  const { actor, deps, now } = call
  const key = `${randomBytes(16).toString('hex')}.jpg`
  await putFile(deps, key, image)

  const row = {
    id: newId(),
    user_id: actor.userId,
    file_key: key,
    bytes: image.length,
    // Of the bytes as they came, by which the same proof sent twice is recognised.
    sha256: createHash('sha256').update(original).digest(),
    created_at: now.toISOString(),
  }
  let mayBeCommitted = false
  try {
    await inTransaction(db, async (tx) => {
      mayBeCommitted = false
      await tx.insertInto('uploads').values(row).execute()
      mayBeCommitted = true
    })
  } catch (error) {
    // When only the commit's answer was lost, the row may be there; a file too many does no harm.
    if (!mayBeCommitted) await deps.files.remove(key).catch(() => {})
    throw error
  }
  return { url: fileAddress(deps.keys, row.id, now) }
}

/** A full disk passes through (507); a store that is away is 503 and worth another try. */
async function putFile({ files, log }: Deps, key: string, bytes: Buffer): Promise<void> {
  try {
    await files.put(key, bytes)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error
    log.error({ err: error }, 'a file could not be stored')
    throw new HttpError(503, messages.general.unavailable, { retryAfter: 5 })
  }
}
