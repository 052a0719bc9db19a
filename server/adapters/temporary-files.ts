import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Files that exist while a request is answered: uploads that arrive, parts of a file that is made. */
export interface TemporaryFiles {
  /** Runs `work` with an empty folder, and removes the folder afterwards. */
  use<T>(work: (folder: string) => Promise<T>): Promise<T>
  /**
   * Runs `work` with an empty folder, and returns the file that it names as a stream. The folder is removed at
   * once: the file lasts as long as the stream.
   */
  stream(work: (folder: string) => Promise<string>): Promise<Readable>
  /** Makes an empty folder, which the caller removes. */
  makeFolder(): Promise<string>
  /** Removes folders that a killed process left before `before`; returns their number. */
  removeOld(before: Date): Promise<number>
}

/** Returns temporary files below a folder of their own, which no other user of the machine can read. */
export function temporaryFiles(root: string): TemporaryFiles {
  const makeFolder = async () => {
    await mkdir(root, { recursive: true, mode: 0o700 })
    return mkdtemp(join(root, 'work-'))
  }
  const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
    const folder = await makeFolder()
    try {
      return await work(folder)
    } finally {
      await rm(folder, { force: true, recursive: true })
    }
  }
  return {
    makeFolder,
    use: inFolder,
    stream: (work) =>
      inFolder(async (folder) => {
        const file = createReadStream(await work(folder))
        await once(file, 'open')
        return file
      }),
    removeOld: (before) => removeOldEntries(root, before),
  }
}

/**
 * Removes the files and folders of a folder that were last changed before `before`, those whose names begin with `start`;
 * returns their number.
 */
export async function removeOldEntries(folder: string, before: Date, start = ''): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(start))
  let count = 0
  for (const name of names) {
    const path = join(folder, name)
    const { mtime } = await stat(path).catch(() => ({ mtime: before }))
    if (mtime >= before) continue
    await rm(path, { force: true, recursive: true })
    count += 1
  }
  return count
}
