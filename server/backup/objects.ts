import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import { StartError } from '../start-error.ts'
import { type Cutting, cutLines } from './cut-lines.ts'
import { sha256 } from './sha256.ts'
import type { BackupTarget } from './target.ts'

const compress = promisify(gzip)

/** No honest object is larger; one that claims to be is not expanded. */
const LARGEST = 64_000_000
const AT_ONCE = 16
/** Chunks of rows. */
const ROWS = 16_384
/** Chunks of the lists of chunks. */
const NAMES: Cutting = { mean: 4096, keyColumns: 1 }

/** What a backup wrote into its target. */
export interface Written {
  objects: number
  bytes: number
}

const objectPath = (hash: string) => `objects/${hash.slice(0, 2)}/${hash}`
const OBJECT = /^objects\/([\da-f]{2})\/(\1[\da-f]{62})$/
/** Returns the hash that a path of a target names, or null where it is no object. */
export const hashOfPath = (path: string): string | null => OBJECT.exec(path)?.[2] ?? null

/** The objects of a target: pieces of tables, each compressed under the SHA-256 of its content, so that none is there twice. */
export interface Objects {
  readonly written: Written
  /** Stores lines in chunks; returns the names of the objects that list the chunks. */
  putLines(lines: AsyncIterable<Buffer>, keyColumns: number): Promise<string[]>
}

export async function openObjects(target: BackupTarget): Promise<Objects> {
  const written: Written = { objects: 0, bytes: 0 }
  const stored = await target.list('objects')
  // An object that was truncated to nothing is written again.
  const known = new Set(stored.map(({ path, bytes }) => (bytes > 0 ? hashOfPath(path) : null)))

  const put = async (content: Buffer): Promise<string> => {
    const hash = sha256(content)
    if (known.has(hash)) return hash
    known.add(hash)
    const bytes = await compress(content)
    await target.put(objectPath(hash), bytes)
    written.objects += 1
    written.bytes += bytes.length
    return hash
  }

  return {
    written,
    async putLines(lines, keyColumns) {
      const chunks = ahead(cutLines(lines, { mean: ROWS, keyColumns }), put)
      const lists: string[] = []
      for await (const list of ahead(cutLines(asLines(chunks), NAMES), put)) lists.push(list)
      return lists
    },
  }
}

/** Reads an object, and proves that it is what its name says. */
async function readObject(target: BackupTarget, hash: string): Promise<Buffer> {
  const bytes = await target.get(objectPath(hash))
  if (!bytes) throw new DamagedObject(objectPath(hash), 'is missing')
  const content = expand(bytes)
  if (!content || sha256(content) !== hash) throw new DamagedObject(objectPath(hash), 'is not what was saved')
  return content
}

/** Returns what was compressed, or null. For 16 kB a thread of its own costs more than the work. */
function expand(bytes: Buffer): Buffer | null {
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST })
  } catch {
    return null
  }
}

/** A file of a target that is missing or damaged. */
export class DamagedObject extends StartError {
  override name = 'DamagedObject'
  readonly path: string

  constructor(path: string, what: string) {
    super(`The backup is damaged: ${path} ${what}.`)
    this.path = path
  }
}

/** Reads the lines that `putLines` stored under these names. */
export async function* readLines(target: BackupTarget, lists: readonly string[]): AsyncGenerator<Buffer> {
  yield* ahead(namesIn(target, lists), (hash) => readObject(target, hash))
}

/** Reads the names of the chunks in these lists. */
export async function* namesIn(target: BackupTarget, lists: readonly string[]): AsyncGenerator<string> {
  for await (const list of ahead(lists, (hash) => readObject(target, hash)))
    for (const name of list.toString().split('\n')) if (name) yield name
}

/** Returns the paths of the missing or damaged objects among these lists and what they name. */
export async function findDamaged(target: BackupTarget, lists: readonly string[]): Promise<string[]> {
  const damaged: string[] = []
  const check = async (hash: string) => {
    try {
      return await readObject(target, hash)
    } catch (error) {
      if (!(error instanceof DamagedObject)) throw error
      damaged.push(error.path)
      return null
    }
  }
  for await (const list of ahead(lists, check)) {
    const names = (list?.toString() ?? '').split('\n').filter(Boolean)
    for await (const _ of ahead(names, check));
  }
  return damaged
}

async function* asLines(names: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const name of names) yield Buffer.from(`${name}\n`)
}

/** Works on some values at once, ahead of the consumer, and yields the results in order. */
export async function* ahead<T, R>(
  values: Iterable<T> | AsyncIterable<T>,
  work: (value: T) => Promise<R>,
  atOnce = AT_ONCE,
): AsyncGenerator<R> {
  const running: Promise<R>[] = []
  for await (const value of values) {
    const one = work(value)
    one.catch(() => {}) // reported when its turn comes
    running.push(one)
    const first = running.length >= atOnce && running.shift()
    if (first) yield await first
  }
  for (const one of running) yield await one
}
