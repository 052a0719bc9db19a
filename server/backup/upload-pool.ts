import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../adapters/files.ts'
import { ahead, readLines } from './objects.ts'
import { sha256 } from './sha256.ts'
import type { Snapshot } from './snapshot.ts'
import type { BackupTarget } from './target.ts'

/** An upload as backups know it. An upload is never changed, so one copy serves all backups. */
export interface PooledUpload {
  key: string
  bytes: number
  sha256: string
}

const KEY = /^[\da-z][\w.-]{2,99}$/i
/** Returns whether a key is safe: the portal stores uploads under such keys, and they lead out of no folder. */
export const isUploadKey = (key: string): boolean => KEY.test(key)

const poolPath = (key: string) => `files/${key.slice(0, 2)}/${key}`

export async function* uploadsOf(
  target: BackupTarget,
  { files: { lists } }: Pick<Snapshot, 'files'>,
): AsyncGenerator<PooledUpload> {
  for await (const chunk of readLines(target, lists))
    for (const line of chunk.toString().split('\n')) {
      const [key = '', bytes, sha256 = ''] = line.split('\t')
      if (isUploadKey(key)) yield { key, bytes: Number(bytes), sha256 }
    }
}

export const lineOf = ({ key, bytes, sha256 }: PooledUpload): Buffer => Buffer.from(`${key}\t${bytes}\t${sha256}\n`)

/** Returns the upload's content, or null where its copy is missing or damaged. */
export async function readUpload(
  target: BackupTarget,
  { key, sha256: expected }: PooledUpload,
): Promise<Buffer | null> {
  const bytes = await target.get(poolPath(key))
  return bytes && sha256(bytes) === expected ? bytes : null
}

interface Pooling {
  target: BackupTarget
  files: FileStore
  /** The uploads of the backup before, by key. */
  before: ReadonlyMap<string, PooledUpload>
  /** Returns whether the copy of this upload is read again now. */
  isDue(upload: PooledUpload): boolean
  /** Called for each new copy, and for each damaged one that is written again. */
  copied(bytes: number): void
  damaged(path: string): void
}

/**
 * Copies uploads that the target does not have, reads a new copy back, and yields all of them in their order. An
 * upload that neither the store nor the target has is left out.
 */
export async function* poolUploads(keys: readonly string[], pooling: Pooling): AsyncGenerator<PooledUpload> {
  const { target, before } = pooling
  const stored = new Map((await target.list('files')).map(({ path, bytes }) => [path, bytes]))
  const pool = async (key: string): Promise<PooledUpload | null> => {
    const known = before.get(key)
    if (!known || stored.get(poolPath(key)) !== known.bytes) return copy(key, pooling)
    if (!pooling.isDue(known) || (await readUpload(target, known))) return known
    pooling.damaged(poolPath(key))
    return copy(key, pooling)
  }
  for await (const upload of ahead(keys, pool, FILES_AT_ONCE)) if (upload) yield upload
}

/** Each is up to 10 MB of memory. */
const FILES_AT_ONCE = 4

async function copy(key: string, { target, files, copied }: Pooling): Promise<PooledUpload | null> {
  const stream = await files.get(key)
  if (!stream) return null
  const bytes = await buffer(stream)
  const upload = { key, bytes: bytes.length, sha256: sha256(bytes) }
  await target.put(poolPath(key), bytes)
  copied(bytes.length)
  if (!(await readUpload(target, upload))) throw new Error(`${poolPath(key)} is not read back as it was written`)
  return upload
}

/** Returns the key of an upload's copy in the pool; null for any other path. */
export const keyOfPath = (path: string): string | null => {
  const key = path.split('/').at(-1) ?? ''
  return KEY.test(key) && poolPath(key) === path ? key : null
}
