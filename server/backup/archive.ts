import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { extract, type Pack, pack } from 'tar-stream'
import { DAY } from '#contract/durations.ts'
import type { FileStore } from '../adapters/files.ts'
import { isDiskFull, removeOldEntries, syncPath } from '../adapters/local-files.ts'
import { type Connection, withClient } from '../db/connection.ts'
import { StartError } from '../start/start-error.ts'
import { beginReading, listUploads, type OfficeContent } from './office-content.ts'
import { hashingStream, sha256 } from './sha256.ts'
import type { Table } from './tables.ts'

/** The beginning of the name of a folder beside the backup, in which it is made; a killed one leaves it behind. */
const WORKSHOP = '.vehicle-portal-backup-'

/** The last part of a backup, by which a restore verifies that nothing is missing. */
export interface Manifest extends OfficeContent {
  product: 'vehicle-record-portal'
  format: 1
  madeAt: string
  tables: (Table & { rows: number; sha256: string })[]
  files: { key: string; bytes: number; sha256: string }[]
  /** The generated secret of the office, needed to decrypt its data; null where APP_SECRET is set. */
  secret: string | null
}

/**
 * Writes one file with the whole database, as of one moment, and every upload that it refers to; the
 * portal may be running. The file gets its name only once it is complete and on disk.
 */
export async function writeBackup(
  { connection, files, secret }: { connection: Connection; files: FileStore; secret: string | null },
  target: string,
  now: Date,
): Promise<Manifest> {
  await removeOldEntries(dirname(target), new Date(now.getTime() - DAY), WORKSHOP)
  const workshop = await mkdtemp(join(dirname(target), WORKSHOP))
  try {
    const unfinished = join(workshop, 'archive')
    const [manifest] = await withClient(connection, 'backup', (client) => {
      const archive = pack()
      const written = pipeline(archive, createGzip({ level: 5 }), createWriteStream(unfinished, { mode: 0o600 }))
      return Promise.all([fill(archive, client, files, workshop, secret, now), written])
    })
    await syncPath(unfinished)
    await rename(unfinished, target)
    await syncPath(dirname(target))
    return manifest
  } catch (error) {
    throw isDiskFull(error) ? new StartError(`${target} was not written: its disk is full.`, { cause: error }) : error
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

async function fill(
  archive: Pack,
  client: pg.Client,
  files: FileStore,
  workshop: string,
  secret: string | null,
  now: Date,
): Promise<Manifest> {
  const { tables, ...content } = await beginReading(client)
  const manifest: Manifest = {
    product: 'vehicle-record-portal',
    format: 1,
    madeAt: now.toISOString(),
    ...content,
    tables: [],
    files: [],
    secret,
  }
  // First, because a restore needs the tables before it reads rows.
  await entry(archive, 'migrations.json', Buffer.from(JSON.stringify({ migrations: manifest.migrations, tables })))
  for (const table of tables) manifest.tables.push({ ...table, ...(await addTable(archive, client, table, workshop)) })
  for (const key of await listUploads(client)) {
    const stream = await files.get(key)
    // The store has lost the file; the backup continues without it.
    if (!stream) continue
    const bytes = await buffer(stream)
    manifest.files.push({ key, bytes: bytes.length, sha256: sha256(bytes) })
    await entry(archive, `files/${key}`, bytes)
  }
  await entry(archive, 'manifest.json', Buffer.from(JSON.stringify(manifest)))
  archive.finalize()
  return manifest
}

/** Adds a table through a temporary file, because an archive needs the size of an entry first. */
async function addTable(archive: Pack, client: pg.Client, { name, columns }: Table, workshop: string) {
  const path = join(workshop, name)
  const copying = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
  const hashing = hashingStream()
  await pipeline(copying, hashing.stream, createWriteStream(path, { mode: 0o600 }))
  const { size } = await stat(path)
  await pipeline(createReadStream(path), archive.entry({ name: `tables/${name}`, size }))
  await rm(path)
  return { rows: copying.rowCount, sha256: hashing.digest() }
}

function entry(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, bytes, (error) => (error ? reject(error) : resolve()))
  })
}

/** A part of a backup: `migrations.json`, `tables/NAME`, `files/KEY` or, at the end, `manifest.json`. */
export interface Part {
  path: string
  content: Readable
}

/** A backup to restore. Each part must be read before the next one. */
export interface BackupSource {
  /** As people name it. */
  name: string
  parts(): AsyncIterable<Part>
}

export const archiveSource = (file: string): BackupSource => ({ name: file, parts: () => partsOf(file) })

async function* partsOf(file: string): AsyncGenerator<Part> {
  const archive = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), archive)
  // A read error also ends the loop below.
  reading.catch((error: Error) => archive.destroy(error))
  try {
    // Not Node's own stream class; pipeline accepts both.
    for await (const entry of archive) yield { path: entry.header.name, content: entry as unknown as Readable }
    await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new StartError(`${file} does not exist.`)
    throw error
  }
}
