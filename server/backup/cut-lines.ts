const NEWLINE = 10
const TAB = 9
const EMPTY = Buffer.alloc(0)
/** No chunk is longer than this and one line. */
const LONGEST = 4_000_000

export interface Cutting {
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
