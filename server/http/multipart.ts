import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

import type { Actor } from '../context/actor.ts'
import type { Deps } from '../context/deps.ts'
import { watchUploadRate } from './body-timeouts.ts'
import { badRequest, HttpError, unavailable } from './errors.ts'

export interface FileOnDisk {
  path: string
  /** The file name given by the sender. */
  name: string
  bytes: number
  sha256: Buffer
}

/** A file with the password that opens it, if it needs one. */
export interface LockedFile extends FileOnDisk {
  password?: string | undefined
}

/** A whole form; its fields are not validated yet. */
interface SavedForm {
  file: FileOnDisk | null
  fields: Record<string, unknown>
}

/** The owner that the bytes of a form count for. */
interface Owner {
  id: string
  isStaff: boolean
}

/** Returns the owner of what a caller uses: the client, for all of its users together, else the user or the network. */
export const ownerOf = (actor: Actor | null, network: string): Owner => ({
  id: actor?.clientId ?? actor?.userId ?? network,
  isStaff: actor !== null && actor.clientId === null,
})

/** Reads a form with one file, in the field `file`, and keeps the file on the disk until `handle` is done. */
export type FormReader = <T>(
  request: FastifyRequest,
  owner: Owner,
  handle: (form: SavedForm) => Promise<T>,
) => Promise<T>

/** Maximum fields of a form besides its file, and maximum bytes of a field. */
const MAX_FIELDS = 10
const MAX_FIELD_BYTES = 16_000

/**
 * Returns a reader of forms whose disk space is bounded, for all requests, all clients and per owner. The announced
 * size counts, before a byte is read, so that a refused file takes no space. 503 beyond
 * the bounds, 413 for a file above 10 MB, 400 for any other form.
 */
export function formReader(deps: Pick<Deps, 'bounds' | 'metrics' | 'temporary'>): FormReader {
  const { held, upload } = deps.bounds
  const heldBy = new Map<string, number>()
  let heldByAll = 0
  let heldByClients = 0
  /** Adds to the bytes that are reserved; negative when they are released. */
  const count = ({ id, isStaff }: Owner, bytes: number) => {
    const ofOne = (heldBy.get(id) ?? 0) + bytes
    heldByAll += bytes
    if (!isStaff) heldByClients += bytes
    if (ofOne > 0) heldBy.set(id, ofOne)
    else heldBy.delete(id)
    return ofOne <= held.ofOne && heldByAll <= held.bytes && (isStaff || heldByClients <= held.ofClients)
  }
  const reserve = async <T>(request: FastifyRequest, owner: Owner, work: () => Promise<T>) => {
    const size = Math.min(Number(request.headers['content-length'] ?? upload.bytes), upload.bytes)
    try {
      if (!count(owner, size)) throw unavailable('held_bytes')
      return await work()
    } finally {
      count(owner, -size)
      discardRest(request)
    }
  }
  /** Reads a form while the visitor sends fast enough. */
  const watched = <T>(request: FastifyRequest, read: () => Promise<T>) => {
    const stopWatching = watchUploadRate(request, deps)
    return asFormErrors(read).finally(stopWatching)
  }

  return (request, owner, handle) =>
    reserve(request, owner, () =>
      deps.temporary.use(async (folder) =>
        handle(await watched(request, () => saveForm(request, upload.bytes, join(folder, 'upload')))),
      ),
    )
}

/** Turns the errors of the form parser into 400: they are the sender's mistakes. */
async function asFormErrors<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (/^FST_(?:PARTS_LIMIT|FILES_LIMIT|FIELDS_LIMIT|PROTO_VIOLATION|INVALID_JSON_FIELD_ERROR)$/.test(code))
      throw badRequest({ file: 'attachments.noFile' })
    if (error instanceof HttpError || code) throw error
    throw badRequest({ file: 'attachments.noFile' })
  }
}

async function saveForm(request: FastifyRequest, maxBytes: number, path: string): Promise<SavedForm> {
  const form: SavedForm = { file: null, fields: {} }
  const limits = {
    fileSize: maxBytes,
    files: 1,
    fields: MAX_FIELDS,
    parts: MAX_FIELDS + 1,
    fieldSize: MAX_FIELD_BYTES,
  }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') form.fields[part.fieldname] = part.value
    else if (part.fieldname === 'file') form.file = await savePart(part, path)
    else throw badRequest({ [part.fieldname]: 'fields.notKnown' })
  }
  return form
}

/** A part of `application/octet-stream` is a file even without a name, contrary to the library's type. */
type FilePart = Pick<MultipartFile, 'file'> & { filename?: string }

async function savePart({ file, filename = '' }: FilePart, path: string): Promise<FileOnDisk | null> {
  const hash = createHash('sha256')
  let bytes = 0
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  await pipeline(file, count, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  if (file.truncated) throw tooLarge()
  return bytes > 0 ? { path, name: filename, bytes, sha256: hash.digest() } : null
}

const tooLarge = () => new HttpError(413, 'payments.tooLarge', { bound: 'upload_bytes' })

/** Discards the rest of a refused form; its connection would otherwise stay half read. */
function discardRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded) return
  raw.unpipe()
  raw.resume()
}
