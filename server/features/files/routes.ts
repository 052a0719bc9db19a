import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { fileEndpoints as calls } from '#contract/files/file-endpoints.ts'
import type { Jpeg } from '../../adapters/images.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import { badRequest } from '../../http/errors.ts'
import type { FileOnDisk } from '../../http/multipart.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { handler, type Route } from '../../http/route.ts'
import { fileAddress } from './file-address.ts'
import { kindOfFile } from './file-kind.ts'
import { reencodeImage } from './reencode-image.ts'
import { refusedFile } from './refused-file.ts'
import { storeFiles } from './store-file.ts'

/**
 * Stores an image: decoded and cleaned, first as a file and then as a row, so that no row lacks its file. 400 without a
 * file or for a broken image, 413 too large, 415 not an image, 503 too many at once.
 */
const storeUpload = (deps: Deps, request: RequestContext<typeof calls.upload>) =>
  request.form(async ({ file }) => {
    if (!file) throw badRequest({ file: 'upload.noFile' })
    const kind = await kindOfFile(file.path)
    if (!kind || kind === 'pdf') throw refusedFile('payments.imagesOnly', { status: 415 })
    const { jpeg } = await reencodeImage(deps, file.path, request.caller)
    return keep(deps, request, file, jpeg)
  })

async function keep(
  { database, files }: Deps,
  { actor, now, keys, log }: Context,
  { sha256 }: FileOnDisk,
  jpeg: Jpeg,
): Promise<{ url: string }> {
  const row = {
    id: newId(),
    user_id: actor.userId,
    file_key: `${randomBytes(16).toString('hex')}.jpg`,
    bytes: jpeg.bytes,
    // The hash of the original bytes, which detects that a proof is sent twice.
    sha256,
    created_at: now.toISOString(),
  }
  await storeFiles({ database, files, log, now }, [{ key: row.file_key, path: jpeg.path }], (tx) =>
    tx.insertInto('uploads').values(row).execute(),
  )
  return { url: fileAddress(keys, row.id, now) }
}

export const fileRoutes: Route[] = [handler(calls.upload, storeUpload)]
