import { chmodSync, chownSync } from 'node:fs'
import { chown, lchown, readdir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { canEnter, readerUser } from '../embedded-postgres/system-user.ts'

/**
 * The system user of the processes that read files of untrusted senders, where the portal runs as root. A
 * process works inside `root`, the folder of temporary files, and reaches only the folder of its task.
 */
export interface ReaderUser {
  root: string
  /** The parameters of a program that becomes this user. */
  ids: string[]
  /** Opens `root` to the user. */
  openRoot(): void
  /** Returns a folder in `root` as the process names it: it may not enter the folders above. */
  pathOf(folder: string): string
  /** Gives a folder with its files to the user. */
  lend(folder: string): Promise<void>
  /** Takes the folder back, and removes all but plain files: a link could lead the portal to another file. */
  takeBack(folder: string): Promise<void>
}

/** Whether the portal may change users; a process that tries it finds out, once. */
let mayChange: boolean | undefined

/** Returns the user, or null where the portal does not run as root or may not change users. */
export function createReaderUser(root: string): ReaderUser | null {
  const user = readerUser()
  mayChange ??= canEnter(user, '/')
  if (!user || !mayChange) return null
  const { uid, gid } = user
  return {
    root,
    ids: [String(uid), String(gid)],
    openRoot() {
      chownSync(root, -1, gid)
      chmodSync(root, 0o710)
    },
    pathOf: (folder) => relative(root, folder),
    async lend(folder) {
      if (!folder.startsWith(root + sep)) throw new Error('only temporary files are lent')
      for (const name of await readdir(folder)) await lchown(join(folder, name), uid, gid)
      await chown(folder, uid, gid)
    },
    async takeBack(folder) {
      await chown(folder, 0, 0)
      for (const entry of await readdir(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name)
        if (entry.isFile()) await lchown(path, 0, 0)
        else await rm(path, { recursive: true, force: true })
      }
    },
  }
}
