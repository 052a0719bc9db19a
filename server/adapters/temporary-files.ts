import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that exist while a request is answered: uploads that arrive, parts of a file that is made. */
export interface TemporaryFiles {
  /** Runs `work` with the path of a file that it may create, and removes the file afterwards. */
  use<T>(work: (path: string) => Promise<T>): Promise<T>
  /** Returns the path of a file that the caller may create and removes. */
  path(): Promise<string>
  /** Removes files that a killed process left before `before`; returns their number. */
  removeOld(before: Date): Promise<number>
}

/** Returns temporary files in a folder of their own, which no other user of the machine can read. */
export function temporaryFiles(folder: string): TemporaryFiles {
  const path = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return join(folder, randomUUID())
  }
  return {
    path,
    async use(work) {
      const file = await path()
      try {
        return await work(file)
      } finally {
        await rm(file, { force: true })
      }
    },
    removeOld: (before) => removeOldFiles(folder, before),
  }
}

/** Removes the files of a folder that were last changed before `before`; returns their number. */
export async function removeOldFiles(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let count = 0
  for (const name of names) {
    const path = join(folder, name)
    const { mtime } = await stat(path).catch(() => ({ mtime: before }))
    if (mtime >= before) continue
    await rm(path, { force: true })
    count += 1
  }
  return count
}
