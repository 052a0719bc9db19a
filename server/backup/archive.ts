import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { StartError } from '../start-error.ts'

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
