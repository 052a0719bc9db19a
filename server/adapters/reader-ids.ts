import { hash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { lockMachine, SHARED } from '../embedded-postgres/system-user.ts'
import { writeFileAtomic } from './atomic-file.ts'

/** The kinds of processes that read files of untrusted senders. Each has an id: none can look into the memory or files of another. */
export const READER_KINDS = ['images', 'sheets', 'pdfsRead', 'pdfsDrawn', 'pdfsWritten'] as const
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
