import { hash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { chown, lchown, readdir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Logger } from 'pino'
import { canEnter, lockMachine, SHARED, type SystemUser } from '../embedded-postgres/system-user.ts'
import { writeFileAtomic } from './local-files.ts'

/** The kinds of processes that read files of untrusted senders. Each has an id: none can look into the memory or files of another. */
export const READER_KINDS = ['images', 'sheets', 'pdfsRead', 'pdfsDrawn', 'pdfsWritten', 'papers'] as const

export type ReaderKind = (typeof READER_KINDS)[number]

/** systemd keeps these ids for users without a name: no user of a machine has one, and `setuid` needs no name. */
const [FIRST, LAST] = [61_184, 65_519]

/** How many portals of a machine have ids of their own. */
const BLOCKS = Math.floor((LAST - FIRST + 1) / READER_KINDS.length)

/** In a data folder, its first id; in the folder of all portals of the machine, that of each data folder. */
const FILE = 'reader.ids'

const REGISTRY = 'reader-ids.json'

const firstOf = (block: number) => FIRST + block * READER_KINDS.length

/** Returns the first id of a data folder as it is written there, or null. */
function writtenIn(dataDir: string): number | null {
  const file = join(dataDir, FILE)
  const first = existsSync(file) ? Number(readFileSync(file, 'utf8')) : Number.NaN
  const block = (first - FIRST) / READER_KINDS.length
  return Number.isInteger(block) && block >= 0 && block < BLOCKS ? first : null
}

function readRegistry(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {} // the first portal of the machine, or a damaged file: each data folder has its own number, too
  }
}

/**
 * Returns the first of the ids of a data folder's readers. They are chosen once, under a lock of the machine, and kept in the
 * data folder; a copy of the folder gets others. `dataDir` has no link.
 */
export function readerIds(dataDir: string, log: Pick<Logger, 'warn'>, shared = SHARED): number {
  const unlock = lockMachine(shared)
  const own = writtenIn(dataDir)
  if (!unlock) {
    const first = own ?? firstOf(Number.parseInt(hash('sha256', dataDir).slice(0, 8), 16) % BLOCKS)
    log.warn({ first, folder: shared }, 'the ids of readers cannot be compared with those of other portals')
    return first
  }
  try {
    const registry = join(shared, REGISTRY)
    const registered = readRegistry(registry)
    // A folder that was deleted, or got other ids, has none any more.
    const others = Object.entries(registered).filter(
      ([folder, first]) => folder !== dataDir && writtenIn(folder) === first,
    )
    const taken = new Set(others.map(([, first]) => first))
    const first = own !== null && !taken.has(own) ? own : lowestFree(taken)
    if (first !== own) {
      writeFileAtomic(join(dataDir, FILE), `${first}\n`)
      rmSync(join(dataDir, 'readers.passed'), { force: true }) // of the former ids (check-readers.ts)
    }
    const entries = Object.fromEntries([...others, [dataDir, first]])
    if (registered[dataDir] !== first || Object.keys(registered).length !== Object.keys(entries).length)
      writeFileAtomic(registry, `${JSON.stringify(entries)}\n`)
    return first
  } finally {
    unlock()
  }
}

function lowestFree(taken: ReadonlySet<number>): number {
  for (let block = 0; block < BLOCKS; block += 1) if (!taken.has(firstOf(block))) return firstOf(block)
  throw new Error(`this machine has ${BLOCKS} portals`)
}

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
