import { createHash } from 'node:crypto'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { DAY } from '#contract/durations.ts'
import type { FileStore } from '../adapters/files.ts'
import { type Connection, withClient } from '../db/connection.ts'
import { DamagedObject, type Objects, openObjects, type Written } from './objects.ts'
import { beginReading, listUploads } from './office-content.ts'
import type { Snapshot } from './snapshot.ts'
import { listKeys, type Table } from './tables.ts'
import type { BackupTarget } from './target.ts'
import { lineOf, type PooledUpload, poolUploads, uploadsOf } from './upload-pool.ts'

export interface SavedOffice {
  connection: Connection
  files: FileStore
  /** The generated secret of the office; null where APP_SECRET is set. */
  secret: string | null
}

interface Options {
  now: Date
  /** The backup before in this target, whose uploads need no copy. */
  before: Snapshot | null
  /** Milliseconds between backups: within a day each copy of an upload is read once. */
  every: number
  signal: AbortSignal
  /** Called for a damaged copy of an upload, which is written again. */
  damaged(path: string): void
}

/**
 * Writes what changed since earlier backups into the target: pieces of tables as of one moment, and uploads. The
 * result makes a backup once it is stored.
 */
export async function writeSnapshot(
  office: SavedOffice,
  target: BackupTarget,
  options: Options,
): Promise<{ snapshot: Snapshot; written: Written }> {
  const { now, signal } = options
  const objects = await openObjects(target)
  return withClient(office.connection, 'backup', async (client) => {
    const { tables, ...content } = await beginReading(client)
    const snapshot: Snapshot = {
      product: 'vehicle-record-portal',
      format: 2,
      madeAt: now.toISOString(),
      ...content,
      tables: [],
      files: { count: 0, lists: [] },
      secret: office.secret,
    }
    const keys = await listKeys(client)
    for (const table of tables)
      snapshot.tables.push(await putTable(client, objects, table, keys.get(table.name) ?? [], signal))
    const uploads = await listUploads(client)
    await client.query('rollback') // copying files may take long, and needs no moment
    snapshot.files = await putUploads(uploads, office.files, target, objects, options)
    await target.flush()
    return { snapshot, written: objects.written }
  })
}

/** Stores the rows in the order of their key, so that a new row changes one chunk, mostly the last. */
async function putTable(
  client: pg.Client,
  objects: Objects,
  { name, columns }: Table,
  key: string[],
  signal: AbortSignal,
) {
  const ordered = [...key, ...columns.filter((column) => !key.includes(column))]
  const order = key.length > 0 ? key.join(', ') : `${pg.escapeIdentifier(name)}::text`
  const copying = client.query(
    copyTo(`copy (select ${ordered.join(', ')} from ${pg.escapeIdentifier(name)} order by ${order}) to stdout`),
  )
  const hash = createHash('sha256')
  async function* rows() {
    for await (const data of copying as AsyncIterable<Buffer>) {
      signal.throwIfAborted()
      hash.update(data)
      yield data
    }
  }
  const lists = await objects.putLines(rows(), key.length || columns.length)
  return { name, columns: ordered, rows: copying.rowCount, sha256: hash.digest('hex'), lists }
}

async function putUploads(
  keys: string[],
  files: FileStore,
  target: BackupTarget,
  objects: Objects,
  { before, now, every, signal, damaged }: Options,
): Promise<Snapshot['files']> {
  const known = await readKnown(target, before)
  const rounds = Math.max(1, Math.round(DAY / every))
  const round = Math.floor(now.getTime() / every) % rounds
  let count = 0
  async function* lines() {
    const pooled = poolUploads(keys, {
      target,
      files,
      before: known,
      isDue: ({ sha256 }) => Number.parseInt(sha256.slice(0, 8), 16) % rounds === round,
      copied(bytes) {
        objects.written.objects += 1
        objects.written.bytes += bytes
      },
      damaged,
    })
    for await (const upload of pooled) {
      signal.throwIfAborted()
      count += 1
      yield lineOf(upload)
    }
  }
  const lists = await objects.putLines(lines(), 1)
  return { count, lists }
}

/** Returns the uploads of the backup before, by key: none where their list is damaged, so that each is copied again. */
async function readKnown(target: BackupTarget, before: Snapshot | null): Promise<Map<string, PooledUpload>> {
  const known = new Map<string, PooledUpload>()
  try {
    if (before) for await (const upload of uploadsOf(target, before)) known.set(upload.key, upload)
  } catch (error) {
    if (!(error instanceof DamagedObject)) throw error
  }
  return known
}
