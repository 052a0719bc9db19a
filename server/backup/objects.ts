import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import { StartError } from '../start/start-error.ts'
import { sha256 } from './sha256.ts'
import type { BackupTarget } from './target.ts'

const compress = promisify(gzip)

/** No honest object is larger; one that claims to be is not expanded. */
const LARGEST = 64_000_000
const AT_ONCE = 16
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
/** Returns the hash that a path of a target names, or null for other paths. */
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

const NEWLINE = 10
const TAB = 9
const EMPTY = Buffer.alloc(0)
/** No chunk is longer than this and one line. */
const LONGEST = 4_000_000

interface Cutting {
  /** The mean length of a chunk, in bytes. */
  mean: number
  /** How many columns, the first ones, name a line: the primary key of a row. */
  keyColumns: number
}

/**
 * Cuts lines into chunks. A chunk ends after a line by the hash of its key and its length alone, so the same lines
 * make the same chunks, and a line that is new, changed or gone changes the chunk in which it lies and no other.
 */
export async function* cutLines(source: AsyncIterable<Buffer>, { mean, keyColumns }: Cutting): AsyncGenerator<Buffer> {
  let rest: Buffer = EMPTY
  for await (const data of source) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, data]) : data
    let chunk = 0
    // The lines of the rest ended no chunk, but its last one may have been half a line.
    let line = rest.lastIndexOf(NEWLINE) + 1
    for (let end = bytes.indexOf(NEWLINE, line); end >= 0; end = bytes.indexOf(NEWLINE, line)) {
      const isBorder = hashKey(bytes, line, end, keyColumns) < ((end + 1 - line) / mean) * 2 ** 32
      line = end + 1
      if (!isBorder && line - chunk < LONGEST) continue
      yield bytes.subarray(chunk, line)
      chunk = line
    }
    rest = bytes.subarray(chunk)
  }
  if (rest.length > 0) yield rest
}

/** Returns a hash of the first columns of a line, FNV-1a with a last mix, as a number below 2³². */
function hashKey(bytes: Buffer, begin: number, end: number, columns: number): number {
  let hash = 0x811c9dc5
  let left = columns
  for (let at = begin; at < end; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === TAB) {
      left -= 1
      if (left === 0) break
    }
    hash = Math.imul(hash ^ byte, 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
