import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { extract, pack } from 'tar-stream'

/** What each start creates, and what only the machine of the old office can use. */
const LEFT_OUT = /^(?:outbox|temporary|logs|portal\.lock|postgres\/(?:postmaster\.|start\.log|current_logfiles|log\/))/

/** The databases of a cluster are alike page by page, so a long memory makes one of the four that there are. */
const COMPRESSION = {
  [constants.ZSTD_c_compressionLevel]: 22,
  [constants.ZSTD_c_windowLog]: 27,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
}

/** Writes the data folder of a portal that was stopped as one small file. */
export async function packDataFolder(dataDir: string, file: string): Promise<void> {
  const archive = pack()
  const packed = buffer(archive)
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  for (const entry of entries.sort((a, b) => (join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1))) {
    const name = join(entry.parentPath, entry.name).slice(dataDir.length + 1)
    if (LEFT_OUT.test(name)) continue
    if (entry.isDirectory()) archive.entry({ name, type: 'directory', mode: 0o700 })
    else archive.entry({ name, mode: 0o600 }, await readFile(join(dataDir, name)))
  }
  archive.finalize()
  writeFileSync(file, zstdCompressSync(await packed, { params: COMPRESSION }))
}

/** Unpacks such a file into the folder of a portal, which may not exist yet. */
export async function unpackDataFolder(file: string, dataDir: string): Promise<void> {
  const params = { [constants.ZSTD_d_windowLogMax]: 27 }
  const archive = extract()
  archive.end(zstdDecompressSync(readFileSync(file), { params }))
  for await (const entry of archive) {
    const { name, type, mode } = entry.header
    const path = join(dataDir, name)
    if (type === 'directory') {
      await mkdir(path, { recursive: true, mode: mode ?? 0o700 })
      entry.resume()
    } else {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, await buffer(entry), { mode: mode ?? 0o600 })
    }
  }
}
