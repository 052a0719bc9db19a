import { Readable } from 'node:stream'
import type { BackupSource, Manifest, Part } from './archive.ts'
import { DamagedObject, readLines } from './objects.ts'
import type { Snapshot } from './snapshot.ts'
import type { BackupTarget } from './target.ts'
import { type PooledUpload, readUpload, uploadsOf } from './upload-pool.ts'

/** Returns a backup of a target as the parts that a restore reads; without uploads for a trial. */
export const snapshotSource = (
  target: BackupTarget,
  name: string,
  snapshot: Snapshot,
  { uploads }: { uploads: boolean },
): BackupSource => ({
  name: `${target.name} (${name})`,
  parts: () => partsOf(target, snapshot, uploads),
})

async function* partsOf(target: BackupTarget, snapshot: Snapshot, withUploads: boolean): AsyncGenerator<Part> {
  const { migrations } = snapshot
  const tables = snapshot.tables.map(({ name, columns }) => ({ name, columns }))
  yield { path: 'migrations.json', content: readable([JSON.stringify({ migrations, tables })]) }
  for (const { name, lists } of snapshot.tables)
    yield { path: `tables/${name}`, content: readable(readLines(target, lists)) }
  const files: PooledUpload[] = []
  if (withUploads)
    for await (const upload of uploadsOf(target, snapshot)) {
      const bytes = await readUpload(target, upload)
      if (!bytes) throw new DamagedObject(`files/${upload.key}`, 'is missing or not what was saved')
      files.push(upload)
      yield { path: `files/${upload.key}`, content: readable([bytes]) }
    }
  if (withUploads && files.length !== snapshot.files.count)
    throw new DamagedObject('the list of uploads', 'is not what was saved')
  const manifest: Manifest = {
    ...snapshot,
    format: 1,
    tables: snapshot.tables.map(({ lists: _lists, ...table }) => table),
    files,
  }
  yield { path: 'manifest.json', content: readable([JSON.stringify(manifest)]) }
}

const readable = (pieces: Iterable<string | Buffer> | AsyncIterable<Buffer>) =>
  Readable.from(pieces, { objectMode: false })
