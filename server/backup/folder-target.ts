import { randomUUID } from 'node:crypto'
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { syncPath } from '../atomic-file.ts'
import type { BackupTarget, StoredFile } from './target.ts'

/** Between the name of a file and the id of the attempt to write it, until it is complete. */
const UNFINISHED = '.part-'
/** After these milliseconds an unfinished file is of a process that was killed. */
const ABANDONED = 24 * 3_600_000

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Returns the target in a folder of this machine, or of one that is mounted. */
export function folderTarget(root: string): BackupTarget {
  const touched = new Set<string>()
  return {
    name: root,
    async put(path, bytes) {
      const file = join(root, path)
      const folder = dirname(file)
      if (!touched.has(folder)) await mkdir(folder, { recursive: true, mode: 0o700 })
      touched.add(folder)
      const temporary = `${file}${UNFINISHED}${randomUUID()}`
      try {
        await writeFile(temporary, bytes, { flag: 'wx', mode: 0o600, flush: true })
        await rename(temporary, file)
      } catch (error) {
        touched.delete(folder)
        await rm(temporary, { force: true })
        throw error
      }
    },
    async flush() {
      const folders = [...touched]
      touched.clear()
      for (const folder of new Set([...folders, ...folders.map((one) => dirname(one)), root]))
        await syncPath(folder).catch((error) => {
          if (!isMissing(error)) throw error
        })
    },
    async get(path) {
      try {
        return await readFile(join(root, path))
      } catch (error) {
        if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'EISDIR') return null
        throw error
      }
    },
    async list(folder) {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch((error) => {
        if (isMissing(error)) return []
        throw error
      })
      const found: StoredFile[] = []
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const file = join(entry.parentPath, entry.name)
        const stats = await lstat(file).catch(() => null)
        if (!stats) continue
        if (!entry.name.includes(UNFINISHED))
          found.push({ path: relative(root, file).replaceAll(sep, '/'), bytes: stats.size, at: stats.mtime })
        else if (Date.now() - stats.mtimeMs > ABANDONED) await rm(file, { force: true })
      }
      return found
    },
    remove: (path) => rm(join(root, path), { force: true }),
  }
}
