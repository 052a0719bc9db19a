import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { messages } from '#contract/messages.ts'
import type { Deps } from '../deps.ts'
import { requireUploadRate } from './body-timeouts.ts'
import { badRequest, HttpError } from './errors.ts'

/**
 * Reads the form field `file`, or null when the form has none, and keeps its bytes in memory until
 * `handle` is done.
 */
export type FormFileReader = <T>(
  request: FastifyRequest,
  owner: string,
  handle: (bytes: Buffer | null, name: string) => Promise<T>,
) => Promise<T>

/**
 * Returns a reader of forms whose memory is bounded, for all requests and per owner. The announced size
 * counts, before a byte is read, so that a refused file takes no memory. 503 beyond the bounds, 413 for
 * a file above 10 MB, 400 for any other form.
 */
export function formFileReader(deps: Pick<Deps, 'bounds' | 'metrics'>): FormFileReader {
  const { held, upload } = deps.bounds
  const heldBy = new Map<string, number>()
  let heldByAll = 0
  /** Adds to the bytes that are reserved; negative when they are released. */
  const count = (owner: string, bytes: number) => {
    const ofOne = (heldBy.get(owner) ?? 0) + bytes
    heldByAll += bytes
    if (ofOne > 0) heldBy.set(owner, ofOne)
    else heldBy.delete(owner)
    return ofOne <= held.ofOne && heldByAll <= held.bytes
  }

  return async (request, owner, handle) => {
    const size = Math.min(Number(request.headers['content-length'] ?? upload.bytes), upload.bytes)
    try {
      if (!count(owner, size))
        throw new HttpError(503, messages.general.unavailable, { retryAfter: 5, bound: 'held_bytes' })
      const stopWatching = requireUploadRate(request, deps)
      // The system provides memory only as bytes are written.
      const file = await readFile(request, upload.bytes, Buffer.allocUnsafeSlow(size)).finally(stopWatching)
      return await handle(file?.bytes ?? null, file?.name ?? '')
    } finally {
      count(owner, -size)
      passOver(request)
    }
  }
}

interface FormFile {
  bytes: Buffer | null
  name: string
}

async function readFile(request: FastifyRequest, maxBytes: number, room: Buffer): Promise<FormFile | null> {
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1 } })) {
      if (part.type !== 'file' || part.fieldname !== 'file')
        throw badRequest({ [part.fieldname]: messages.fields.notKnown })
      return { bytes: await readPart(part, room), name: part.filename }
    }
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (/^FST_(?:PARTS|FILES|FIELDS)_LIMIT$/.test(code)) throw badRequest({ file: messages.upload.noFile })
    if (error instanceof HttpError || code) throw error
    // An error of the form parser is the sender's mistake.
    throw badRequest({ file: messages.upload.noFile })
  }
}

/**
 * Reads a file. Not by `toBuffer()`, which checks the limit only between chunks and briefly holds a
 * file twice.
 */
async function readPart({ file }: MultipartFile, room: Buffer): Promise<Buffer | null> {
  let size = 0
  for await (const chunk of file as AsyncIterable<Buffer>) size += chunk.copy(room, size)
  if (file.truncated) throw new HttpError(413, messages.payments.tooLarge, { bound: 'upload_bytes' })
  return size > 0 ? room.subarray(0, size) : null
}

/** Discards the rest of a refused form; its connection would otherwise stay half read. */
function passOver({ raw }: FastifyRequest): void {
  if (raw.readableEnded) return
  raw.unpipe()
  raw.resume()
}
