import { chmodSync, chownSync } from 'node:fs'
import { chown, lchown, readdir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Logger } from 'pino'
import { canEnter, type SystemUser } from '../embedded-postgres/system-user.ts'
import { READER_KINDS, type ReaderKind } from './reader-ids.ts'

/**
 * The system user of the processes of one kind that read files of untrusted senders, where the portal runs as root. A
 * process works inside `root`, the folder of temporary files, and reaches only the folder of its task.
 */
export interface ReaderUser {
  root: string
  /** The parameters of a program that becomes this user. */
  ids(): string[]
  /** Opens `root` to the user. */
  openRoot(): void
  /** Returns a folder in `root` as the process names it: it may not enter the folders above. */
  pathOf(folder: string): string
  /** Gives a folder with its files to the user. */
  lend(folder: string): Promise<void>
  /** Takes the folder back, and removes all but plain files: a link could lead the portal to another file. */
  takeBack(folder: string): Promise<void>
}

export type ReaderUsers = Readonly<Record<ReaderKind, ReaderUser>>

/** Whether the portal may change users; a process that tries it finds out, once. */
let mayChange: boolean | undefined

/** Any id, to find out. */
const ANY: SystemUser = { uid: 65_519, gid: 65_519 }

/**
 * Returns a user for each kind of reader, or null where the portal does not run as root or may not change users. `firstId`
 * is asked once, when the first process starts.
 */
export function createReaderUsers(root: string, firstId: () => number, log: Pick<Logger, 'warn'>): ReaderUsers | null {
  if (process.getuid?.() !== 0) return null
  mayChange ??= canEnter(ANY, '/')
  if (!mayChange) {
    log.warn('uploaded files are read as root: this process may not change users')
    return null
  }
  let first: number | undefined
  const idAt = (at: number) => () => {
    first ??= firstId()
    return first + at
  }
  return Object.fromEntries(READER_KINDS.map((kind, at) => [kind, userOf(root, idAt(at))])) as ReaderUsers
}

function userOf(root: string, id: () => number): ReaderUser {
  return {
    root,
    ids: () => [String(id()), String(id())],
    openRoot() {
      chownSync(root, 0, 0)
      // Each may pass through to the folder of its task, and list nothing.
      chmodSync(root, 0o711)
    },
    pathOf: (folder) => relative(root, folder),
    async lend(folder) {
      if (!folder.startsWith(root + sep)) throw new Error('only temporary files are lent')
      for (const name of await readdir(folder)) await lchown(join(folder, name), id(), id())
      await chown(folder, id(), id())
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
