import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { messages } from '#contract/messages.ts'
import type { Deps } from '../deps.ts'
import { requireUploadRate } from './body-timeouts.ts'
import { badRequest, HttpError } from './errors.ts'

/** Reads the one form field `file`, or null when the form has none, and holds its bytes until `handle` is done. */
export type FormFileReader = <T>(
  request: FastifyRequest,
  owner: string,
  handle: (bytes: Buffer | null) => Promise<T>,
) => Promise<T>

/**
 * A reader of forms that holds no more than the bounds allow, of all requests and of one owner: 503 beyond, 413 for a file
 * of more than 10 MB, 400 for any other form.
 */
export function formFileReader(deps: Pick<Deps, 'bounds' | 'metrics'>): FormFileReader {
  const { held, upload } = deps.bounds
  const heldBy = new Map<string, number>()
  let heldByAll = 0
  /** Counts bytes that came, or (below zero) that went. */
  const count = (owner: string, bytes: number) => {
    const ofOne = (heldBy.get(owner) ?? 0) + bytes
    heldByAll += bytes
    if (ofOne > 0) heldBy.set(owner, ofOne)
    else heldBy.delete(owner)
    return ofOne <= held.ofOne && heldByAll <= held.bytes
  }

  return async (request, owner, handle) => {
    let size = 0
    const hold = (bytes: number) => {
      size += bytes
      if (!count(owner, bytes))
        throw new HttpError(503, messages.general.unavailable, { retryAfter: 5, bound: 'held_bytes' })
    }
    const stopWatching = requireUploadRate(request, deps)
    try {
      const bytes = await readFile(request, upload.bytes, hold).finally(stopWatching)
      return await handle(bytes)
    } finally {
      count(owner, -size)
      passOver(request)
    }
  }
}

async function readFile(request: FastifyRequest, most: number, hold: (bytes: number) => void): Promise<Buffer | null> {
  try {
    for await (const part of request.parts({ limits: { fileSize: most, files: 1, fields: 0, parts: 1 } })) {
      if (part.type !== 'file' || part.fieldname !== 'file')
        throw badRequest({ [part.fieldname]: messages.fields.notKnown })
      return await readPart(part, roomFor(request, most), hold)
    }
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (/^FST_(?:PARTS|FILES|FIELDS)_LIMIT$/.test(code)) throw badRequest({ file: messages.upload.noFile })
    if (error instanceof HttpError || code) throw error
    // What the form parser cannot make sense of is the sender's mistake.
    throw badRequest({ file: messages.upload.noFile })
  }
}

/** Memory for a file, which costs nothing until bytes are put there. */
const roomFor = ({ headers }: FastifyRequest, most: number): Buffer =>
  Buffer.allocUnsafeSlow(Math.min(Number(headers['content-length'] ?? most), most))

/**
 * Not by `toBuffer()`: it looks between two chunks only whether there was more than may be, and for a moment it holds
 * a file twice.
 */
async function readPart({ file }: MultipartFile, room: Buffer, hold: (bytes: number) => void): Promise<Buffer | null> {
  let size = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    hold(chunk.length)
    size += chunk.copy(room, size)
  }
  if (file.truncated) throw new HttpError(413, messages.payments.tooLarge, { bound: 'upload_bytes' })
  return size > 0 ? room.subarray(0, size) : null
}

/** What is left of a form that was refused is read and dropped, or its connection would stay half read. */
function passOver({ raw }: FastifyRequest): void {
  if (raw.readableEnded) return
  raw.unpipe()
  raw.resume()
}
